import { type Latency, latencies } from '../../soak/figures.ts';
import type { Seating } from '../../soak/seating.ts';
import { type Arrangement, type Processes, pause } from './processes.ts';

/** Milliseconds that a table waits for the board that an answer brings, and between two looks for something to press. */
const BOARD_WITHIN = 3_000;
const LOOK = 20;

/** For how many milliseconds something is done. */
interface Spell {
  /** Tables are pressed at before anything is counted. */
  readonly warm: number;
  /** Tables are pressed at, until there was a press at the least. */
  readonly pressed: number;
  /** Nobody presses at the end, after as many in which what was begun comes to its end. */
  readonly rest: number;
}

/** What an arrangement did when everybody pressed again as soon as they had their board. Figures are per second, or milliseconds of a processor per press. */
export interface Saturation {
  readonly arrangement: Arrangement;
  readonly presses: number;
  readonly answer: Latency;
  readonly board: Latency;
  /** Of all processes of the bot: their main threads, and all threads. */
  readonly main: number;
  readonly all: number;
  readonly database: number;
  /** Of the Discord on localhost and the people, who run beside on the same machine. */
  readonly around: number;
  /** How many processors were busy with all of that. */
  readonly busy: number;
  readonly transactions: number;
  /** Bytes of the write-ahead log. */
  readonly written: number;
  readonly connections: number;
  /** Transactions, and bytes of the write-ahead log, a second while nobody presses. */
  readonly atRest: Pick<Database, 'transactions' | 'written'>;
  /** Requests that Discord counts for the token. */
  readonly requests: number;
  /** Bytes of memory of the process that took most. */
  readonly memory: number;
}

interface Database {
  readonly transactions: number;
  readonly written: number;
  readonly connections: number;
}

/** What PostgreSQL has counted so far. */
const DATABASE = `
  SELECT (SELECT sum(xact_commit)::float8 FROM pg_stat_database) AS transactions,
    (pg_current_wal_insert_lsn() - '0/0')::float8 AS written,
    (SELECT count(*)::float8 FROM pg_stat_activity
      WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()) AS connections`;

/** Has people press at all tables for so long. */
export async function saturate(
  arrangement: Arrangement,
  here: Processes,
  { warm, pressed, rest }: Spell,
): Promise<Saturation> {
  const { bots, ledger, ask, lookout, seatings, workedByDatabase } = here;
  let isOver = false;
  const playOn = async (seating: Seating): Promise<void> => {
    while (!isOver) {
      const board = lookout.board(seating.table);
      if (board !== undefined) await here.answer(seating, board);
      const until = performance.now() + BOARD_WITHIN;
      do await pause(LOOK);
      while (!isOver && performance.now() < until && lookout.board(seating.table) === board);
    }
  };
  const database = async (): Promise<Database> => {
    const none = { transactions: 0, written: 0, connections: 0 };
    if (arrangement.store === 'SQLite') return none;
    const [counted] = await ask<Record<keyof Database, string>>(DATABASE);
    return {
      transactions: Number(counted?.transactions),
      written: Number(counted?.written),
      connections: Number(counted?.connections),
    };
  };
  const counted = async () => ({
    at: performance.now(),
    entries: ledger.all().length,
    database: await database(),
    requests: here.inChannels(),
    ofDatabase: workedByDatabase(),
    ofBots: bots.map((bot) => bot.worked() ?? { main: 0, all: 0 }),
    around: process.cpuUsage(),
  });

  const play = seatings.map(playOn);
  await pause(warm);
  const before = await counted();
  do await pause(pressed);
  while (ledger.all().length === before.entries);
  const after = await counted();
  isOver = true;
  const { user, system } = process.cpuUsage(before.around);
  await Promise.all(play);
  await pause(rest);
  const resting = await database();
  await pause(rest);
  const rested = await database();
  const atRest = (what: 'transactions' | 'written'): number => ((rested[what] - resting[what]) * 1000) / rest;

  const entries = ledger.all().slice(before.entries, after.entries);
  const { length } = entries;
  const worked = (what: 'main' | 'all'): number =>
    after.ofBots.reduce((sum, each, at) => sum + each[what] - (before.ofBots[at]?.[what] ?? 0), 0);
  const around = (user + system) / 1000;
  const ofDatabase = after.ofDatabase - before.ofDatabase;
  return {
    arrangement,
    presses: (length * 1000) / (after.at - before.at),
    ...latencies(entries),
    ...{ main: worked('main') / length, all: worked('all') / length },
    ...{ database: ofDatabase / length, around: around / length },
    busy: (worked('all') + ofDatabase + around) / (after.at - before.at),
    transactions: (after.database.transactions - before.database.transactions) / length,
    written: (after.database.written - before.database.written) / length,
    connections: after.database.connections,
    atRest: { transactions: atRest('transactions'), written: atRest('written') },
    requests: (after.requests - before.requests) / length,
    memory: Math.max(...bots.map((bot) => bot.peak() ?? 0)),
  };
}

const HEADING = [
  'store',
  'processes',
  'presses/s',
  'of SQLite’s',
  'first answer ms p50 p95',
  'new board ms p50 p95',
  'bots ms/press: main, all',
  'database ms/press',
  'its share',
  'transactions/press',
  'WAL KB/press',
  'connections',
  'at rest: transactions/s, WAL KB/s',
  'counted requests/press',
  'MB a process',
  'Discord and people ms/press',
  'processors busy',
] as const;

const pair = ({ p50, p95 }: Latency): string => `${p50.toFixed(0)} ${p95.toFixed(0)}`;

/** The heading of lines of {@link saturationLine}. */
export const SATURATION_HEADING = [HEADING, HEADING.map(() => '---')].map(rowOf);

/** What an arrangement did, as a line; `measure` is what the presses of the others are compared with. */
export function saturationLine(one: Saturation, measure: Saturation): string {
  const inDatabase = (figure: string): string => (one.arrangement.store === 'SQLite' ? '' : figure);
  return rowOf([
    one.arrangement.store,
    `${one.arrangement.processes}`,
    one.presses.toFixed(1),
    (one.presses / measure.presses).toFixed(2),
    pair(one.answer),
    pair(one.board),
    `${one.main.toFixed(1)} ${one.all.toFixed(1)}`,
    inDatabase(one.database.toFixed(1)),
    inDatabase(`${((100 * one.database) / (one.database + one.all)).toFixed(0)} %`),
    inDatabase(one.transactions.toFixed(1)),
    inDatabase((one.written / 1000).toFixed(1)),
    inDatabase(`${one.connections}`),
    inDatabase(`${one.atRest.transactions.toFixed(0)} ${(one.atRest.written / 1000).toFixed(1)}`),
    one.requests.toFixed(2),
    (one.memory / 1e6).toFixed(0),
    one.around.toFixed(1),
    one.busy.toFixed(1),
  ]);
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
