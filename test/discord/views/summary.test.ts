import { expect, test } from 'vitest';
import { summary } from '../../../src/discord/views/turn-summaries.ts';
import { say } from '../../games/text-context.ts';

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
  const titled = (number: number, round: number, weight: number, words = `Title ${number}.`) => ({
    ...turn(number, round, 'Ana dived.'),
    titles: [{ words, weight }],
  });
  const turns = [titled(3, 2, 5), titled(4, 2, 7), titled(5, 2, 7), titled(6, 3, 1)];
  expect(summary(turns, textContext, 500)).toBe(
    '**Round 2 · Title 5.** Ana dived. Ana dived. Ana dived.\n**Round 3 · Title 6.** Ana dived.',
  );
  const goesOn = turns.slice(1, 3).map((each) => ({ ...each, goesOn: true }));
  expect(summary(goesOn, textContext, 500)).toBe('**Title 5.** Ana dived. Ana dived.');
});

test('of titles about one thing the latest alone heads a round, and one that only repeats its turn does so above others', () => {
  const lead = (number: number, weight: number) => ({
    ...turn(number, 2, 'Ana dived.'),
    titles: [{ words: `Title ${number}.`, weight, topic: 'lead' }],
  });
  expect(summary([lead(3, 9), lead(4, 2)], textContext, 500)).toMatch(/^\*\*Round 2 · Title 4\.\*\*/);
  const repeating = (repeats: 'alone' | 'below') => ({
    ...turn(3, 2, 'Ana dived.'),
    titles: [{ words: 'Dived.', weight: 1, repeats }],
  });
  const other = turn(4, 2, 'Ben swapped.');
  for (const repeats of ['alone', 'below'] as const) {
    expect(summary([repeating(repeats)], textContext, 500)).toBe('**Round 2** · Ana dived.');
    expect(summary([other, repeating(repeats)], textContext, 500)).toBe(
      '**Round 2 · Dived.** Ben swapped. Ana dived.',
    );
  }
  expect(summary([repeating('alone'), other], textContext, 500)).toMatch(/^\*\*Round 2 · Dived\.\*\*/);
  expect(summary([repeating('below'), other], textContext, 500)).toBe(
    '**Round 2** · Ana dived. Ben swapped.',
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

test('an elimination begins a line of its own, and what follows from it stands behind it', () => {
  const out = { ...turn(4, 2, 'Ben dived.', '**Ben is out.**', 'It’s over.'), apart: [1] };
  expect(summary([turn(3, 2, 'Ana dived.'), out], textContext, 500)).toBe(
    '**Round 2** · Ana dived. Ben dived.\n**Ben is out.** It’s over.',
  );
});

test('the turn after an elimination begins a line of its own', () => {
  const out = { ...turn(4, 2, 'Ben dived.', '**Ben is out.**'), apart: [1] };
  expect(summary([out, turn(5, 2, 'Ana swapped.')], textContext, 500)).toBe(
    '**Round 2** · Ben dived.\n**Ben is out.**\nAna swapped.',
  );
});

test('turns alike that follow each other in a round are told in one sentence', () => {
  const dive = (number: number, round: number, seat: number) => ({
    ...turn(number, round, `${textContext.people[seat]?.name} dived.`),
    seat,
    alike: {
      kind: 'dive',
      part: textContext.people[seat]?.name ?? '',
      told: (parts: readonly string[]) => `${parts.join(' and ')} dived.`,
    },
  });
  const standing = { ...dive(5, 2, 1), standing: 'Ana 2, Ben 2' };
  expect(
    summary([turn(3, 2, 'Ben swapped.'), dive(4, 2, 0), standing, dive(6, 3, 0)], textContext, 500),
  ).toBe('**Round 2** · Ben swapped. Ana and Ben dived.\n-# Ana 2, Ben 2\n**Round 3** · Ana dived.');
});

test('a turn of which no round was noted is told without one', () => {
  expect(summary([turn(3, undefined, 'Ana dived.')], textContext, 500)).toBe('Ana dived.');
});

test.each([60, 120, 400])('a story keeps to %d letters', (longest) => {
  const turns = Array.from({ length: 40 }, (_, at) => turn(at, at, 'Ana dived and took a white pearl.'));
  expect(summary(turns, textContext, longest).length).toBeLessThanOrEqual(longest);
});
