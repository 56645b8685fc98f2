import { describe, expect, test } from 'vitest';
import { othersWords, summary, summaryParts } from '../../../src/discord/views/happened.ts';
import { games } from '../../../src/games/index.ts';
import { PEOPLE } from '../../games/played-pictures.ts';
import { atRandom, optionsOf, walk } from '../../games/walk.ts';
import { say } from '../../texts/shipped.ts';

describe.each(games.map((game) => [game.name, game] as const))('what the others did in %s', (_, game) => {
  const seats = game.seats.max;
  const textContext = { say, people: PEOPLE.slice(0, seats) };
  const begun = game.begin({ seats, options: optionsOf(game, seats), seed: 'others' });
  const told = [...walk(begun, atRandom('others'))].slice(0, 200).map(({ match, log }) => ({
    lines: othersWords(match, match.othersFrom === undefined ? [] : log.slice(match.othersFrom), textContext),
    turn: match.turn,
  }));

  test('stands in a line for each of their turns, once the first has had one', () => {
    const turns = told.map(({ lines }) => lines.filter((line) => line.startsWith('-# ')).length);
    expect(Math.max(...turns)).toBe(seats - 1);
  });

  test('says nobody’s name twice at its beginning, and cuts through no sentence', () => {
    const lines = told.flatMap((each) => each.lines);
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) {
      expect(line).not.toMatch(/^-# \*\*(.+?)\*\* · \1 /);
      expect(line).not.toMatch(/[^ ]…$|[^·] …$/);
    }
  });
});

test('a story names the people it is about, so that no heading does', () => {
  const [game] = games;
  if (game === undefined) throw new Error('There is no game');
  const match = game.begin({ seats: 2, options: optionsOf(game, 2), seed: 'out' });
  const textContext = { say, people: PEOPLE.slice(0, 2) };
  const lines = ['Ana dived.', '**Ana is out:** two sea urchins.', 'Only Ben was left.'];
  const turn = { turn: 1, seat: 1, lines, story: true };
  expect(
    othersWords(
      { ...match, logged: (log) => ({ ...match.logged(log), othersTurns: () => [turn] }) },
      ['an entry'],
      textContext,
    ),
  ).toEqual(['-# Ana dived. **Ana is out:** two sea urchins. Only Ben was left.']);
});

test('what matters most of a long turn is told, and the rest is cut', () => {
  const [game] = games;
  if (game === undefined) throw new Error('There is no game');
  const match = game.begin({ seats: 2, options: optionsOf(game, 2), seed: 'long' });
  const lines = [
    ...Array.from({ length: 12 }, (_, at) => `${at} brought this and that indeed`),
    'Won it all',
  ];
  const textContext = { say, people: PEOPLE.slice(0, 2) };
  const turn = { turn: 1, seat: 1, lines, first: [lines.length - 1] };
  const [line] = othersWords(
    { ...match, logged: (log) => ({ ...match.logged(log), othersTurns: () => [turn] }) },
    ['an entry'],
    textContext,
  );
  expect(line).toMatch(/0 brought this and that indeed · .* · … · Won it all$/);
  expect(line?.length).toBeLessThan(320);
});

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
