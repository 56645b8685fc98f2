import { expect, test } from 'vitest';
import type { Box } from '../../../../src/canvas/pen.ts';
import { PICTURE } from '../../../../src/canvas/picture.ts';
import { tablePlaces } from '../../../../src/games/oteres/board/places.ts';
import { receiverOf } from '../../../../src/games/oteres/board/table.ts';
import { given } from '../position.ts';

const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

test.each([3, 4, 5])('with %d seats everything has a place of its own within the picture', (seats) => {
  const places = tablePlaces(seats);
  expect(places.seats).toHaveLength(seats);
  const boxes = [
    ...places.seats.map(({ box }) => box),
    places.pool,
    places.deck,
    places.discards,
    places.card,
    places.catch,
  ];
  for (const [at, box] of boxes.entries()) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(PICTURE.width);
    expect(box.y + box.height).toBeLessThanOrEqual(PICTURE.height);
    for (const other of boxes.slice(at + 1)) expect(apart(box, other)).toBe(true);
  }
});

test.each([3, 4, 5])('with %d seats whoever is next sits clockwise, so to the left', (seats) => {
  const angles = tablePlaces(seats).seats.map(({ box }) =>
    Math.atan2(box.y + box.height / 2 - PICTURE.height / 2, box.x + box.width / 2 - PICTURE.width / 2),
  );
  const turns = angles.map((angle, seat) => {
    const next = angles[(seat + 1) % seats] ?? 0;
    return (next - angle + 2 * Math.PI) % (2 * Math.PI);
  });
  expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI);
});

test('a pearl that is passed past those who are out points at who gets it', () => {
  const { match } = given('hand with-the-current, pearls 1 2; out; pearls 3 1;').play(
    'play.with-the-current',
  );
  const view = match.view('spectator');
  expect([0, 1, 2].map((seat) => receiverOf(view, seat))).toEqual([2, undefined, 3]);
});
