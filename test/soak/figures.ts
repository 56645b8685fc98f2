import { FAULTS, type Fault } from '../../src/playground/faults/kinds.ts';
import { DEEDS, type Entry } from './ledger.ts';

/** How long something took, in milliseconds: half, 95 and 99 of a hundred took no longer. */
export interface Latency {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** What a soak has measured and found. */
export interface SoakReport {
  readonly seconds: number;
  readonly tables: number;
  /** At how many of the first tables a computer played along. */
  readonly computers: number;
  /** Tables that were opened in all, as others were over. */
  readonly opened: number;
  readonly entries: readonly Entry[];
  readonly commands: number;
  readonly faults: Readonly<Record<Fault, number>>;
  readonly kills: number;
  readonly endedAlone: number;
  /** Of all that was pressed and typed in calm weather. */
  readonly requestsPerPress: number;
  /** Milliseconds of a processor for each press or command in calm weather: of the main thread, and of all; nothing where the system does not tell. */
  readonly work: { readonly main: number; readonly all: number } | undefined;
  readonly peak: number | undefined;
  /** Lines of the bot's log with the weight of a warning or an error, by what they say. */
  readonly logged: ReadonlyMap<string, number>;
  /** Sentences about what was not as it has to be; there must be none. */
  readonly broken: readonly string[];
  /** The file in which all is written that is known of what is broken. */
  readonly evidence: string | undefined;
}

export function latencyOf(durations: readonly number[]): Latency {
  const sorted = durations.toSorted((one, other) => one - other);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** How long it took until people were answered, and until a right press had its board: of the presses for which nothing was made to go wrong. */
export function latencies(entries: readonly Entry[]): { readonly answer: Latency; readonly board: Latency } {
  const calm = entries.filter(({ weather }) => weather === 'calm');
  return {
    answer: latencyOf(calm.flatMap(({ at, toldAt }) => (toldAt === undefined ? [] : [toldAt - at]))),
    board: latencyOf(
      calm.flatMap(({ at, boardAt, told, wish }) =>
        boardAt === undefined || told !== 'accepted' || wish === undefined ? [] : [boardAt - at],
      ),
    ),
  };
}

const line = (name: string, { count, p50, p95, p99 }: Latency): string =>
  `${name.padEnd(14)} p50 ${p50.toFixed(0)} ms · p95 ${p95.toFixed(0)} ms · p99 ${p99.toFixed(0)} ms (of ${count})`;

export function reportLines(report: SoakReport): readonly string[] {
  const { entries, faults, kills, broken, logged, evidence } = report;
  const { answer, board } = latencies(entries);
  const deeds = DEEDS.filter((kind) => kind !== 'command').map(
    (kind) => `${kind} ${entries.filter((entry) => entry.kind === kind).length}`,
  );
  const told = (what: Entry['told']) => entries.filter((entry) => entry.told === what).length;
  const happened = FAULTS.filter((fault) => faults[fault] > 0).map((fault) => `${fault} ${faults[fault]}`);
  const total = FAULTS.reduce((sum, fault) => sum + faults[fault], kills);
  return [
    `${report.tables} tables (${report.opened} opened), ${report.computers} with a computer, ${report.seconds.toFixed(0)} s`,
    `presses        ${entries.length}: ${deeds.join(', ')}; and ${report.commands} commands`,
    `answers        accepted ${told('accepted')}, refused ${told('refused')}, heard ${told('heard')}, none ${told(undefined)}`,
    `faults         ${total}: ${[`kill -9 ${kills}`, ...happened].join(', ')}`,
    line('first answer', answer),
    line('new board', board),
    `requests       ${report.requestsPerPress.toFixed(2)} a press or command`,
    `processor      ${report.work === undefined ? 'not told' : `${report.work.main.toFixed(1)} ms of the main thread a press or command, ${report.work.all.toFixed(1)} ms of all`}`,
    `memory         ${report.peak === undefined ? 'not told' : `${(report.peak / 2 ** 20).toFixed(0)} MB at most`}`,
    `log            ${[...logged].map(([words, times]) => `${times} × ${words}`).join(', ') || 'nothing'}`,
    ...(report.endedAlone === 0 ? [] : [`The bot ended ${report.endedAlone} times by itself.`]),
    ...(broken.length === 0
      ? ['Every check held.']
      : [`BROKEN: ${broken.length}${evidence === undefined ? '' : `, see ${evidence}`}`, ...broken]),
  ];
}
