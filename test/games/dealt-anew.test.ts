import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { games } from '../../src/games/index.ts';
import type { PlayableGame, PlayableMatch } from '../../src/games/playable.ts';
import { tiny } from './tiny.ts';
import { atRandom, type Stop, walk } from './walk.ts';

/** How many matches are played, and how far. */
const [MATCHES, PLIES] = [24, 40];

const savedShape = z.object({ drawn: z.int(), position: z.unknown() });
const saved = (match: PlayableMatch) => savedShape.parse(JSON.parse(match.snapshot()));
const positionOf = (match: PlayableMatch): string => JSON.stringify(saved(match).position);
const moveShape = z.object({ seat: z.int(), notation: z.string() });

/** The stops of a match with as few as can play, every option as it usually is. */
function played(game: PlayableGame, seed: string): readonly Stop<PlayableMatch, string>[] {
  const options = Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]] as const));
  return [...walk(game.begin({ seats: game.seats.min, options, seed }), atRandom(seed), PLIES)];
}

describe.each([...games, tiny].map((game) => [game.name, game] as const))(
  'what was drawn before a match of %s went back',
  (_, game) => {
    test('is drawn anew by the very same moves, and is another in many of the matches', async () => {
      let [drawing, tried, anew] = [0, 0, 0];
      for (let number = 1; number <= MATCHES; number += 1) {
        const stops = played(game, `anew ${number}`);
        // From a match that is over there is no way back.
        const last = stops.findLast(({ match }) => match.result === undefined);
        const at = stops.findIndex(({ match }, ply) => {
          const next = stops[ply + 1]?.match;
          return next !== undefined && saved(next).drawn > saved(match).drawn;
        });
        const [after] = stops.slice(at + 1);
        if (at < 0 || last === undefined || after === undefined) continue;
        drawing += 1;
        if (last.match.ply <= at) continue;
        const log = last.log.slice(0, last.match.ply);
        const { seat, notation } = moveShape.parse(JSON.parse(log[at] ?? ''));
        const back = await last.match.logged(log).goBack(seat, at);
        if (typeof back === 'string') throw new Error(`going back is ${back}`);
        expect(saved(back.match).drawn).toBe(saved(last.match).drawn);
        const again = back.match.play(seat, notation);
        if (typeof again === 'string') throw new Error(`the very same move is ${again}`);
        tried += 1;
        if (positionOf(again.match) !== positionOf(after.match)) anew += 1;
      }
      // A game may use chance in its set-up alone.
      expect(tried).toBeGreaterThanOrEqual(drawing > 0 ? Math.min(drawing, MATCHES / 4) : 0);
      expect(anew).toBeGreaterThan(tried * 0.3 - 1);
    });
  },
);
