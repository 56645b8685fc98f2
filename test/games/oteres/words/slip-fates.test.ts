import { expect, test } from 'vitest';
import type { Slip } from '../../../../src/games/oteres/board/pearl-story.ts';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { type SlipFate, slipFates } from '../../../../src/games/oteres/words/slip-fates.ts';

const given = (turn: number, by: number, to: number, card: string): Slip => ({
  ...{ by, to, card, turn },
  round: Math.ceil(turn / 3),
});
/** What became of a card that player 0 slipped to player 1 in the first turn, by what then happened in the next turns. */
const fateOf = (
  card: string,
  turns: readonly (readonly OteresFact[])[],
  { out = false, more = [] }: { readonly out?: boolean; readonly more?: readonly Slip[] } = {},
): SlipFate | undefined => {
  const slip = given(1, 0, 1, card);
  const tallies = [[{ kind: 'card-given', seat: 0, to: 1 } as const], ...turns].map((facts, at) => ({
    ...{ turn: at + 1, seat: at % 3, round: Math.ceil((at + 1) / 3) },
    facts,
  }));
  const [first] = slipFates(tallies, { handed: [slip, ...more], slipped: out ? [slip] : [] });
  return first?.fate;
};
const returned: OteresFact = { kind: 'urchin-returned', seat: 1 };

test('a sea urchin that is played for a black pearl is not sent back besides', () => {
  expect(fateOf('urchin', [[{ kind: 'card-played', seat: 1, card: 'urchin' }, returned]])).toEqual({
    kind: 'black',
  });
  expect(fateOf('urchin', [[{ kind: 'card-played', seat: 1, card: 'shoo' }, returned]])).toEqual({
    kind: 'returned',
  });
});

test('a sea urchin that puts its receiver out does so, and one that changes nothing was never played', () => {
  const out: readonly OteresFact[] = [{ kind: 'out', seat: 1, urchins: 2 }, returned, returned];
  expect(fateOf('urchin', [out], { out: true })).toEqual({ kind: 'out' });
  expect(fateOf('urchin', [out])).toEqual({ kind: 'kept' });
});

test('a card is played in a round, thrown away, passed on or never played', () => {
  expect(fateOf('dive', [[], [], [], [{ kind: 'card-played', seat: 1, card: 'dive' }]])).toEqual({
    kind: 'played',
    round: 2,
  });
  expect(fateOf('dive', [[{ kind: 'card-discarded', seat: 1, card: 'dive' }]])).toEqual({ kind: 'thrown' });
  expect(
    fateOf('dive', [[{ kind: 'card-given', seat: 1, to: 2 }]], { more: [given(2, 1, 2, 'dive')] }),
  ).toEqual({ kind: 'passed', to: 2 });
  expect(fateOf('dive', [[{ kind: 'card-played', seat: 2, card: 'dive' }]])).toEqual({ kind: 'kept' });
});

test('the hand of a player who is out is not thrown away', () => {
  const out: readonly OteresFact[] = [
    { kind: 'out', seat: 1, urchins: 2 },
    { kind: 'card-discarded', seat: 1, card: 'dive' },
  ];
  expect(fateOf('dive', [out])).toEqual({ kind: 'kept' });
});
