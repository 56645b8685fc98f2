import { commands } from '../../commands/index.ts';
import { games } from '../../src/games/index.ts';
import { holderOf } from '../../src/tables/model/table.ts';
import { ana, ben, eve, stage } from '../discord/stage.ts';
import { countedStore } from '../store/counted-store.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { type RunFile, startCoverage } from './road/coverage.ts';
import type { Size } from './size.ts';

const GAME = 'otys';
/** Answers that are given at the table. Each kind is counted every time, and its last time is printed: nothing is loaded for the first time then. */
const ANSWERS = { usual: 60, smallest: 2 } as const;
/** Milliseconds between two presses. */
const PAUSE = 20_000;
/** After every so many answers the other kinds of presses are made: most answers come with no private page open. */
const OTHERS_EVERY = 8;
/** What reads a table's row. */
const READS: readonly string[] = ['open'];
/** The rooms that a press passes through in any game. */
const ROAD = /^(?:src\/(?:tables|discord|store|texts)|commands)\//;

/** What one press took. */
interface Taken {
  readonly calls: readonly string[];
  readonly requests: readonly string[];
  readonly files: readonly RunFile[];
}

const sumOf = (files: readonly RunFile[], figure: 'lines' | 'run'): number =>
  files.reduce((sum, file) => sum + file[figure], 0);

const COLUMNS = [
  'press',
  'store calls',
  'reads',
  'requests',
  'files',
  'lines',
  'lines run',
  'all files',
  'called',
] as const;

function printed(press: string, { calls, requests, files }: Taken): string {
  const road = files.filter(({ path }) => ROAD.test(path));
  const reads = calls.filter((call) => READS.includes(call)).length;
  const lines = [sumOf(road, 'lines'), sumOf(road, 'run')];
  const figures = [calls.length, reads, requests.length, road.length, ...lines, files.length];
  return `| ${[press, ...figures, [...calls, '·', ...requests].join(' ')].join(' | ')} |`;
}

/**
 * Prints for each kind of press what its road is like: calls of the store, how many of them read the table, requests to Discord, and the files
 * of tables, discord, store, texts and commands in which something ran, with all of their lines and the lines of the functions that ran;
 * then all files of the bot. A real game
 * with two people, a store in memory and a Discord of one channel. With `files` as its next argument, also the names of the files.
 */
export const run = async (size: Size): Promise<void> => {
  const taken = new Map<string, Taken>();
  const ran = await startCoverage();
  const clock = { time: Date.UTC(2026, 4, 1), now: () => clock.time };
  const { store, calls } = countedStore(await openMemoryStore(clock));
  const game = games.find(({ name }) => name === GAME);
  if (game === undefined) throw new Error(`There is no ${GAME}`);
  const here = await stage({ store, clock, game, commands });
  const { command, handled, idsOf, live, pressing, api } = here;

  /** Counts what some work takes, as a press of the kind that it turns out to be. */
  const counted = async (kindOf: (taken: Taken) => string, work: () => Promise<unknown>): Promise<void> => {
    clock.time += PAUSE;
    await ran();
    calls.length = 0;
    const from = api.requests.length;
    await work();
    const found = { calls: [...calls], requests: api.requests.slice(from), files: await ran() };
    taken.set(kindOf(found), found);
  };
  /** The same for a press in the live message: what contains these words. */
  const pressed = async (kind: string, person: typeof ana, words: string): Promise<void> => {
    const message = await live();
    const id = idsOf(message).find((each) => each.includes(words));
    if (id !== undefined)
      await counted(
        () => kind,
        () => handled(pressing(person, message, id)),
      );
  };
  const now = async () => {
    const found = await here.tables.look('t1');
    if (found?.match === undefined) throw new Error('there is no match');
    return { ...found, match: found.match };
  };

  /** Answers in the live message, or past it where that offers nothing. */
  const answers = async (): Promise<void> => {
    const { table, match } = await now();
    const [asked] = match.decisions;
    const answer = asked?.answers.find(({ isExtra }) => isExtra !== true);
    if (asked === undefined || answer === undefined) throw new Error('nobody is asked');
    const person = [ana, ben].find(({ id }) => id === holderOf(table, asked.seat)) ?? ana;
    const { notation } = answer;
    const played = match.play(asked.seat, notation);
    if (typeof played === 'string') throw new Error(`${notation} is refused`);
    const isTurned = played.match.turn.number !== match.turn.number;
    const isSecret = played.match.decisions.some(({ secret }) => secret);
    const kindOf = ({ calls: called }: Taken): string => {
      if (isTurned) return 'end of a turn';
      if (isSecret) return 'answer that asks in private';
      return called.includes('setProfile') ? 'answer with a tip' : 'answer';
    };
    const message = await live();
    const ids = idsOf(message);
    const button = ids.find((id) => id === `h1:answer:t1:${asked.opened}:board:${notation}`);
    const menu = ids.find((id) => id.startsWith(`h1:choose:t1:${asked.opened}:board`));
    if (button !== undefined) await counted(kindOf, () => handled(pressing(person, message, button)));
    else if (menu !== undefined && !asked.secret)
      await counted(kindOf, () => handled(pressing(person, message, menu, [notation])));
    else {
      const interaction = `past ${match.ply}`;
      await here.tables.answer({ table: 't1', person: person.id, interaction }, asked.opened, notation);
      here.sync.see('t1');
      await here.sync.idle();
    }
  };

  await counted(
    () => '/play',
    () => command(ana, 'play', undefined, [{ name: GAME, type: 1, options: [] }]),
  );
  await pressed('join', ben, ':join');
  await pressed('start', ana, ':start');
  for (let count = 0; count < ANSWERS[size]; count += 1) {
    await answers();
    if (count % OTHERS_EVERY !== 0) continue;
    for (const page of ['closer', 'hand', 'legend']) await pressed('private page', ben, `:look:t1:${page}`);
    await pressed('Log', ben, ':look:t1:happened');
    await pressed('stranger', eve, ':answer:');
    const { table, match } = await now();
    const up = [ana, ben].find(({ id }) => id === holderOf(table, match.turn.seat)) ?? ana;
    await pressed('undo', up, ':undo:');
  }

  console.log(`| ${COLUMNS.join(' | ')} |\n|${' --- |'.repeat(COLUMNS.length)}`);
  for (const [press, found] of taken) console.log(printed(press, found));
  if (process.argv.includes('files'))
    for (const [press, { files }] of taken)
      console.log(
        `\n${press}\n${files.map(({ path, lines, run: ran }) => `  ${path} ${ran} of ${lines}`).join('\n')}`,
      );
};
