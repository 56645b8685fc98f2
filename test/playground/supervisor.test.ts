import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDiscord } from '../../src/playground/server.ts';
import { runPlayground } from '../../src/playground/supervisor.ts';
import { type BotPresence, type Supervised, supervise } from '../../src/playground/supervisor-process.ts';
import { childrenWith, TELLS_PROCESSES } from '../child-processes.ts';

/** A bot that notes each of its starts in a file, and says so when it is asked to end. */
const PATIENT = `
  const fs = require('node:fs');
  const file = process.env.NOTES;
  process.on('SIGTERM', () => { fs.appendFileSync(file, 'asked to end\\n'); process.exit(0); });
  fs.appendFileSync(file, 'start ' + process.pid + '\\n');
  setInterval(() => {}, 1000);
`;

const NOBODY = { botConnected: () => false, watchBot: () => () => undefined };

let directory: string;
let notes: string;
let running: Supervised | undefined;

const read = async (): Promise<readonly string[]> =>
  (await readFile(notes, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');

const until = (holds: () => boolean | Promise<boolean>): Promise<void> =>
  expect.poll(async () => [await holds(), await read()], { timeout: 120_000, interval: 20 }).toContain(true);

const starts = async (): Promise<number> => (await read()).filter((line) => line.startsWith('start')).length;

const run = (script: string) => ({
  ...{ command: process.execPath, args: ['-e', script], env: { ...process.env, NOTES: notes } },
});

function start(script: string, said: string[] = [], presence: BotPresence = NOBODY): Supervised {
  running = supervise(run(script), presence, (line) => said.push(line));
  return running;
}

/** A bot that notes each start, writes this to its error stream and ends. */
const failing = (words: string): string => `
  require('node:fs').appendFileSync(process.env.NOTES, 'start\\n');
  process.stderr.write(${JSON.stringify(words)});
  process.exit(1);
`;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'supervisor-'));
  notes = join(directory, 'notes');
});

afterEach(async () => {
  await running?.close();
  running = undefined;
  await rm(directory, { recursive: true, force: true });
});

describe('a supervised bot', () => {
  it('is started, and asked to end when the playground ends', async () => {
    const bot = start(PATIENT);
    await until(async () => (await starts()) === 1);
    expect(bot.report()).toEqual({ state: 'starting', supervised: true, restarts: 0 });
    await bot.close();
    expect((await read()).at(-1)).toBe('asked to end');
  });

  it('is started again after it was ended without warning', async () => {
    const said: string[] = [];
    const bot = start(PATIENT, said);
    await until(async () => (await starts()) === 1);
    bot.order('kill');
    await until(async () => (await starts()) === 2);
    expect(await read()).not.toContain('asked to end');
    expect(said[0]).toMatch(/^The bot was stopped by SIGKILL\. It restarts in /u);
    expect(bot.report()).toMatchObject({ state: 'restarting', restarts: 1 });
  });

  it('is asked to end before a restart', async () => {
    const bot = start(PATIENT);
    await until(async () => (await starts()) === 1);
    bot.order('restart');
    await until(async () => (await starts()) === 2);
    expect((await read())[1]).toBe('asked to end');
  });

  it('waits longer from start to start while it keeps failing', async () => {
    const said: string[] = [];
    start('process.exit(3)', said);
    await until(() => said.length >= 2);
    expect(said[0]).toBe('The bot stopped with code 3. It restarts in 0.5 s.');
    expect(said[1]).toBe('The bot stopped with code 3. It restarts in 1 s.');
  });

  it('is left alone when it ends three times before it has connected, and says why', async () => {
    const said: string[] = [];
    const bot = start(
      failing('{"level":"warn","msg":"no"}\nThe database is damaged.\nPut a backup in its place.\n'),
      said,
    );
    await until(() => bot.report().why !== undefined);
    expect(bot.report()).toEqual({
      state: 'stopped',
      supervised: true,
      restarts: 2,
      why: 'The database is damaged.\nPut a backup in its place.',
    });
    expect(said.at(-1)).toBe(
      'The bot stopped with code 1. That was 3 times in a row before it had connected, so it is not restarted. ' +
        'Fix what it says, then start it again on the page, or stop this and run npm start again.',
    );
    expect(await starts()).toBe(3);
    bot.order('restart');
    expect(bot.report().state).toBe('restarting');
    // No more than three again: one start of its own in between would be the seventh.
    await until(async () => (await starts()) === 6 && bot.report().state === 'stopped');
  });

  it('is started for the fourth time when it connects each time', async () => {
    const watchers = new Set<() => void>();
    const presence: BotPresence = {
      botConnected: () => true,
      watchBot: (changed) => {
        watchers.add(changed);
        return () => watchers.delete(changed);
      },
    };
    start(failing('Discord does not want to hear of it.\n'), [], presence);
    await until(async () => {
      for (const changed of watchers) changed();
      return (await starts()) === 4;
    });
  });

  it('does not bring the playground down when it cannot be started at all', async () => {
    const said: string[] = [];
    running = supervise({ command: join(directory, 'missing'), args: [], env: {} }, NOBODY, (line) =>
      said.push(line),
    );
    await until(() => said.length >= 1);
    expect(said[0]).toContain('could not be started');
  });
});

describe('a playground', () => {
  it('says its address once, and gives the bot a token, an address and a database of its own', async () => {
    const said: string[] = [];
    const script = `require('node:fs').appendFileSync(process.env.NOTES, JSON.stringify(process.env) + '\\n'); setInterval(() => {}, 1000);`;
    const { env: own, ...botCommand } = run(script);
    const real = { DATABASE_FILE: '/real.sqlite', DATABASE_URL: 'postgres://real/games' };
    const playground = await runPlayground({
      ...{ directory, botCommand: { ...botCommand, env: { ...own, ...real } } },
      log: (line) => said.push(line),
    });
    try {
      await until(async () => (await read()).length === 1);
      const env = JSON.parse((await read())[0] ?? '{}') as Record<string, string>;
      expect(env['DISCORD_API_URL']).toBe(`${playground.address}/api`);
      expect(env['DATABASE_FILE']).toBe(join(directory, 'tables.sqlite'));
      expect(env['DATABASE_URL']).toBe('');
      expect(env['DISCORD_TOKEN']).toBeTruthy();
      expect(said.filter((line) => line.includes('http'))).toEqual([
        `Open ${playground.address} in a browser to play.`,
      ]);
      expect((await fetch(playground.address)).status).toBe(200);
    } finally {
      await playground.close();
    }
    await expect(fetch(playground.address)).rejects.toThrow();
  });

  it('asks whoever comes before the page is bundled to come again', async () => {
    const free = await startDiscord();
    const { port } = free;
    await free.close();
    const starting = runPlayground({ port, directory, botCommand: run(PATIENT), log: () => undefined });
    const answers: string[] = [];
    await until(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      if (answer !== undefined) answers.push(`${answer.status} ${answer.headers.get('retry-after')}`);
      return answer?.status === 200;
    });
    await (await starting).close();
    expect([...new Set(answers)]).toEqual(['503 1', '200 null']);
  });

  it.runIf(TELLS_PROCESSES)('leaves no bundler behind when its page is there', async () => {
    const playground = await runPlayground({ directory, botCommand: run(PATIENT), log: () => undefined });
    await until(() => childrenWith('esbuild').length === 0);
    await playground.close();
  });
});
