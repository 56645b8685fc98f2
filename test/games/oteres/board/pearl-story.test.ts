import { expect, test } from 'vitest';
import { pearlStory } from '../../../../src/games/oteres/board/pearl-story.ts';
import { components, oteres } from '../../../../src/games/oteres/index.ts';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
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

test('a sea urchin that was given is told once its receiver has gone out by it, and only for sure', () => {
  const entry = (...facts: readonly OteresFact[]) =>
    [{ kind: 'move', ply: 0, seat: 0, turn: 1, notation: '', facts } as const] as const;
  const given = { kind: 'card-given', seat: 0, to: 1, card: 'urchin' } as const;
  const own = { kind: 'card-drawn', seat: 1, card: 'urchin' } as const;
  const out = { kind: 'out', seat: 1, urchins: 2 } as const;
  const slipped = (...facts: readonly OteresFact[]) =>
    pearlStory([], components, [entry(), entry(...facts), entry()]).slipped;
  const began = { kind: 'turn-began', seat: 0, number: 5, round: 2 } as const;
  const slip = { by: 0, to: 1, card: 'urchin', turn: 5, round: 2 };
  expect(slipped(own, began, given, out)).toEqual([slip]);
  expect(slipped(given, began, given, out)).toEqual([slip]);
  expect(slipped(own, given)).toEqual([]);
  expect(slipped(own, given, { kind: 'urchin-returned', seat: 1 }, own, out)).toEqual([]);
  expect(slipped(own, own, { ...given, card: 'dive' }, out)).toEqual([]);
  // Of three one more or less changed nothing, unless one player gave two of them.
  const three = { ...out, urchins: 3 };
  expect(slipped(own, own, given, three)).toEqual([]);
  expect(slipped(own, given, began, given, three)).toEqual([slip]);
});
