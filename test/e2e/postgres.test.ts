import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { moveStore } from '../../src/store/move/move.ts';
import { clusterIn, lacksPostgres } from '../store/postgres/cluster.ts';
import { killed } from './bot-process.ts';
import { players, sitDown } from './players.ts';
import { openProcessStage } from './process-stage.ts';
import { savedInPostgres } from './saved-in-postgres.ts';
import { controls, live, seen, use, whisper, words } from './screen.ts';
import { GAME_TIME } from './whole-game.ts';

// Skipped where there is no PostgreSQL; cluster.ts prints why.
it.skipIf(lacksPostgres)(
  'a game that is moved to PostgreSQL goes on there, after its bot was killed and after its server was',
  GAME_TIME,
  async () => {
    const stage = await openProcessStage();
    const { folder, people, ana, channel } = stage;
    // The server may be run by another user.
    chmodSync(folder, 0o755);
    const cluster = clusterIn(join(folder, 'postgres'));
    onTestFinished(() => {
      if (cluster.isStarted()) cluster.crash();
    });
    let child = await stage.startReady();
    const table = await sitDown(people, channel);
    let answered = 0;
    const playOn = async (seed: number): Promise<void> => {
      const at = players(people, channel, seed);
      for (let press = 0; press < 4; press += 1) expect(await at.play()).toBe(true);
      await at.followed();
      answered += at.presses;
    };
    await playOn(1);
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;

    cluster.start();
    const address = await cluster.room();
    await moveStore(stage.database, address);
    const inPostgres = { DATABASE_URL: address };
    child = await stage.startReady(inPostgres);
    await playOn(2);
    await killed(child);
    child = await stage.startReady(inPostgres);
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

    const { entries } = await savedInPostgres(cluster, address, table);
    expect(entries.length).toBeGreaterThanOrEqual(answered);
  },
);
