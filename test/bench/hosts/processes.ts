import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../../src/games/index.ts';
import { chanceOf } from '../../../src/playground/faults/faults.ts';
import { startDiscord } from '../../../src/playground/server.ts';
import { seen } from '../../e2e/screen.ts';
import { botProcess } from '../../soak/bot-process.ts';
import { Hands, playing } from '../../soak/deeds.ts';
import type { Hosted } from '../../soak/hosted.ts';
import { openLedger } from '../../soak/ledger.ts';
import { lookOut } from '../../soak/lookout.ts';
import { spreadRooms } from '../../soak/rooms.ts';
import { type Seating, seat } from '../../soak/seating.ts';
import { clusterIn } from '../../store/postgres/cluster.ts';

/** What runs: processes of one bot, and where their games are. */
export interface Arrangement {
  readonly store: 'SQLite' | 'PostgreSQL';
  readonly processes: number;
}

/** So many shards share the channels, in every arrangement. */
const SHARDS = 6;
/** Tables for each process, each in a channel of its own. */
const TABLES = 8;
/** Milliseconds between two looks for what is awaited. */
const LOOK = 20;

/** As a host runs it: what is written survives a crash, and what is out of date is cleared away. */
const DURABLE = { fsync: 'on', full_page_writes: 'on', autovacuum: 'on' } as const;

/** Processes that run, a Discord on localhost without limits, and people at tables. */
export type Processes = Awaited<ReturnType<typeof openProcesses>>;

/** Starts an arrangement, and seats people at its tables, of every game by turns. */
export async function openProcesses({ store, processes }: Arrangement, hosted: Hosted) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-hosts-'));
  // The server of the database may be run by another user.
  chmodSync(folder, 0o755);
  const database = join(folder, 'tables.sqlite');
  const cluster = store === 'SQLite' ? undefined : clusterIn(join(folder, 'postgres'), DURABLE);
  cluster?.start();
  const address = await cluster?.room();
  const discord = await startDiscord({
    rates: 'off',
    sharding: { shards: SHARDS, maxConcurrency: SHARDS, byChannel: true },
  });
  const lookout = lookOut(discord);
  const ledger = openLedger();
  let inChannels = 0;
  discord.journal.watch((entry) => {
    if (entry.kind !== 'request') return;
    ledger.hear(entry);
    if (entry.url.startsWith('/channels/')) inChannels += 1;
  });
  lookout.watch(ledger.boardCame);
  const seatings: Seating[] = [];

  /** The numbers of the processes that hold the shards which have a session. */
  const holders = async (): Promise<readonly number[]> => {
    const rows = await cluster?.ask<{ readonly owner: string }>(
      'SELECT owner FROM shards WHERE until > clock_timestamp() AND session IS NOT NULL',
      address,
    );
    return (rows ?? []).map(({ owner }) => Number(owner.split(' ').at(-2)));
  };
  const bots = Array.from({ length: processes }, () =>
    botProcess({
      ...{ discord, hosted, database, logFile: join(folder, 'log') },
      ...(address === undefined
        ? {}
        : { environment: { DATABASE_URL: address, SHARDS: 'leased' }, isReady: async () => {} }),
    }),
  );
  /** Waits until all shards are held by the processes that run, and by each of them about as many. */
  const shared = async (): Promise<void> => {
    const isShared = async (): Promise<boolean> => {
      const held = await holders();
      const each = bots.map((bot) => held.filter((pid) => pid === bot.pid()).length);
      return held.length === SHARDS && each.every((many) => many >= Math.floor(SHARDS / processes));
    };
    if (address !== undefined) while (!(await isShared().catch(() => false))) await pause(LOOK);
  };
  const hands = new Hands({
    ...{ discord, lookout, ledger, chance: chanceOf(1, 'bench'), tables: () => seatings },
    weather: () => 'calm' as const,
  });

  for (const bot of bots) await bot.start();
  await shared();
  await seen('the commands', () => discord.people[0]?.commands().find(({ name }) => name === 'play'));
  const rooms = await spreadRooms(discord, TABLES * processes, SHARDS);
  // One after the other: nobody has many lobbies at once.
  for (const [at, channel] of rooms.entries()) {
    const game = games[at % games.length];
    if (game === undefined) throw new Error('there is no game');
    const people = discord.people.slice(0, game.seats.min);
    seatings.push(await seat(discord, lookout, { channel, game: game.name, people, did: ledger.opened }));
  }

  return {
    ...{ discord, lookout, ledger, bots, seatings },
    /** Answers rightly at a table, whoever is asked. */
    answer: playing(hands).right,
    /** Requests so far that Discord counts for the token: answers to presses are not among them. */
    inChannels: () => inChannels,
    async close() {
      await Promise.all(bots.map((bot) => bot.kill()));
      if (cluster?.isStarted() === true) cluster.crash();
      await discord.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for so many milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((later) => setTimeout(later, milliseconds));
