import { expect, test } from 'vitest';
import { NO_ANSWERS } from '../../src/tables/model/answering.ts';
import type { MatchResult } from '../../src/tables/model/match-result.ts';
import { ratingsOf } from '../../src/tables/model/ratings.ts';
import { serverStandings } from '../../src/tables/model/standings.ts';
import { readResults } from '../../src/tables/service/saved-result.ts';

/** How often others had a turn while some work was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await work;
  isOver = true;
  return turns;
}

const seat = (person: string, place: number) => ({ ...{ person, points: 9, place }, answers: NO_ANSWERS });
const RESULTS = Array.from(
  { length: 400 },
  (_, at): MatchResult => ({
    ...{ table: `${at}`, guild: 'g', game: 'tiny', at, ending: 'finished', rounds: 9, givers: [] },
    seats: [seat(`a${at}`, 1), seat(`b${at}`, 2)],
  }),
);

test('nobody waits until all results of a server are read, or its players rated', async () => {
  const body = JSON.stringify({
    ...{ ending: 'finished', rounds: 3, given: [] },
    seats: [{ points: 4, place: 1, answers: NO_ANSWERS }, { answers: NO_ANSWERS }],
  });
  const rows = RESULTS.map(({ table, guild, game, at }) => ({ table, guild, game, at, people: [], body }));
  expect(await turnsDuring(readResults(rows))).toBeGreaterThan(20);
  const shown = new Set(RESULTS.flatMap((_, at) => [`a${at}`, `b${at}`]));
  expect(await turnsDuring(ratingsOf(RESULTS, shown))).toBeGreaterThan(20);
  expect(await turnsDuring(serverStandings(RESULTS, shown))).toBeGreaterThan(20);
});
