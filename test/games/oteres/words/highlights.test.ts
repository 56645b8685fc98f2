import { expect, test } from 'vitest';
import { oteres } from '../../../../src/games/oteres/index.ts';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { words } from '../../story.ts';
import { given, walk } from '../position.ts';
import { inOneMove, presenter, textContext } from './told.ts';

/** How it ended for Ana, Björn and Chidi, who have these pearls: `1:4 2:-3; 3:2;` by mark and worth, after turns that all knew all about. */
const ended = (pearls: string, facts: readonly OteresFact[], round = 1) => {
  const view = walk({ seats: 3, seed: 'ending' }).match.view('spectator');
  const seats = view.seats.map((side, seat) => ({
    ...side,
    front: [],
    pearls: words(pearls.split(';')[seat]).map((word) => {
      const [mark = 0, value = 0] = word.split(':').map(Number);
      return { mark, value, held: false, colour: value < 0 ? ('black' as const) : ('white' as const) };
    }),
  }));
  const scores = seats.map((side) => side.pearls.reduce((sum, { value }) => sum + value, 0));
  const winners = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
  const turn = { ...view.turn, round };
  const open = facts.flatMap((fact) => oteres.redact(fact, 'spectator') ?? []);
  const known = [0, 1, 2].map(() => inOneMove(facts));
  const over = { ...view, turn, seats, result: { scores, winners } };
  const page = presenter.ending(over, inOneMove(open), textContext, known);
  return { lines: page.text.split('\n'), numbers: page.numbers?.split('\n') ?? [] };
};
const began = (number: number, seat: number): OteresFact => ({
  ...{ kind: 'turn-began', seat, number },
  round: Math.ceil(number / 3),
});
const played = (seat: number, card: string): OteresFact => ({ kind: 'card-played', seat, card });
const moved = (
  from: number | 'pool' | 'catch',
  to: number | 'pool',
  mark: number,
  value: number,
): OteresFact => ({
  ...{ kind: 'pearl-moved', from, to, mark, value },
  colour: value < 0 ? 'black' : 'white',
});
const dived = (number: number, seat: number, mark: number, value: number): readonly OteresFact[] => [
  ...[began(number, seat), played(seat, 'dive'), moved('pool', seat, mark, value)],
];
const slipped = (seat: number, to: number): OteresFact => ({
  ...{ kind: 'card-given', seat, to, card: 'urchin' },
});
const out = (seat: number): OteresFact => ({
  ...{ kind: 'out', seat, urchins: 2, pile: { seat, white: 0, black: 0 } },
});

test('the end tells the turns that decided, with the pearls that were hidden and whose points they changed', () => {
  const { lines } = ended('1:4 4:0; 2:3 5:1; 3:3 6:2', [
    ...dived(1, 0, 1, 4),
    ...dived(2, 1, 2, 3),
    ...dived(4, 0, 3, 3),
    ...[began(9, 2), played(2, 'swap'), moved(2, 0, 4, 0), moved(0, 2, 3, 3)],
  ]);
  expect(lines).toEqual([
    'Chidi won by 1 point over Ana and Björn (pearls: 2 to 2).',
    'Points: Chidi 5, Ana 4, Björn 4',
    'Round 1: Ana dived and came up with a white **4**. Points: Ana 0 → 4.',
    'Round 2: Ana dived and came up with a white **3**. Points: Ana 4 → 7.',
    'Round 3: Chidi gave Ana a white **0** and got a white **3** for it. Points: Ana 7 → 4, Chidi 2 → 5.',
  ]);
});

test('the end tells no more than three things, first of them the turn that put the winner ahead for good', () => {
  const pearls = '1:1 2:4 3:4 4:4; 5:2;';
  const { lines } = ended(pearls, [
    ...dived(1, 0, 2, 4),
    ...dived(4, 0, 3, 4),
    ...dived(7, 0, 4, 4),
    ...dived(8, 1, 5, 2),
  ]);
  expect(lines.slice(2).map((line) => line.slice(0, 8))).toEqual(['Round 1:', 'Round 2:', 'Round 3:']);
});

test('the end tells a sea urchin slipped in secret that put somebody out, and none that did not', () => {
  const pearls = '1:4; 2:3; 3:2';
  const { lines } = ended(pearls, [
    ...[began(1, 0), slipped(0, 2)],
    ...[began(3, 2), { kind: 'urchin-returned', seat: 2 } as const],
    ...[began(4, 0), slipped(0, 1)],
    ...[began(5, 1), out(1)],
    ...dived(7, 0, 1, 4),
  ]);
  expect(lines.slice(2)).toEqual([
    'Round 2: Ana slipped Björn the sea urchin that put Björn out.',
    'Round 3: Ana dived and came up with a white **4**. Points: Ana 0 → 4.',
  ]);
});

test('second is who has fewer pearls of those with as many points (rulebook, "End of game")', () => {
  expect(ended('1:4; 2:2; 3:1 4:1', []).lines[0]).toBe('Ana won by 2 points over Björn (pearls: 1 to 1).');
});

test('the end tells whom black pearls cost the win', () => {
  const { lines } = ended('1:4; 2:4 4:2 5:-3; 3:1', []);
  expect(lines).toEqual([
    'Ana won by 1 point over Björn (pearls: 1 to 3).',
    'Points: Ana 4, Björn 3, Chidi 1',
    'Black pearls cost Björn 3 points.',
  ]);
});

test('the end tells who won from the beach, but not where they went out in the last round', () => {
  const pearls = '1:4; 2:3; 3:2';
  const wonBy = (number: number) => ended(pearls, [began(number, 0), out(0)], 3).lines[0];
  expect(wonBy(1)).toBe(
    'Ana won by 1 point over Björn (pearls: 1 to 1). Ana had been out since round 1 and won from the beach.',
  );
  expect(wonBy(7)).not.toContain('beach');
});

test('the log has everybody’s points after each round', () => {
  const { numbers } = ended('1:4 2:1; 3:2;', [
    ...dived(1, 0, 2, 1),
    ...dived(2, 1, 3, 2),
    ...dived(4, 0, 1, 4),
  ]);
  expect(numbers.filter((line) => line.startsWith('-# '))).toEqual([
    '-# Points after each round: 1, 5',
    '-# Points after each round: 2, 2',
    '-# Points after each round: 0, 0',
  ]);
});

test('a game that is ended before its time tells nothing of what was slipped or led by', () => {
  const at = given('pearls 3; pearls 2; pearls 1');
  const moves = inOneMove([...dived(1, 0, 1, 3), began(2, 1), slipped(1, 0)]);
  const page = presenter.ending(at.view(), moves, textContext, [moves, moves, moves]);
  expect(page.text).not.toMatch(/Round \d+:|slipped|\*\*3\*\*/);
  expect(page.numbers).toBeUndefined();
});

test('where nobody knows how points came about no turn is said to have decided', () => {
  const { match, moves } = walk({ seats: 3, seed: 'ending' });
  const { text, numbers } = presenter.ending(match.view('spectator'), moves, textContext, []);
  expect(text).not.toContain('Round ');
  expect(numbers).not.toContain('-# ');
});
