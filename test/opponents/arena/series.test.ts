import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { gameEntries } from '../../../src/games/index.ts';
import { type Contest, gamesOf, pairingsOf, readContest } from '../../../src/opponents/arena/contest.ts';
import { arenaReport } from '../../../src/opponents/arena/report.ts';
import { type ArenaRecord, aheadOf, openRecords, playSeries } from '../../../src/opponents/arena/series.ts';
import { BrokenArguments } from '../../../src/opponents/arguments.ts';
import { OPPONENTS } from '../../../src/opponents/opponents.ts';

const read = (line: string): Contest => readContest(line === '' ? [] : line.split(' '), gameEntries);

describe('a contest', () => {
  test('is read from its arguments', () => {
    const line = '--game otys --players hard,easy --seats 3 --games 200 --seed one --directory there';
    const { entry, ...contest } = read(line);
    expect(entry.playable.name).toBe('otys');
    expect(contest).toEqual({
      ...{ players: ['hard', 'easy'], seats: 3, games: 200, seed: 'one', directory: 'there' },
    });
  });

  test('is of all players, with as few seats as can be, where nothing is said', () => {
    expect(read('--game oteres')).toMatchObject({ seats: 3, players: OPPONENTS.toReversed() });
  });

  test.each([
    ['--game chess', '--game must be one of'],
    [
      '--players hard,nobody',
      '--players must be some of random, outside, first-game, easy, medium, hard, expert, not "nobody"',
    ],
    ['--players hard', 'two or more'],
    ['--players hard,hard', 'each once'],
    ['--game otys --seats 5', '--seats must be a whole number from 2 to 4'],
    ['--games 0', '--games must be'],
    ['--seed ../up', '--seed must be'],
    ['--speed 9', '--speed'],
  ])('is refused in words: %s', (line, words) => {
    expect(() => read(line)).toThrow(BrokenArguments);
    expect(() => read(line)).toThrow(words);
  });

  test('pairs each player with each other, and lets it sit at each seat as often', () => {
    expect(pairingsOf(['hard', 'medium', 'easy'])).toEqual([
      { one: 'hard', others: 'medium' },
      { one: 'hard', others: 'easy' },
      { one: 'medium', others: 'easy' },
    ]);
    expect(gamesOf({ games: 10, seats: 4 })).toBe(12);
  });
});

test.each([
  ['alone at the top', 0, [9, 4, 8], [0], 1],
  ['in the middle', 2, [9, 4, 8], [0], 0.5],
  ['last', 1, [9, 4, 8], [0], 0],
  ['as good as one of two', 1, [9, 8, 8], [0], 0.25],
  ['with as many points as the winner, who had more left', 1, [9, 9, 8], [0], 0.5],
  ['a shared victory', 1, [9, 9, 8], [0, 1], 0.75],
])('who is %s is ahead of that part of the others', (_, own, scores, winners, part) => {
  expect(aheadOf(own, scores, winners)).toBe(part);
});

describe('a series', () => {
  const directory = mkdtempSync(join(tmpdir(), 'arena-'));
  afterEach(() => rmSync(directory, { recursive: true, force: true }));
  const contest = { ...read('--game oteres --players easy,random --seats 3 --games 6'), directory };
  const untimed = ({ times: _, otherTimes: __, ...record }: ArenaRecord) => record;

  /** Plays until so many games have been played in this go; then it is interrupted. */
  function playSome(most: number): readonly ArenaRecord[] {
    const records = openRecords(directory, 'series');
    let played = 0;
    try {
      playSeries(contest, records, () => {
        played += 1;
        if (played === most) throw new Error('interrupted');
      });
    } catch (error) {
      if (played !== most) throw error;
    }
    return records.all;
  }

  test('goes on where it was interrupted, and comes to what it would have come to', () => {
    playSome(2);
    appendFileSync(join(directory, 'series.jsonl'), '\n{"one":"easy","oth');
    const resumed = playSome(Number.POSITIVE_INFINITY).map(untimed);
    expect(resumed).toHaveLength(6);
    expect(readFileSync(join(directory, 'series.jsonl'), 'utf8').match(/"rounds"/g)).toHaveLength(6);
    rmSync(directory, { recursive: true });
    expect(playSome(Number.POSITIVE_INFINITY).map(untimed)).toEqual(resumed);
  });

  test('is reported with rates and times', () => {
    const report = arenaReport(contest, playSome(Number.POSITIVE_INFINITY));
    expect(report).toMatch(/\| easy {3}\| 2 × random \| 6 {5}\| \d+% \(\d+–\d+%\)/);
  });

  test('tells how long turns took, the longest, too', () => {
    const times = Array.from({ length: 200 }, (_, at) => at + 1);
    const report = arenaReport(contest, [
      {
        ...{ one: 'easy', others: 'random', number: 0, won: 1, ahead: 1, score: 9, otherScore: 4, rounds: 9 },
        ...{ times, otherTimes: [] },
      },
    ]);
    expect(report).toMatch(/\| easy .*\| 200 .*\| 101 \/ 191 \/ 199 \/ 200/);
  });
});
