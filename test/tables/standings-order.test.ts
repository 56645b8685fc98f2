import { expect, test } from 'vitest';
import { NO_ANSWERS } from '../../src/tables/model/answering.ts';
import type { MatchResult } from '../../src/tables/model/match-result.ts';
import { standingsOf } from '../../src/tables/model/standings.ts';

const seat = (person: string, points: number, place: number) => ({
  ...{ person, points, place },
  answers: NO_ANSWERS,
});
const match = (table: string, seats: MatchResult['seats']): MatchResult => ({
  ...{ table, guild: 'g', game: 'otys', at: 1, ending: 'finished', rounds: 9, givers: [] },
  seats,
});

test('people stand by wins, then by fewer games, then by points on average', () => {
  const results = [
    match('1', [seat('ana', 10, 1), seat('ben', 8, 2)]),
    match('2', [seat('cem', 12, 1), seat('ben', 3, 2)]),
    match('3', [seat('dua', 9, 1), seat('ben', 2, 2)]),
    match('4', [seat('dua', 1, 2), seat('eve', 20, 1)]),
  ];
  const shown = new Set(['ana', 'ben', 'cem', 'dua', 'eve']);
  expect(standingsOf(results, shown).map(({ person }) => person)).toEqual([
    'eve',
    'cem',
    'ana',
    'dua',
    'ben',
  ]);
});
