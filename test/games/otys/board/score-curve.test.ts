import { expect, test } from 'vitest';
import { spread } from '../../../../src/games/otys/board/score-curve.ts';

test('the ends of lines that stand apart stay where they are', () => {
  expect(spread([100, 200, 300], 400)).toEqual([100, 200, 300]);
});

test.each([[[100, 102, 104, 106]], [[100, 390, 395, 400]], [[396, 396, 396, 396]]])(
  'the ends of the lines %j stand apart, above the floor',
  (heights) => {
    const places = spread(heights, 396);
    for (const [at, place] of places.entries()) {
      expect(place).toBeLessThanOrEqual(396);
      if (at > 0) expect(place - (places[at - 1] ?? 0)).toBeGreaterThanOrEqual(34);
    }
  },
);
