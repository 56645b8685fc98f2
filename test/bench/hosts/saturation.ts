import { type Latency, latencies } from '../../soak/figures.ts';
import type { Seating } from '../../soak/seating.ts';
import { type Arrangement, type Processes, pause } from './processes.ts';

/** Milliseconds that a table waits for the board that an answer brings, and between two looks for something to press. */
const BOARD_WITHIN = 3_000;
const LOOK = 20;

/** What an arrangement did when everybody pressed again as soon as they had their board. Figures are per second, or milliseconds of a processor per press. */
export interface Saturation {
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
export async function saturate(
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

/** The heading of lines of {@link saturationLine}. */
export const SATURATION_HEADING = [HEADING, HEADING.map(() => '---')].map(rowOf);

/** What an arrangement did, as a line; `measure` is what the presses of the others are compared with. */
export const saturationLine = (one: Saturation, measure: Saturation): string =>
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
