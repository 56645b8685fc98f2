import { expect, test } from 'vitest';
import type { GameTypes } from '../../src/engine/game.ts';
import { openMatch } from '../../src/engine/match.ts';
import { games } from '../../src/games/index.ts';
import { CHECKS, conformance } from './conformance.ts';
import { allSamples, samplesFor } from './samples.ts';
import { eager, manyTablesOf, walk } from './walk.ts';
import type { Conforming } from './what-is-told.ts';

for (const game of games) samplesFor(game).held(conformance);

test('every game that tests know is registered', () => {
  expect(allSamples.map(({ name }) => name)).toEqual(games.map(({ name }) => name));
});

/** Random games after which each kind of question should have been asked. */
const MOST_GAMES = 40;

test.each(allSamples)(
  'what is known to be asked in $name is asked in random games, and nothing else',
  ({ asks, held }) => {
    const met = held(({ game }) => {
      const kinds = new Set<string>();
      const tables = manyTablesOf(game);
      for (let at = 0; at < MOST_GAMES && kinds.size < asks.length; at += 1) {
        const setup = {
          ...(tables[at % tables.length] ?? { seats: game.seats.max, options: {} }),
          seed: `asked ${at}`,
        };
        for (const { match } of walk(openMatch(game, setup).match, eager(setup.seed), 1_200))
          for (const { about } of match.decisions) kinds.add(about.kind);
      }
      return kinds;
    });
    expect([...met].sort()).toEqual([...asks].sort());
  },
);

const gossiping = <G extends GameTypes>({ game, ...rest }: Conforming<G>): Conforming<G> => ({
  ...rest,
  game: { ...game, redact: (fact) => fact },
});

const secretive = allSamples.filter(({ secrets }) => secrets !== undefined);
test.each(secretive)('with every fact told to everybody the suite turns red for $name', ({ held }) => {
  const leaks = () =>
    held((conforming) => CHECKS['whoever sees the same afterwards was told the same'](gossiping(conforming)));
  expect(leaks).toThrow('sees the same');
});
