import { expect, test } from 'vitest';
import { pearlStory } from '../../../../src/games/oteres/board/pearl-story.ts';
import { walk } from '../presenter/walk.ts';

test.each([3, 4, 5])('a whole game of %d tells who went out when, and whom pearls came from', (seats) => {
  const { match, moves } = walk({ seats, seed: `story ${seats}` });
  const view = match.view('spectator');
  const { outIn, from, curves } = pearlStory(view, moves);
  const out = view.seats.filter((side) => side.out).map(({ seat }) => seat);
  expect([...outIn.keys()].toSorted()).toEqual(out);
  for (const round of outIn.values()) {
    expect(round).toBeGreaterThanOrEqual(1);
    expect(round).toBeLessThanOrEqual(view.turn.round);
  }
  const owners = new Map(view.seats.flatMap(({ seat, pearls }) => pearls.map(({ mark }) => [mark, seat])));
  const given = [...from].filter(([mark]) => owners.has(mark));
  expect(given.length).toBeGreaterThan(0);
  for (const [, seat] of given) expect(seat).toBeLessThan(seats);
  for (const { seat, pearls } of view.seats) {
    expect(curves[seat]?.[0], 'everybody begins with one pearl').toBe(1);
    expect(curves[seat]?.at(-1)).toBe(pearls.length);
    expect(Math.min(...(curves[seat] ?? []))).toBeGreaterThanOrEqual(0);
  }
});
