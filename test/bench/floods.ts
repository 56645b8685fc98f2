import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Id, idText } from '../../src/discord/protocol/ids.ts';
import { games } from '../../src/games/index.ts';
import type { Client } from '../../src/playground/people.ts';
import { control, seen } from '../e2e/screen.ts';
import { latencies } from '../soak/figures.ts';
import { press } from '../soak/hand.ts';
import { hosted } from '../soak/hosted.ts';
import { spreadRooms } from '../soak/rooms.ts';
import { type Seating, seat } from '../soak/seating.ts';
import { openProcesses, type Processes } from './hosts/processes.ts';
import type { Size } from './size.ts';

/** How long each flood lasts, in milliseconds, and how many people flood at the same time. */
const SIZES = {
  usual: { lasts: 6_000, crowds: [1, 3], named: process.argv.slice(3) },
  smallest: { lasts: 300, crowds: [1], named: ['rules'] },
} as const;

/** How often each person floods, and how often others press, in milliseconds. */
const EVERY = 100;
/** Words of a question. */
const QUESTION = Array.from({ length: 20 }, (_, at) => `key${at}`).join(' ');

/** What somebody who floods does ten times a second; `round` counts how often they did it. */
type Flood = (person: Client, round: number) => Promise<unknown>;

/** A table of those who flood, and whether its host ends it. */
async function ownTable({ discord, lookout, ledger }: Processes, people: readonly Client[], isOver: boolean) {
  const [channel = ''] = await spreadRooms(discord, 1);
  const game = games[0]?.name ?? '';
  const own = await seat(discord, lookout, { channel, game, people: people.slice(0, 2), did: ledger.opened });
  const [host] = people;
  if (!isOver || host === undefined) return own;
  await host.command(channel, ['table', 'end'], [{ name: 'table', value: own.table }]);
  const page = await seen('the way to end it', () => lookout.page(host.user.id, own.table));
  await host.press(channel, page.id, control(page, 'end', 'now')?.customId ?? '');
  return own;
}

/** The floods by name, about a match of those who flood and one that is over. */
function floodsOf({ discord, lookout }: Processes, own: Seating, over: Seating) {
  const { channel, table } = own;
  const types =
    (path: readonly string[], options: Readonly<Record<string, string>> = {}): Flood =>
    (person) =>
      person.command(
        channel,
        path,
        Object.entries(options).map(([name, value]) => ({ name, value })),
      );
  const sends =
    (at: Seating, id: Id): Flood =>
    async ({ user }) => {
      const message = lookout.board(at.table);
      if (message !== undefined)
        await press(discord, { person: user.id, message, customId: idText(id) }, () => {});
    };
  return {
    completions: (person, round) => {
      const typed = { name: 'table', value: 'eve'.slice(0, round % 4) };
      return person.complete(channel, ['board'], [typed], 'table');
    },
    lobbies: types(['play', own.game]),
    boards: types(['board'], { table }),
    lists: types(['tables']),
    votes: sends(own, { kind: 'end', table, action: 'vote' }),
    records: types(['record'], { table: over.table }),
    replays: types(['replay'], { table: over.table }),
    pages: sends(over, { kind: 'show', table: over.table, as: 'page' }),
    films: sends(over, { kind: 'show', table: over.table, as: 'film' }),
    hints: sends(own, { kind: 'look', table, look: 'hint' }),
    rules: types(['rules', own.game], { about: QUESTION }),
    puzzles: types(['puzzle']),
    exports: types(['privacy', 'export']),
  } satisfies Readonly<Record<string, Flood>>;
}

/** How long presses take at a table that nobody floods, while something goes on. */
async function felt({ lookout, ledger, answer, seatings }: Processes, lasts: number, flood: () => void) {
  const [quiet] = seatings;
  if (quiet === undefined) throw new Error('nobody plays');
  const before = ledger.all().length;
  const flooding = setInterval(flood, EVERY);
  const until = performance.now() + lasts;
  while (performance.now() < until) {
    const board = lookout.board(quiet.table);
    if (board !== undefined) await answer(quiet, board);
    await wait(EVERY);
  }
  clearInterval(flooding);
  return latencies(
    ledger
      .all()
      .slice(before)
      .filter(({ table }) => table === quiet.table),
  );
}

const COLUMNS = ['people', 'presses', 'answer p95 without', 'beside', 'board p95 beside', 'MB at most'];

const line = (name: string, figures: readonly string[]): string =>
  [name.padEnd(12), ...figures.map((figure, at) => figure.padStart(COLUMNS[at]?.length ?? 0))].join(' | ');

/**
 * Prints, for each kind of flood, how long presses at another table take beside it and without it, in milliseconds, and what memory
 * the bot holds: ten times a second each person does it. Words behind the name of the benchmark name floods.
 */
export const run = async (size: Size): Promise<void> => {
  const { lasts, crowds, named } = SIZES[size];
  const folder = mkdtempSync(join(tmpdir(), 'floods-'));
  const here = await openProcesses({ store: 'SQLite', processes: 1 }, hosted(join(folder, 'bot')));
  try {
    const people = here.discord.people.slice(3);
    const floods = floodsOf(here, await ownTable(here, people, false), await ownTable(here, people, true));
    console.log(line('flood', COLUMNS));
    for (const [name, flood] of Object.entries<Flood>(floods)) {
      if (named.length > 0 && !named.some((word) => name.includes(word))) continue;
      for (const count of crowds) {
        let round = 0;
        const without = await felt(here, lasts, () => {});
        const beside = await felt(here, lasts, () => {
          round += 1;
          for (const person of people.slice(0, count)) void flood(person, round).catch(() => {});
        });
        const figures = [count, beside.answer.count, without.answer.p95, beside.answer.p95, beside.board.p95];
        const memory = (here.bots[0]?.peak() ?? 0) / 2 ** 20;
        console.log(
          line(
            name,
            [...figures, memory].map((figure) => figure.toFixed(0)),
          ),
        );
        await wait(lasts / 2);
      }
    }
  } finally {
    await here.close();
    rmSync(folder, { recursive: true });
  }
};
