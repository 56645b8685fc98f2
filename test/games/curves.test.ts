import { expect, test } from 'vitest';
import { allSeats } from '../../src/engine/seat.ts';
import { asideOf, spreadOut } from '../../src/games/curves.ts';

test('what stands apart stays at its height', () => {
  expect(spreadOut([100, 200, 300], 34, { last: 400 })).toEqual([100, 200, 300]);
});

test.each([[[100, 102, 104, 106]], [[100, 390, 395, 400]], [[396, 396, 396, 396]]])(
  'what stands beside %j is put apart, above the floor',
  (heights) => {
    const places = spreadOut(heights, 34, { last: 396 });
    for (const [at, place] of places.entries()) {
      expect(place).toBeLessThanOrEqual(396);
      if (at > 0) expect(place - (places[at - 1] ?? 0)).toBeGreaterThanOrEqual(34);
    }
  },
);

test('what is out of order keeps its order, below the ceiling', () => {
  expect(spreadOut([300, 10, 300], 36, { first: 50, last: 320 })).toEqual([284, 50, 320]);
});

test.each([1, 2, 5, 8])('the lines of %d lie beside one another, none far from its points', (seats) => {
  const aside = allSeats(seats).map((seat) => asideOf(seat, seats));
  expect(new Set(aside).size).toBe(seats);
  for (const each of aside) expect(Math.abs(each)).toBeLessThanOrEqual(8);
});
