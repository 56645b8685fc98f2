import { expect, it } from 'vitest';
import { otys } from '../../src/games/otys/index.ts';
import { GAME_TIME, wholeGame } from './whole-game.ts';

it(
  'a game of two over the wire, through a restart, loses, doubles and tells nothing',
  GAME_TIME,
  async () => {
    const scores = await wholeGame(otys, 2, []);
    expect(Math.max(...scores)).toBeGreaterThanOrEqual(18);
  },
);
