import { expect, it } from 'vitest';
import { oteres } from '../../src/games/oteres/index.ts';
import { GAME_TIME, gameOverTheWire } from './whole-game.ts';

it(
  'a game of pearls for three over the wire, through a restart, loses, doubles and tells nothing',
  GAME_TIME,
  async () => {
    expect(await gameOverTheWire(oteres, 3, [])).toHaveLength(3);
  },
);
