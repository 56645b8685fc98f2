import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { inForm } from '../form.ts';
import { say } from '../texts/shipped.ts';
import { PEOPLE } from './played-pictures.ts';
import { atRandom, tablesOf, walk } from './walk.ts';

const GAMES = inForm(2, 12);

// A message may begin in the middle of a turn: after /board, or once somebody else was asked.
test.each(games)('what a turn of $name brought is told from any of its answers on', (game) => {
  let told = 0;
  for (let number = 0; number < GAMES; number += 1)
    for (const { seats, options } of tablesOf(game)) {
      const seed = `in parts ${number}`;
      for (const { match, log } of walk(game.begin({ seats, options, seed }), atRandom(seed), 300)) {
        if (match.ply === 0) continue;
        const textContext = { say, people: PEOPLE.slice(0, seats) };
        const parts = match
          .logged(log.slice(-3))
          .happened('spectator', 0, textContext, undefined, match.ply - 1);
        told += parts.flatMap(({ lines }) => lines).length;
      }
    }
  expect(told).toBeGreaterThan(50);
});
