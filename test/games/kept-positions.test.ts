import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { games } from '../../src/games/index.ts';
import { eager, endOf, optionsOf, seatingsOf, walk } from './walk.ts';

/**
 * Where seeded matches end, by game, rules version and seats. A match that was saved is held against where its log leads now: where a position
 * has got another part since, nobody can look at its earlier turns any more, or go back by agreement.
 */
const ENDS: Readonly<Record<string, string>> = {
  'otys 3 2': 'a533c13209ba8420',
  'otys 3 3': 'aaad6962d2422471',
  'otys 3 4': '274c74493ff51986',
  'oteres 3 3': '79f680671953ff10',
  'oteres 3 4': 'dfdc5fd76f7e682c',
  'oteres 3 5': '2631e3b25620b301',
};

/** The rules version stands in a snapshot under the name that it was first saved under. */
const snapshotShape = z.object({ edition: z.int() });

test.each(games.flatMap((game) => seatingsOf(game).map((seats) => [game.name, seats, game] as const)))(
  'a match of %s with %i seats leads to the very position that its rules version led to before: else the version rises',
  (name, seats, game) => {
    const begun = game.begin({ seats, options: optionsOf(game, seats), seed: 'kept' });
    const { match } = endOf(walk(begun, eager('kept'), 2_000));
    expect(match.result).toBeDefined();
    const { edition } = snapshotShape.parse(JSON.parse(match.snapshot()));
    const digest = createHash('sha256').update(match.position()).digest('hex').slice(0, 16);
    expect(digest).toBe(ENDS[`${name} ${edition} ${seats}`]);
  },
);
