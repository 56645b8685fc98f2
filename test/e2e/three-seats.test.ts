import { expect, it } from 'vitest';
import { otys } from '../../src/games/otys/index.ts';
import { GAME_TIME, wholeGame } from './whole-game.ts';

it(
  'a game of three over the wire, through a restart, loses, doubles and tells nothing',
  GAME_TIME,
  async () => {
    const scores = await wholeGame(otys, 3, [{ name: 'sponsors', value: 'advanced' }]);
    expect(Math.max(...scores)).toBeGreaterThanOrEqual(18);
  },
);
