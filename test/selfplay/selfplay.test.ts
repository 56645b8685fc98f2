import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { gameEntries } from '../../src/games/index.ts';
import { BrokenSeries, readSeries } from '../../src/selfplay/arguments.ts';
import { BrokenGame, playOne } from '../../src/selfplay/play-one.ts';

const NAMES = gameEntries.map(({ playable }) => playable.name);
const otys = readSeries(['--game', 'otys']).entry;

const gameShape = z.strictObject({
  game: z.literal('otys'),
  seats: z.literal(3),
  seed: z.string(),
  plies: z.int().min(1),
  turns: z.int().min(1),
  single: z.int().min(0),
  scores: z.array(z.int()).length(3),
  winners: z.array(z.int().min(0).max(2)).min(1),
});
const totalShape = z.strictObject({
  games: z.int(),
  plies: z.int(),
  turns: z.int(),
  single: z.int(),
  answersPerTurn: z.number(),
  singleAnswers: z.number().min(0).max(1),
  seconds: z.number(),
  pliesPerSecond: z.int(),
});

const run = (line: string) => {
  const args = ['--import', 'tsx', 'src/selfplay/main.ts', ...line.split(' ')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stderr, lines: stdout.trim().split('\n') };
};

test('self-play prints a line for each game and the totals last, and the same games for the same arguments', () => {
  const played = run('--game otys --seats 3 --games 2 --seed 1');
  expect(played.status).toBe(0);
  const games = played.lines.slice(0, -1).map((line) => gameShape.parse(JSON.parse(line)));
  const total = totalShape.parse(JSON.parse(played.lines.at(-1) ?? ''));
  expect(games).toHaveLength(2);
  expect(total.games).toBe(2);
  for (const what of ['plies', 'turns', 'single'] as const)
    expect(total[what]).toBe(games.reduce((sum, game) => sum + game[what], 0));
  for (const { scores, winners } of games) {
    const best = Math.max(...scores);
    expect(best).toBeGreaterThanOrEqual(18);
    for (const winner of winners) expect(scores[winner]).toBe(best);
  }
  expect(games[1]).toEqual(playOne(otys, { seats: 3, seed: '1-1', number: 1 }));
  expect({ ...games[0], seed: '' }).not.toEqual({ ...games[1], seed: '' });
});

test('self-play refuses arguments in words, without a stack', () => {
  const refused = run('--game chess');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(`--game must be one of ${NAMES.join(', ')}, not "chess"`);
  expect(refused.stderr).not.toContain('    at ');
});

test.each(gameEntries)('self-play plays $playable.name to its end at every size of table', (entry) => {
  const { name, seats } = entry.playable;
  for (let size = seats.min; size <= seats.max; size += 1) {
    const report = playOne(entry, { seats: size, seed: 'sizes', number: 0 });
    expect(report).toMatchObject({ game: name, seats: size });
    expect(report.scores).toHaveLength(size);
  }
});

test('self-play stops at a broken invariant with the log that led there', () => {
  const series = { seats: 2, seed: 'broken', number: 0 };
  let turns = 0;
  const simulate: typeof otys.simulate = (by) =>
    otys.simulate((game, simulation, insight) => {
      const broken = () => (++turns > 3 ? 'the third turn' : undefined);
      return by(game, { ...simulation, broken }, insight);
    });
  let caught: unknown;
  try {
    playOne({ simulate }, series);
  } catch (error) {
    caught = error;
  }
  if (!(caught instanceof BrokenGame)) throw new Error('nothing was thrown');
  expect(caught.message).toBe('the third turn');
  expect(caught.run).toEqual(series);
  expect(caught.log.at(-1)).toMatch(/^\d:(end|stay|hold|let)$/);
});

describe('arguments', () => {
  test('are read, with what is usual for those left out', () => {
    expect(readSeries(['--game', 'otys', '--seats', '3', '--games', '7', '--seed', 'x'])).toEqual({
      ...{ entry: otys, seats: 3, games: 7, seed: 'x' },
    });
    const [entry] = gameEntries;
    expect(readSeries([])).toEqual({ entry, seats: entry?.playable.seats.max, games: 100, seed: '1' });
  });

  test.each([
    [['--game', 'chess'], `--game must be one of ${NAMES.join(', ')}, not "chess"`],
    [['--game', 'otys', '--seats', '7'], '--seats must be a whole number from 2 to 4, not "7"'],
    [['--games', 'many'], '--games must be a whole number from 1 to 1000000, not "many"'],
    [['--speed', '1'], "Unknown option '--speed'"],
  ])('%j are refused in words', (args, message) => {
    expect(() => readSeries(args)).toThrow(BrokenSeries);
    expect(() => readSeries(args)).toThrow(message);
  });
});
