import { expect, it } from 'vitest';
import { oteres } from '../../src/games/oteres/index.ts';
import { inForm } from '../form.ts';
import { GAME_TIME, gameOverTheWire, SAMPLE, WHOLE } from './whole-game.ts';

it(
  'a game of pearls for four over the wire, through a restart, loses, doubles and tells nothing',
  GAME_TIME,
  async () => {
    expect(await gameOverTheWire(oteres, 4, [], inForm(SAMPLE, WHOLE))).toHaveLength(inForm(0, 4));
  },
);
