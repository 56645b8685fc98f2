import { expect, test } from 'vitest';
import { pearlStory } from '../../../../src/games/oteres/board/pearl-story.ts';
import { oteres } from '../../../../src/games/oteres/index.ts';
import { walk } from '../words/walk.ts';

test.each([3, 4, 5])('a whole game of %d tells who went out when, and whom pearls came from', (seats) => {
  const { match, moves } = walk({ seats, seed: `story ${seats}` });
  const view = match.view('spectator');
  const { outIn, from } = pearlStory(moves);
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
});

test('what each seat knew of its own pearls tells how its points grew, up to what it ended with', () => {
  let start: readonly number[] | undefined;
  const { match, moves } = walk({ seats: 4, seed: 'curve' }, (at) => {
    start ??= [0, 1, 2, 3].map((seat) =>
      (at.view(seat).seats[seat]?.pearls ?? []).reduce((sum, { value = 0 }) => sum + value, 0),
    );
  });
  const known = [0, 1, 2, 3].map((seat) =>
    moves.map((move) => ({ ...move, facts: move.facts.flatMap((fact) => oteres.redact(fact, seat) ?? []) })),
  );
  const { gains } = pearlStory(moves, known);
  expect(gains.map((each, seat) => (start?.[seat] ?? 0) + (each.at(-1) ?? 0))).toEqual(match.result?.scores);
  expect(gains.map((each) => each.length)).toEqual([0, 1, 2, 3].map(() => 1 + match.turn.round));
});
