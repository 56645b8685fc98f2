import { expect, test } from 'vitest';
import { slippedUrchins } from '../../../../src/games/oteres/board/slips.ts';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';

const given = { kind: 'card-given', seat: 0, to: 1, card: 'urchin' } as const;
const own = { kind: 'card-drawn', seat: 1, card: 'urchin' } as const;
const out = { kind: 'out', seat: 1, urchins: 2 } as const;
const returned = { kind: 'urchin-returned', seat: 1 } as const;
const began = (number: number, round: number) => ({ kind: 'turn-began', seat: 0, number, round }) as const;
const slip = { by: 0, to: 1, card: 'urchin', turn: 5, round: 2 };

/** The sea urchins that player 1 was given, by what then happened. */
const slipped = (...facts: readonly OteresFact[]) =>
  slippedUrchins([{ kind: 'move', ply: 0, seat: 0, turn: 1, notation: '', facts }], 1);
/** Those of them that put player 1 out. */
const fatal = (...facts: readonly OteresFact[]) =>
  slipped(...facts).filter(({ fate }) => fate?.kind === 'out');

test('a sea urchin that was given puts its receiver out in a round, and is told to do so only for sure', () => {
  const why = { ...slip, fate: { kind: 'out', round: 3 } };
  expect(fatal(own, began(5, 2), given, began(7, 3), out)).toEqual([why]);
  expect(fatal(given, began(5, 2), given, began(7, 3), out)).toEqual([why]);
  expect(fatal(own, given)).toEqual([]);
  expect(fatal(own, given, returned, own, out)).toEqual([]);
  expect(fatal(own, own, { ...given, card: 'dive' }, out)).toEqual([]);
  // Of three one more or less changed nothing, unless one player gave two of them.
  const three = { ...out, urchins: 3 };
  expect(fatal(own, own, given, three)).toEqual([]);
  expect(fatal(own, given, began(5, 2), given, began(7, 3), three)).toEqual([why]);
});

test('a sea urchin that is played for a black pearl is not sent back besides', () => {
  const played = { kind: 'card-played', seat: 1, card: 'urchin' } as const;
  const black = { ...slip, fate: { kind: 'black', turn: 6 } };
  expect(slipped(began(5, 2), given, began(6, 2), played, returned)).toEqual([black]);
  expect(slipped(began(5, 2), given, given, began(6, 2), played, returned)).toEqual([black, slip]);
});

test('nobody is blamed for a black pearl that an own sea urchin may have cost, the last that came', () => {
  const played = { kind: 'card-played', seat: 1, card: 'urchin' } as const;
  expect(slipped(began(5, 2), given, began(6, 2), own, played, returned)).toEqual([slip]);
  expect(slipped(own, began(5, 2), given, began(6, 2), played, returned)).toEqual([
    { ...slip, fate: { kind: 'black', turn: 6 } },
  ]);
});

test('a sea urchin that was sent back, slipped on or kept has come to nothing', () => {
  expect(slipped(began(5, 2), given, began(6, 2), returned)).toEqual([slip]);
  expect(slipped(began(5, 2), given, began(6, 2), { ...given, seat: 1, to: 2 }, out)).toEqual([slip]);
  expect(slipped(began(5, 2), given)).toEqual([slip]);
});

test('those that others gave count as the first to leave a hand, and the hand of a player who is out is not sent back', () => {
  const [first, second] = slipped(given, began(5, 2), given, began(6, 2), returned, out, returned, returned);
  expect(first?.fate).toBeUndefined();
  expect(second?.fate).toEqual({ kind: 'out', round: 2 });
});
