import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { games } from '../../src/games/index.ts';
import { chanceOf } from '../../src/playground/faults/faults.ts';
import { startDiscord } from '../../src/playground/server.ts';
import { seen } from '../e2e/screen.ts';
import { botProcess } from '../soak/bot-process.ts';
import { Hands, playing } from '../soak/deeds.ts';
import { type Latency, latencies } from '../soak/figures.ts';
import { type Hosted, hosted } from '../soak/hosted.ts';
import { openLedger } from '../soak/ledger.ts';
import { lookOut } from '../soak/lookout.ts';
import { spreadRooms } from '../soak/rooms.ts';
import { type Seating, seat } from '../soak/seating.ts';
import { clusterIn, lacksPostgres } from '../store/postgres/cluster.ts';
import type { Size } from './size.ts';

/** What runs: processes of one bot, and where their games are. */
interface Arrangement {
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
type Processes = Awaited<ReturnType<typeof openProcesses>>;

/** Starts an arrangement, and seats people at its tables, of every game by turns. */
async function openProcesses({ store, processes }: Arrangement, hosted: Hosted) {
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

/** Milliseconds that a table waits for the board that an answer brings. */
const BOARD_WITHIN = 3_000;

/** What an arrangement did when everybody pressed again as soon as they had their board. Figures are per second, or milliseconds of a processor per press. */
interface Saturation {
  readonly arrangement: Arrangement;
  readonly presses: number;
  readonly answer: Latency;
  readonly board: Latency;
  /** Of all processes of the bot: their main threads, and all threads. */
  readonly main: number;
  readonly all: number;
  /** Requests that Discord counts for the token. */
  readonly requests: number;
  /** Bytes of memory of the process that took most. */
  readonly memory: number;
}

/** Has people press at all tables for so many milliseconds, after others in which nothing is counted. */
async function saturate(
  arrangement: Arrangement,
  { bots, ledger, lookout, seatings, answer, inChannels }: Processes,
  { warm, pressed }: { readonly warm: number; readonly pressed: number },
): Promise<Saturation> {
  let isOver = false;
  const playOn = async (seating: Seating): Promise<void> => {
    while (!isOver) {
      const board = lookout.board(seating.table);
      if (board !== undefined) await answer(seating, board);
      const until = performance.now() + BOARD_WITHIN;
      do await pause(LOOK);
      while (!isOver && performance.now() < until && lookout.board(seating.table) === board);
    }
  };
  const counted = () => ({
    at: performance.now(),
    entries: ledger.all().length,
    requests: inChannels(),
    ofBots: bots.map((bot) => bot.worked() ?? { main: 0, all: 0 }),
  });

  const play = seatings.map(playOn);
  await pause(warm);
  const before = counted();
  do await pause(pressed);
  while (ledger.all().length === before.entries);
  const after = counted();
  isOver = true;
  await Promise.all(play);

  const entries = ledger.all().slice(before.entries, after.entries);
  const worked = (what: 'main' | 'all'): number =>
    after.ofBots.reduce((sum, each, at) => sum + each[what] - (before.ofBots[at]?.[what] ?? 0), 0) /
    entries.length;
  return {
    arrangement,
    presses: (entries.length * 1000) / (after.at - before.at),
    ...latencies(entries),
    ...{ main: worked('main'), all: worked('all') },
    requests: (after.requests - before.requests) / entries.length,
    memory: Math.max(...bots.map((bot) => bot.peak() ?? 0)),
  };
}

const HEADING = [
  ...['store', 'processes', 'presses/s', 'of SQLite’s', 'first answer ms p50 p95', 'new board ms p50 p95'],
  ...['bots ms/press: main, all', 'counted requests/press', 'MB a process'],
];

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const pair = ({ p50, p95 }: Latency): string => `${p50.toFixed(0)} ${p95.toFixed(0)}`;

const SATURATION_HEADING = [HEADING, HEADING.map(() => '---')].map(rowOf);

/** What an arrangement did, as a line; `measure` is what the presses of the others are compared with. */
const saturationLine = (one: Saturation, measure: Saturation): string =>
  rowOf([
    one.arrangement.store,
    `${one.arrangement.processes}`,
    one.presses.toFixed(1),
    (one.presses / measure.presses).toFixed(2),
    pair(one.answer),
    pair(one.board),
    `${one.main.toFixed(1)} ${one.all.toFixed(1)}`,
    one.requests.toFixed(2),
    (one.memory / 1e6).toFixed(0),
  ]);

const ARRANGEMENTS: readonly Arrangement[] = [
  { store: 'SQLite', processes: 1 },
  { store: 'PostgreSQL', processes: 1 },
  { store: 'PostgreSQL', processes: 2 },
  { store: 'PostgreSQL', processes: 3 },
];

/** How long each arrangement is pressed at. */
const SIZES = {
  usual: { arrangements: ARRANGEMENTS, spell: { warm: 5_000, pressed: 20_000 } },
  smallest: { arrangements: ARRANGEMENTS.slice(1, 2), spell: { warm: 300, pressed: 1_000 } },
} as const;

/**
 * Prints presses a second against the number of processes on this machine, with SQLite in the same run, and what they take of processors.
 */
export const run = async (size: Size): Promise<void> => {
  if (lacksPostgres) return;
  const { arrangements, spell } = SIZES[size];
  const folder = mkdtempSync(join(tmpdir(), 'bench-hosts-'));
  chmodSync(folder, 0o755);
  const bot = hosted(join(folder, 'bot'));
  try {
    console.log(
      `Everybody presses again as soon as the new board is there, for ${spell.pressed / 1000} s, on a machine of ${availableParallelism()} processors.`,
    );
    console.log(SATURATION_HEADING.join('\n'));
    let measure: Saturation | undefined;
    for (const arrangement of arrangements) {
      const here = await openProcesses(arrangement, bot);
      try {
        const came = await saturate(arrangement, here, spell);
        measure ??= came;
        console.log(saturationLine(came, measure));
      } finally {
        await here.close();
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};
