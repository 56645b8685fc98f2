import { expect, it } from 'vitest';
import { otys } from '../../src/games/otys/index.ts';
import { inForm } from '../form.ts';
import { GAME_TIME, gameOverTheWire, SAMPLE, WHOLE } from './whole-game.ts';

it(
  'a game of two over the wire, through a restart, loses, doubles and tells nothing',
  GAME_TIME,
  async () => {
    const scores = await gameOverTheWire(otys, 2, [], inForm(SAMPLE, WHOLE));
    expect(Math.max(0, ...scores)).toBeGreaterThanOrEqual(inForm(0, 18));
  },
);
