import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { replay } from '../../src/engine/replay.ts';
import { otys } from '../../src/games/otys/index.ts';
import { readLogEntry, readSnapshot } from '../../src/games/saved.ts';
import { type RunningDiscord, startDiscord } from '../../src/playground/server.ts';
import { move } from '../../src/store/move/move.ts';
import { patientClock } from '../playground/patient-clock.ts';
import { clusterIn, lacking } from '../store/postgres/cluster.ts';
import { killed, startBot } from './bot-process.ts';
import { players, sitDown } from './players.ts';
import { controls, live, seen, use, whisper, words } from './screen.ts';
import { GAME_TIME } from './whole-game.ts';

/** A bot that is ready to play, with its games where these variables say. */
async function startProcess(
  discord: RunningDiscord,
  file: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const sessions = () => discord.journal.events('READY').length;
  const before = sessions();
  const child = await startBot(discord, file, variables);
  await seen('the bot', () => (sessions() > before ? true : undefined));
  await seen('its commands', () => discord.people[0]?.commands().find(({ name }) => name === 'play'));
  return child;
}

it.skipIf(lacking() !== undefined)(
  'a game that is moved to PostgreSQL goes on there, after its bot was killed and after its server was',
  GAME_TIME,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'moved-'));
    chmodSync(folder, 0o755);
    const file = join(folder, 'tables.sqlite');
    const cluster = clusterIn(join(folder, 'postgres'));
    const discord = await startDiscord({ rates: 'off', clock: patientClock() });
    let child = await startProcess(discord, file);
    onTestFinished(async () => {
      await killed(child);
      await discord.close();
      if (cluster.isStarted()) cluster.crash();
      rmSync(folder, { recursive: true });
    });
    const people = discord.people.slice(0, 3);
    const [ana] = people;
    const channel = ana?.channels()[0]?.id ?? '';
    if (ana === undefined) throw new Error('nobody is there');
    const table = await sitDown(people, channel);
    let answered = 0;
    const playOn = async (seed: number): Promise<void> => {
      const at = players(people, channel, seed);
      for (let press = 0; press < 4; press += 1) expect(await at.play()).toBe(true);
      answered += at.presses;
    };
    await playOn(1);
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;

    cluster.start();
    const address = await cluster.room();
    await move(file, address);
    const inPostgres = { DATABASE_URL: address };
    child = await startProcess(discord, file, inPostgres);
    await playOn(2);
    await killed(child);
    child = await startProcess(discord, file, inPostgres);
    await playOn(3);

    cluster.crash();
    const board = await seen('a board', () => live(ana, channel));
    const choice = controls(board).find(({ notation }) => notation !== undefined) ?? controls(board)[0];
    if (choice === undefined) throw new Error('nothing to press');
    expect(await use(ana, channel, board, choice)).toMatchObject({ kind: 'answered' });
    await seen('a sentence', () => {
      const page = whisper(ana, channel);
      return page !== undefined && words(page).includes('Please try again') ? true : undefined;
    });
    cluster.start();
    await playOn(4);

    const [saved] = await cluster.ask<{ readonly snapshot: string }>(
      `SELECT snapshot FROM tables WHERE id = '${table}'`,
      address,
    );
    const log = await cluster.ask<{ readonly body: string }>(
      `SELECT body FROM log WHERE table_id = '${table}' ORDER BY ply`,
      address,
    );
    const snapshot = readSnapshot(otys, saved?.snapshot ?? '');
    const entries = log.map(({ body }) => readLogEntry(otys, body));
    expect(replay(otys, snapshot, entries).snapshot).toEqual(snapshot);
    expect(entries.length).toBeGreaterThanOrEqual(answered);
  },
);
