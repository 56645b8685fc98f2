import { expect, test } from 'vitest';
import { joinedTurns } from '../../../src/discord/views/joined-turns.ts';
import { summary, summaryParts } from '../../../src/discord/views/turn-summaries.ts';
import type { TurnSummary } from '../../../src/games/turn-summary.ts';
import { say } from '../../games/text-context.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];
const textContext = { say, people: NAMES.map((name) => ({ name })) };
const turn = (number: number, seat: number, line: string, rest: Partial<TurnSummary> = {}): TurnSummary => ({
  ...{ turn: number, round: 1, seat, about: [seat], story: true },
  lines: [`${NAMES[seat]} ${line}.`],
  ...rest,
});
const dive = (number: number, seat: number, rest: Partial<TurnSummary> = {}): TurnSummary =>
  turn(number, seat, 'dived', {
    alike: {
      kind: 'dive',
      part: NAMES[seat] ?? '',
      told: (parts) => `${parts.join(' and ')} dived.`,
    },
    ...rest,
  });
const told = (...turns: readonly TurnSummary[]) =>
  joinedTurns(turns, textContext).map(({ lines, standing }) => [...lines, ...(standing ?? [])].join(' '));

test('turns of one kind are told together past others that are about none of their people', () => {
  expect(told(dive(1, 0), turn(2, 1, 'swapped'), dive(3, 2))).toEqual([
    'Ana and Cleo dived.',
    'Ben swapped.',
  ]);
  const robs = turn(2, 1, 'robbed Cleo', { about: [1, 2] });
  expect(told(dive(1, 0), robs, dive(3, 2))).toEqual(['Ana dived.', 'Ben robbed Cleo.', 'Cleo dived.']);
});

test('how it stands is told after all that led to it, and nothing is told before it that came later', () => {
  const end = { standing: 'Ana leads' };
  expect(
    joinedTurns([dive(1, 0), turn(2, 1, 'swapped'), dive(3, 2, end)], textContext).map(
      ({ standing }) => standing,
    ),
  ).toEqual([undefined, 'Ana leads']);
  expect(told(dive(1, 0, end), dive(2, 1))).toHaveLength(2);
});

test('nobody’s turn is told before somebody else goes out, nor before one that keeps its place', () => {
  const out = turn(2, 1, 'is out', { apart: [0] });
  expect(told(dive(1, 0), out, dive(3, 2))).toHaveLength(3);
  const { about: _, ...kept } = turn(2, 1, 'swapped');
  expect(told(dive(1, 0), kept, dive(3, 2))).toHaveLength(3);
  expect(told(dive(1, 0), dive(2, 1, { round: 2 }))).toHaveLength(2);
});

test('routine turns that follow each other become one sentence, of three at most', () => {
  const routine = { routine: true };
  const all = [
    turn(1, 0, 'dived', routine),
    turn(2, 1, 'swapped', routine),
    turn(3, 2, 'looked', routine),
    turn(4, 3, 'dived', routine),
  ];
  expect(told(...all)).toEqual(['Ana dived, Ben swapped, and Cleo looked.', 'Dan dived.']);
  expect(told(turn(1, 0, 'dived', routine), turn(2, 1, 'is robbed'))).toEqual([
    'Ana dived.',
    'Ben is robbed.',
  ]);
  const long = turn(2, 1, `swapped ${'pearls '.repeat(24)}`, routine);
  expect(told(turn(1, 0, 'dived', routine), long)).toHaveLength(2);
});

test('parts of a log tell the same sentences as all of it at once: nothing is joined twice', () => {
  const routine = { routine: true };
  const turns = [
    ...[0, 1, 2, 3, 0].map((seat, at) => turn(at + 1, seat, 'dived', routine)),
    turn(6, 1, `talked${' on'.repeat(65)}`, { round: 2 }),
  ];
  const whole = summary(turns, textContext, 2_000);
  const parts = summaryParts(turns, textContext, 250);
  expect(parts).toHaveLength(2);
  expect(parts.toReversed().join('\n')).toBe(whole);
  expect(whole).toContain('Ana dived, Ben dived, and Cleo dived. Dan dived, and Ana dived.');
});
