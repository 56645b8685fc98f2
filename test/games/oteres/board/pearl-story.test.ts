import { expect, test } from 'vitest';
import { fatalSlips, pearlStory } from '../../../../src/games/oteres/board/pearl-story.ts';
import { oteres } from '../../../../src/games/oteres/index.ts';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { walk } from '../position.ts';

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

const given = { kind: 'card-given', seat: 0, to: 1, card: 'urchin' } as const;
const own = { kind: 'card-drawn', seat: 1, card: 'urchin' } as const;
const out = { kind: 'out', seat: 1, urchins: 2, pile: { seat: 1, white: 0, black: 0 } } as const;
const returned = { kind: 'urchin-returned', seat: 1 } as const;
const played = { kind: 'card-played', seat: 1, card: 'urchin' } as const;
const began = (number: number, round: number) => ({ kind: 'turn-began', seat: 0, number, round }) as const;
const slip = { by: 0, to: 1, turn: 5, round: 2 };

/** The sea urchins that player 1 was given and that put them out, by what happened. */
const fatal = (...facts: readonly OteresFact[]) =>
  fatalSlips([{ kind: 'move', ply: 0, seat: 0, turn: 1, notation: '', facts }], 1);

test('a sea urchin that was given puts its receiver out, and is told to do so only for sure', () => {
  expect(fatal(own, began(5, 2), given, began(7, 3), out)).toEqual([slip]);
  expect(fatal(given, began(5, 2), given, began(7, 3), out)).toEqual([slip]);
  expect(fatal(own, given)).toEqual([]);
  expect(fatal(own, own, { ...given, card: 'dive' }, out)).toEqual([]);
  // Of three one more or less changed nothing, unless one player gave two of them.
  const three = { ...out, urchins: 3 };
  expect(fatal(own, own, given, three)).toEqual([]);
  expect(fatal(own, given, began(5, 2), given, began(7, 3), three)).toEqual([slip]);
});

test('those that others gave count as the first to leave a hand: played, sent back or slipped on', () => {
  expect(fatal(own, given, returned, own, out)).toEqual([]);
  expect(fatal(given, played, returned, own, own, out)).toEqual([]);
  expect(fatal(given, { ...given, seat: 1, to: 2 }, own, own, out)).toEqual([]);
  expect(fatal(given, began(5, 2), given, began(6, 2), returned, own, out)).toEqual([slip]);
});

test('the hand of a player who is out is not sent back', () => {
  expect(fatal(own, began(5, 2), given, out, returned, returned)).toEqual([slip]);
});
