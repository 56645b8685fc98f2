import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { games } from '../../src/games/index.ts';
import { playedGames } from '../../src/selfplay/played-games.ts';

const MAIN = fileURLToPath(new URL('../../src/selfplay/main.ts', import.meta.url));

const gameShape = z.strictObject({
  game: z.literal('otys'),
  seats: z.literal(3),
  seed: z.string(),
  plies: z.int().min(1),
  turns: z.int().min(1),
  presses: z.int().min(1),
  single: z.int().min(0),
  scores: z.array(z.int()).length(3),
  winners: z.array(z.int().min(0).max(2)).min(1),
});
const totalShape = z.strictObject({
  games: z.int(),
  plies: z.int(),
  turns: z.int(),
  presses: z.int(),
  single: z.int(),
  answersPerTurn: z.number(),
  pressesPerTurn: z.number(),
  pressesPerGame: z.number(),
  singleAnswers: z.number().min(0).max(1),
  seconds: z.number(),
  pliesPerSecond: z.int(),
});

const run = (line: string) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', MAIN, ...line.split(' ')],
    { encoding: 'utf8' },
  );
  return { status, stderr, lines: stdout.trim().split('\n') };
};

test('self-play prints a line for each game and the totals last, and the same games for the same arguments', () => {
  const played = run('--game otys --seats 3 --games 2 --seed 1');
  expect(played.status).toBe(0);
  const games = played.lines.slice(0, -1).map((line) => gameShape.parse(JSON.parse(line)));
  const total = totalShape.parse(JSON.parse(played.lines.at(-1) ?? ''));
  expect(games).toHaveLength(2);
  expect(total.games).toBe(2);
  for (const what of ['plies', 'turns', 'presses'] as const)
    expect(total[what]).toBe(games.reduce((sum, game) => sum + game[what], 0));
  expect(total.pressesPerTurn).toBeCloseTo(total.presses / total.turns, 2);
  for (const { scores, winners } of games) {
    const best = Math.max(...scores);
    expect(best).toBeGreaterThanOrEqual(18);
    for (const winner of winners) expect(scores[winner]).toBe(best);
  }
  const again = playedGames.find(({ name }) => name === 'otys')?.play({ seats: 3, seed: '1-1', number: 1 });
  expect(games[1]).toEqual(again);
});

test('self-play refuses arguments in words, without a stack', () => {
  const refused = run('--game chess');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(
    `--game must be one of ${games.map(({ name }) => name).join(', ')}, not "chess"`,
  );
  expect(refused.stderr).not.toContain('    at ');
});
