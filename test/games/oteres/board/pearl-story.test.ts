import { expect, test } from 'vitest';
import { pearlStory } from '../../../../src/games/oteres/board/pearl-story.ts';
import { components, oteres } from '../../../../src/games/oteres/index.ts';
import { scene } from '../position.ts';
import { walk } from '../words/walk.ts';

test.each([3, 4, 5])('a whole game of %d tells who went out when, and whom pearls came from', (seats) => {
  const { match, moves } = walk({ seats, seed: `story ${seats}` });
  const view = match.view('spectator');
  const { outIn, from, taken } = pearlStory(moves, components);
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

test('a swap and a passed pearl are no catch, a snatch is one', () => {
  const others = [{ pearls: '2' }, { pearls: '3' }];
  const takenBy = (hand: string, play: string) => {
    const { facts } = scene({ me: { hand, pearls: '1' }, others }).play(play);
    const began = { kind: 'turn-began', seat: 0, number: 1, round: 1 } as const;
    const move = { kind: 'move', ply: 0, seat: 0, turn: 1, notation: '', facts: [began, ...facts] } as const;
    return pearlStory([move], components).taken.length;
  };
  expect(takenBy('swap', 'aim.swap.1')).toBe(0);
  expect(takenBy('with-the-current', 'play.with-the-current')).toBe(0);
  expect(takenBy('snatch', 'aim.snatch.1')).toBe(1);
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
  const { gains } = pearlStory(moves, components, known);
  expect(gains.map((each, seat) => (start?.[seat] ?? 0) + (each.at(-1) ?? 0))).toEqual(match.result?.scores);
  expect(gains.map((each) => each.length)).toEqual([0, 1, 2, 3].map(() => 1 + match.turn.round));
});
