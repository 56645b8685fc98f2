import { shardOf } from '../../../src/playground/gateway/shards.ts';
import { isTwo } from '../../e2e/players.ts';
import { type Control, controls } from '../../e2e/screen.ts';
import { latencyOf } from '../../soak/figures.ts';
import type { Entry } from '../../soak/ledger.ts';
import { type Processes, pause, SHARDS } from './processes.ts';

/** What is done to the process that hears of a table, just before somebody presses there. */
const TROUBLES = ['nothing', 'killed', 'frozen'] as const;
/** One of {@link TROUBLES}. */
type Trouble = (typeof TROUBLES)[number];

/** Milliseconds after which nobody waits for an answer any more, and between two looks for it. */
const PATIENCE = 20_000;
const LOOK = 5;
/** Milliseconds after which the claim of a table has ended by itself, so that each press begins alike. */
const REST = 1_500;

/** Presses at a table whose process has just been killed or stands still, so often each. */
export async function takeovers(here: Processes, rounds: number): Promise<readonly string[]> {
  const took: Record<Trouble, Entry[]> = { nothing: [], killed: [], frozen: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const trouble of TROUBLES) {
      const entry = await pressedAfter(here, trouble);
      if (entry !== undefined) took[trouble].push(entry);
    }
  return TROUBLES.map((trouble) => lineOf(trouble, took[trouble]));
}

/** Brings the press, once its board has come or nobody waits any more; nothing where no board offers an answer. */
async function pressedAfter(here: Processes, trouble: Trouble): Promise<Entry | undefined> {
  const { bots, lookout, ledger, holders, shared } = here;
  await shared();
  await pause(REST);
  const held = await holders();
  const asking = here.seatings
    .map((seating) => ({ seating, board: lookout.board(seating.table) }))
    .find(({ board }) => board !== undefined && controls(board).some(isAnswer));
  const bot = bots.find((each) => each.pid() === held.get(shardOf(asking?.seating.channel ?? '0', SHARDS)));
  if (asking?.board === undefined || bot === undefined) return undefined;
  if (trouble === 'frozen') bot.freeze('SIGSTOP');
  if (trouble === 'killed') await bot.kill();
  const { length } = ledger.all();
  const answered = here.answer(asking.seating, asking.board);
  const entry = ledger.all()[length];
  const until = performance.now() + PATIENCE;
  while (entry !== undefined && entry.boardAt === undefined && performance.now() < until) await pause(LOOK);
  if (trouble === 'frozen') bot.freeze('SIGCONT');
  if (trouble === 'killed') await bot.start();
  await answered;
  return entry;
}

const isAnswer = (one: Control): boolean => one.notation !== undefined && !isTwo(one);

function lineOf(trouble: Trouble, entries: readonly Entry[]): string {
  const since = (moment: 'toldAt' | 'boardAt'): string => {
    const durations = entries.map((entry) => (entry[moment] ?? Number.POSITIVE_INFINITY) - entry.at);
    return `median ${latencyOf(durations).p50.toFixed(0)}, worst ${Math.max(...durations).toFixed(0)}`;
  };
  const late = entries.filter((entry) => entry.late === true).length;
  return `| ${[trouble, entries.length, since('toldAt'), since('boardAt'), late].join(' | ')} |`;
}

/** The heading of the lines of {@link takeovers}. */
export const TAKEOVER_HEADING = [
  '| the process that hears of the table is | times | first answer ms | new board ms | too late for Discord |',
  '| --- | --- | --- | --- | --- |',
] as const;
