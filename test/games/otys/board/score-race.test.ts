import { expect, test } from 'vitest';
import { discAt, racePlaces } from '../../../../src/games/otys/board/colony.ts';
import { crowded, end } from '../sample-views.ts';

test('equal scores share a place side by side', () => {
  expect(racePlaces(crowded.view).map(({ node, index, among }) => [node, index, among])).toEqual([
    [16, 0, 4],
    [16, 1, 4],
    [16, 2, 4],
    [16, 3, 4],
  ]);
});

test('all who are past the end stand together behind it', () => {
  expect(racePlaces(end.view).map(({ node, among }) => [node, among])).toEqual([
    [19, 2],
    [15, 1],
    [19, 2],
  ]);
});

/** From one node to the next, and what discs have in height: between two, and with more. */
const ROOMS = [
  { step: 43.4, high: 46 },
  { step: 43.4, high: 56 },
] as const;

/** Everybody on these scores, each with the middle of its disc. */
const discsOn = (scores: readonly number[], { step, high }: (typeof ROOMS)[number]) => {
  const seats = crowded.view.seats.map((player, seat) => ({ ...player, prestige: scores[seat] ?? 0 }));
  const places = racePlaces({ ...crowded.view, seats });
  return places.map((place) => {
    const { dx, dy, size } = discAt(place, places, step, high);
    return { node: place.node, x: place.node * step + dx, y: dy, size };
  });
};

test.each(ROOMS)('no two discs touch, and each is nearest its own node, in $high pixels', (room) => {
  const digits = [0, 1, 2, 3];
  for (const scores of digits.flatMap((b) => digits.flatMap((c) => digits.map((d) => [1, b, c, d])))) {
    const discs = discsOn(scores, room);
    for (const [at, one] of discs.entries()) {
      expect(Math.abs(one.x - one.node * room.step), `${scores}`).toBeLessThan(room.step / 2);
      expect(Math.abs(one.y) + one.size / 2).toBeLessThanOrEqual(room.high / 2);
      for (const other of discs.slice(at + 1)) {
        const between = Math.hypot(one.x - other.x, one.y - other.y) - (one.size + other.size) / 2;
        const least = one.node === other.node ? 2.5 : 7.5;
        expect(between, `${scores}`).toBeGreaterThanOrEqual(least);
      }
    }
  }
});
