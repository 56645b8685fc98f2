import { describe, expect, test } from 'vitest';
import { othersWords } from '../../../src/discord/views/happened.ts';
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
