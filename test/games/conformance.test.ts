import { describe, expect, test } from 'vitest';
import type { GameTypes } from '../../src/engine/game.ts';
import { games } from '../../src/games/index.ts';
import { CHECKS, conformance } from './conformance.ts';
import { allSamples, samplesFor } from './samples.ts';
import type { Conforming } from './what-is-told.ts';

for (const game of games) samplesFor(game).held(conformance);

test('every game that tests know is registered', () => {
  expect(allSamples.map(({ name }) => name)).toEqual(games.map(({ name }) => name));
});

/** The same game with every fact told to everybody. */
const gossiping = <G extends GameTypes>({ game, ...rest }: Conforming<G>): Conforming<G> => ({
  ...rest,
  game: { ...game, redact: (fact) => fact },
});

describe('with every fact told to everybody the suite turns red for', () => {
  const secretive = allSamples.filter(({ secrets }) => secrets !== undefined);
  test.each(secretive)('$name', ({ held }) => {
    const leaks = () =>
      held((conforming) =>
        CHECKS['whoever sees the same afterwards was told the same'](gossiping(conforming)),
      );
    expect(leaks).toThrow('sees the same');
  });
});
