import { expect, test } from 'vitest';
import { gameEntry } from '../../src/games/game-entry.ts';
import { type Tiny, tinyPresenter, tinyRules } from './tiny.ts';

const equal = ({ points }: Tiny['State']) => points.map(() => 1 / points.length);

const insight = {
  isOpen: true,
  worth: ({ points }: Tiny['State']) => points,
  chances: equal,
  chancesWith: () => equal,
  learning: {
    traits: [{ name: 'points' }],
    count: ({ points }: Tiny['State']) => points.map((each) => [each]),
    left: () => 1,
    gifts: [],
    fileName: 'learned.json',
  },
  isIdle: () => false,
};
const simulation = { options: () => ({ pace: 'slow', begins: '0' }), broken: () => undefined };

test('a game with more seats than there are looks is refused', () => {
  const crowded = { ...tinyRules, seats: { min: 2, max: 9 } };
  expect(() => gameEntry(crowded, tinyPresenter, simulation, insight)).toThrow(
    'tiny is for 9, and there are looks for 8',
  );
  expect(
    gameEntry({ ...tinyRules, seats: { min: 2, max: 8 } }, tinyPresenter, simulation, insight).playable.seats
      .max,
  ).toBe(8);
});
