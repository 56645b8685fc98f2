import { expect, test } from 'vitest';
import { summary, summaryParts } from '../../../src/discord/views/happened.ts';
import { say } from '../../texts/shipped.ts';

const textContext = { say, people: [{ name: 'Ana' }, { name: 'Ben' }] };
const turn = (number: number, round: number | undefined, ...lines: string[]) => ({
  turn: number,
  ...(round !== undefined && { round }),
  seat: 0,
  lines,
  story: true,
});

test('a story is a paragraph a round, which is named once', () => {
  const turns = [
    turn(3, 2, 'Ana dived.'),
    turn(4, 2, 'Ben dived.', 'Ben is out.'),
    turn(5, 3, 'Ana swapped.'),
  ];
  expect(summary(turns, textContext, 500)).toBe(
    '**Round 2** · Ana dived. Ben dived. Ben is out.\n**Round 3** · Ana swapped.',
  );
});

test('a round is headed by the weightiest title of its turns, the latest of those that weigh as much', () => {
  const titled = (number: number, round: number, rank: number) => ({
    ...turn(number, round, 'Ana dived.'),
    title: { words: `Title ${number}.`, rank },
  });
  const turns = [titled(3, 2, 3), titled(4, 2, 1), titled(5, 2, 1), turn(6, 3, 'Ben dived.')];
  expect(summary(turns, textContext, 500)).toBe(
    '**Round 2 · Title 5.** Ana dived. Ana dived. Ana dived.\n**Round 3** · Ben dived.',
  );
});

test('a single sentence has no title above it, which would say the same', () => {
  const out = { ...turn(3, 2, 'Ana is out.'), title: { words: 'Ana is out.', rank: 0 } };
  expect(summary([out], textContext, 500)).toBe('**Round 2** · Ana is out.');
  expect(summary([{ ...out, lines: ['Ana dived.', ...out.lines] }], textContext, 500)).toBe(
    '**Round 2 · Ana is out.** Ana dived. Ana is out.',
  );
});

test('how it stands after a round is told below it, of several rounds after each', () => {
  const turns = [
    { ...turn(3, 2, 'Ana dived.'), standing: 'Ana 2, Ben 1' },
    { ...turn(4, 3, 'Ben dived.'), standing: 'Ana 2, Ben 2' },
    turn(5, 4, 'Ana swapped.'),
  ];
  expect(summary(turns, textContext, 500)).toBe(
    '**Round 2** · Ana dived.\n-# Ana 2, Ben 1\n**Round 3** · Ben dived.\n-# Ana 2, Ben 2\n**Round 4** · Ana swapped.',
  );
  expect(summary(turns, textContext, 60).length).toBeLessThanOrEqual(60);
});

test('where the oldest turns have no room the round is named all the same', () => {
  const turns = [turn(3, 2, 'Ana dived.'.repeat(20)), turn(4, 2, 'Ben dived.')];
  expect(summary(turns, textContext, 120)).toBe('**Round 2** · Ben dived.');
});

test('parts of a log tell the same as all of it at once', () => {
  const turns = [
    turn(3, 2, 'Ana dived.'.repeat(12)),
    turn(4, 3, 'Ben dived.'),
    turn(5, 4, 'Ana swapped.'.repeat(9)),
  ];
  const parts = summaryParts(turns, textContext, 180);
  expect(parts).toHaveLength(2);
  expect(parts.toReversed().join('\n')).toBe(summary(turns, textContext, 2_000));
});

test('a turn of which no round was noted is told without one', () => {
  expect(summary([turn(3, undefined, 'Ana dived.')], textContext, 500)).toBe('Ana dived.');
});

test.each([60, 120, 400])('a story keeps to %d letters', (longest) => {
  const turns = Array.from({ length: 40 }, (_, at) => turn(at, at, 'Ana dived and took a white pearl.'));
  expect(summary(turns, textContext, longest).length).toBeLessThanOrEqual(longest);
});

test('a turn that has no room by itself is cut', () => {
  const words = summary([{ turn: 1, seat: 0, lines: ['y'.repeat(900)] }], textContext, 200);
  expect(words.length).toBeLessThanOrEqual(200);
  expect(words).toMatch(/^\*\*Turn 1 · Ana\*\*\ny+…$/);
});

test('a turn that has brought nothing yet is left out', () => {
  const begun = { turn: 2, seat: 1, lines: [] };
  const told = summary([{ turn: 1, seat: 0, lines: ['dived'] }, begun], textContext, 200);
  expect(told).toBe('**Turn 1 · Ana**\ndived');
  expect(summary([begun], textContext, 200)).toBe('');
});
