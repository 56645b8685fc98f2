import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Id } from '../../src/discord/protocol/ids.ts';
import { quantile } from '../../src/opponents/statistics.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import { holderOf } from '../../src/tables/model/table.ts';
import { ana, ben, openBot, type Running, wait } from './floods/bot.ts';
import { type Flood, flooder, floods } from './floods/kinds.ts';
import type { Size } from './size.ts';

/** How much of it is done: how long each flood lasts, in milliseconds, and what there is beside it. */
interface Extent {
  readonly lasts: number;
  /** Open lobbies of the first person who floods, as many as nobody may open any more. */
  readonly lobbies: number;
  /** Plies of the long match that people who flood read about: turns of three, and a last one of eleven. */
  readonly plies: number;
  /** Whether each flood begins when all that came of the one before is done, and with threads that have started. */
  readonly rests: boolean;
}

const WHOLE: Extent = { lasts: 6_000, lobbies: 1_600, plies: 20_000, rests: true };
const SMALLEST: Extent = { lasts: 200, lobbies: 2, plies: 41, rests: false };

/** How often others press, how often each person floods, and how often somebody asks for their record, in milliseconds. */
const PRESSED_EVERY = 100;
const FLOODED_EVERY = 100;
const RECORD_EVERY = 1_500;
/** Milliseconds after which nobody waits for a record any more. */
const GIVEN_UP = 30_000;
/** People who flood at the same time. */
const CROWDS = [1, 5] as const;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/** Somebody answers at a table that nobody floods. Brings the milliseconds that it took. */
async function answer({ tables, press }: Running, table: string): Promise<number | undefined> {
  const opened = await tables.opened({ table });
  const now = opened?.now;
  const [asked] = now?.match?.decisions ?? [];
  const holder = now === undefined || asked === undefined ? undefined : holderOf(now.table, asked.seat);
  const person = [ana, ben].find(({ id }) => id === holder);
  const notation = asked?.answers[Math.floor(Math.random() * asked.answers.length)]?.notation;
  if (person === undefined || asked === undefined || notation === undefined) return undefined;
  const id: Id = { kind: 'answer', table, opened: asked.opened, notation, place: 'board' };
  const message = opened?.messages.find(({ standing }) => standing === 'live')?.id ?? '0';
  const begun = performance.now();
  await press(person, 'quiet', id, message);
  return performance.now() - begun;
}

/** Somebody who floods nothing asks for their record. Brings the milliseconds until the file came. */
async function recordOf(bot: Running, person: SeatedPerson, table: string): Promise<number> {
  const begun = performance.now();
  const options = [{ name: 'table', type: 3, value: table }];
  const interaction = await bot.command(person, 'quiet', 'record', options);
  const isThere = () => bot.came.get(interaction)?.some((name) => name.endsWith('record.txt')) === true;
  while (!isThere() && performance.now() - begun < GIVEN_UP) await wait(10);
  return performance.now() - begun;
}

/** What others feel while something goes on. */
interface Felt {
  /** The 95th percentile of presses at another table, in milliseconds, and how many there were. */
  readonly p95: number;
  readonly presses: number;
  /** The most memory held, in megabytes. */
  readonly most: number;
  /** The longest that a record took to come, in milliseconds. */
  readonly record: number;
}

async function felt(
  bot: Running,
  { lasts }: Extent,
  flood: Flood | undefined,
  people: readonly SeatedPerson[],
): Promise<Felt> {
  const table = await bot.match(ana, 'quiet');
  const took: number[] = [];
  const records: Promise<number>[] = [];
  let most = 0;
  let round = 0;
  const flooding = setInterval(() => {
    round += 1;
    if (flood !== undefined) for (const person of people) void flood(person, round);
  }, FLOODED_EVERY);
  const until = performance.now() + lasts;
  let recordDue = 0;
  while (performance.now() < until) {
    if (performance.now() >= recordDue) {
      recordDue = performance.now() + RECORD_EVERY;
      records.push(recordOf(bot, ben, table));
    }
    const milliseconds = await answer(bot, table);
    if (milliseconds === undefined) break;
    took.push(milliseconds);
    most = Math.max(most, process.memoryUsage().rss / 1e6);
    await wait(Math.max(0, PRESSED_EVERY - milliseconds));
  }
  clearInterval(flooding);
  const record = Math.max(...(await Promise.all(records)));
  await bot.tables.end(bot.act(table, ana));
  return { p95: quantile(took, 0.95), presses: took.length, most, record };
}

const COLUMNS = [
  'people',
  'presses',
  'p95 without',
  'p95 beside',
  'more ms',
  'more MB',
  'record ms',
] as const;

const line = (name: string, figures: readonly string[]): string =>
  [name.padEnd(22), ...figures.map((figure, at) => figure.padStart(COLUMNS[at]?.length ?? 0))].join(' | ');

/**
 * Prints, for each kind of flood by one person and by five, how long presses at another table take beside it and without it (95th percentile, in
 * milliseconds), by how much memory rises, in megabytes, and how long a record takes to come to somebody else. Each person does each thing ten times a
 * second. `npm run bench -- floods smallest` only shows that all of it runs; other words name floods.
 */
export const run = async (how: Size): Promise<void> => {
  const size = how === 'smallest' ? SMALLEST : WHOLE;
  const named = how === 'smallest' ? ['rules'] : process.argv.slice(3);
  const folder = mkdtempSync(join(tmpdir(), 'floods-'));
  const bot = await openBot(join(folder, 'bot.db'));
  try {
    for (let count = 0; count < size.lobbies; count += 1) await bot.lobby(flooder(0), 'loud');
    const kinds = await floods(bot, size.plies, Math.max(...CROWDS));
    if (size.rests) {
      // What is read once is read.
      for (const [name, flood] of Object.entries(kinds)) if (name !== 'analyses') await flood(flooder(0), 0);
      await bot.rested();
      await felt(bot, size, undefined, []);
    }
    console.log(line('flood', COLUMNS));
    for (const [name, flood] of Object.entries(kinds)) {
      if (named.length > 0 && !named.some((word) => name.includes(word))) continue;
      for (const people of CROWDS) {
        if (size.rests) await bot.rested();
        if (typeof collect === 'function') collect();
        const without = await felt(bot, size, undefined, []);
        const crowd = Array.from({ length: people }, (_, at) => flooder(at));
        const beside = await felt(bot, size, flood, crowd);
        const figures = [without.p95, beside.p95, beside.p95 - without.p95, beside.most - without.most];
        console.log(
          line(name, [
            ...[people, beside.presses].map(String),
            ...[...figures, beside.record].map((each) => each.toFixed(0)),
          ]),
        );
      }
    }
  } finally {
    await bot.close();
    rmSync(folder, { recursive: true });
  }
};
