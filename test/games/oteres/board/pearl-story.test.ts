import { expect, test } from 'vitest';
import { pearlStory } from '../../../../src/games/oteres/board/pearl-story.ts';
import { walk } from '../presenter/walk.ts';

test.each([3, 4, 5])('a whole game of %d tells who went out when, and whom pearls came from', (seats) => {
  const { match, moves } = walk({ seats, seed: `story ${seats}` });
  const view = match.view('spectator');
  const { outIn, from, taken } = pearlStory(moves);
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
  expect(taken.length).toBeGreaterThan(0);
  for (const { by, from: giver } of taken) expect(by).not.toBe(giver);
});
