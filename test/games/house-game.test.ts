import { expect, test } from 'vitest';
import { houseGame } from '../../src/games/house-game.ts';
import { tinyPresenter, tinyRules } from './tiny.ts';

const trial = { options: () => ({ pace: 'slow', begins: '0' }), broken: () => undefined };

test('a game with more seats than there are looks is refused', () => {
  const crowded = { ...tinyRules, seats: { min: 2, max: 9 } };
  expect(() => houseGame(crowded, tinyPresenter, trial)).toThrow('tiny is for 9, and there are looks for 8');
  expect(
    houseGame({ ...tinyRules, seats: { min: 2, max: 8 } }, tinyPresenter, trial).playable.seats.max,
  ).toBe(8);
});
