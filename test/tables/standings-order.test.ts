import { expect, test } from 'vitest';
import { NO_ANSWERS } from '../../src/tables/model/answering.ts';
import type { MatchResult } from '../../src/tables/model/match-result.ts';
import { serverStandings } from '../../src/tables/model/standings.ts';

const seat = (person: string, points: number, place: number) => ({
  ...{ person, points, place },
  answers: NO_ANSWERS,
});
const match = (table: string, seats: MatchResult['seats']): MatchResult => ({
  ...{ table, guild: 'g', game: 'otys', at: 1, ending: 'finished', rounds: 9, givers: [] },
  seats,
});

test('people stand by wins, then by fewer games, then by points on average', async () => {
  const results = [
    match('1', [seat('ana', 10, 1), seat('ben', 8, 2)]),
    match('2', [seat('cem', 12, 1), seat('ben', 3, 2)]),
    match('3', [seat('dua', 9, 1), seat('ben', 2, 2)]),
    match('4', [seat('dua', 1, 2), seat('eve', 20, 1)]),
  ];
  const shown = new Set(['ana', 'ben', 'cem', 'dua', 'eve']);
  expect((await serverStandings(results, shown)).map(({ person }) => person)).toEqual([
    'eve',
    'cem',
    'ana',
    'dua',
    'ben',
  ]);
});

test('standings look at a result as often as it has people, however many people there are', async () => {
  let looks = 0;
  const results = Array.from({ length: 400 }, (_, at): MatchResult => {
    const { seats, ...rest } = match(`${at}`, [seat(`a${at}`, 9, 1), seat(`b${at}`, 8, 2)]);
    return {
      ...rest,
      get seats() {
        looks += 1;
        return seats;
      },
    };
  });
  const shown = new Set(results.flatMap((_, at) => [`a${at}`, `b${at}`]));
  expect(await serverStandings(results, shown)).toHaveLength(800);
  // A few times for each of its two people, and not for each of eight hundred.
  expect(looks).toBeLessThan(20 * results.length);
});
