import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { expect, onTestFinished } from 'vitest';
import type { GivenOption } from '../../src/playground/person.ts';
import { type RunningDiscord, startDiscord } from '../../src/playground/server.ts';
import { Sqlite } from '../../src/store/sqlite/driver.ts';
import type { Pace } from '../../src/tables/model/pace.ts';
import { killed, startBot } from '../e2e/bot-process.ts';
import { sitDown } from '../e2e/players.ts';
import { seen, whisper, words } from '../e2e/screen.ts';
import { type Call, hearCalls, toldOf } from './calls.ts';
import { leapingClock } from './leaping-clock.ts';
import { at, MINUTE } from './local-time.ts';
import { Peace } from './peace.ts';
import { type Player, type Wishes, ZONES } from './player.ts';
import { type WeekTable, weekTable } from './week-table.ts';

/** How far time leaps at most: the bot, which looks every few seconds, is shown each moment at which it means to do something. */
const STEP = 30 * MINUTE;

/** What falls due is looked for this much later, in milliseconds: not in the very moment. */
const A_MOMENT = 1_000;

/** How long days may take, in milliseconds of real time: some seconds, and much longer on a machine that does much besides. */
export const WEEK_TIME = { timeout: 900_000 };

/** A Discord with the bot in a process of its own, on a clock that leaps. */
export interface Week {
  readonly ana: Player;
  readonly bjorn: Player;
  readonly chidi: Player;
  /** Discord's time. */
  now(): number;
  /** Lets time pass, and waits after each leap until the bot has done what is due. */
  pass(milliseconds: number): Promise<void>;
  until(moment: number): Promise<void>;
  /** Until it is so late on a day where somebody lives. */
  untilHour(player: Player, day: string, hour: number, minute?: number): Promise<void>;
  /** The bot is killed; it is started again with `start`. */
  outage(): Promise<void>;
  start(): Promise<void>;
  /** Sets the clock of the bot's machine, so far ahead of Discord's. */
  setAhead(milliseconds: number): Promise<void>;
  /** The three sit down at a table of Otys, in one of the channels. */
  sitDown(pace: Pace, channel?: number): Promise<WeekTable>;
  /** Somebody types a command, and is told this in private. */
  types(
    player: Player,
    path: readonly string[],
    options?: readonly GivenOption[],
    table?: WeekTable,
  ): Promise<string>;
  settles(player: Player, wishes: Wishes): Promise<void>;
  /** Somebody is away until the end of a day. */
  leaves(player: Player, lastDay: string): Promise<void>;
  /** The first moment from this one on at which somebody may be disturbed. */
  awake(player: Player, moment: number): number;
  /** Does something, and returns the calls of all that came of it. */
  during(work: () => Promise<unknown>): Promise<readonly Call[]>;
  /** Expects what everybody may expect, see {@link Peace}, and that nothing was asked of Discord that it refuses. */
  judge(): void;
}

/**
 * Requests that Discord refuses from now on. What is said in private after an answer may be overtaken by a leap, which ends the quarter of an
 * hour that it has: no clock leaps so for people.
 */
function hearRefused({ journal }: RunningDiscord): readonly string[] {
  const refused: string[] = [];
  journal.watch((entry) => {
    if (entry.kind !== 'request' || entry.status < 400) return;
    const isOver = entry.status === 401 || entry.status === 404;
    const isOvertaken = entry.method === 'POST' && isOver && entry.url.startsWith('/webhooks/');
    if (!isOvertaken) refused.push(`${entry.method} ${entry.url}: ${entry.status}`);
  });
  return refused;
}

/** Opens it all at such an hour of a day in Berlin, where Ana lives; it ends with the test. */
export async function aWeek(day: string, hour: number): Promise<Week> {
  const folder = mkdtempSync(join(tmpdir(), 'week-'));
  const file = join(folder, 'tables.sqlite');
  const clock = leapingClock(at(ZONES.ana, day, hour), folder);
  const discord = await startDiscord({ rates: 'off', clock: clock.discord });
  const calls = hearCalls(discord);
  const refused = hearRefused(discord);
  const player = (name: string, zone: string): Player => ({ ...discord.person(name), name, zone });
  const ana = player('Ana', ZONES.ana);
  const bjorn = player('Björn', ZONES.bjorn);
  const chidi = player('Chidi', ZONES.chidi);
  const people = [ana, bjorn, chidi];
  const channels = ana.channels().map(({ id }) => id);
  const peace = new Peace();
  /** Calls that came of themselves, while time passed. */
  const unasked: Call[] = [];
  const { now } = clock.discord;
  let bot: ChildProcess | undefined;
  let opened: Database.Database | undefined;
  let ahead = 0;

  onTestFinished(async ({ task }) => {
    if (bot !== undefined) await killed(bot);
    await discord.close();
    opened?.close();
    clock.close();
    rmSync(folder, { recursive: true });
    // A reader wants to see whom the bot has called, whatever was expected.
    if (task.result?.state === 'fail')
      for (const each of people) console.log(`${each.name}:\n${toldOf(calls, each)}`);
  });

  const database = (): Database.Database => {
    opened ??= new Sqlite(file, { readonly: true });
    return opened;
  };
  /** When the bot does next what it has put off, by Discord's clock. */
  const nextWake = (): number => {
    const wake = database().prepare<[], number | null>('SELECT MIN(at) FROM wakes').pluck().get();
    return (wake ?? Number.POSITIVE_INFINITY) - ahead;
  };
  const isOwing = (): boolean =>
    database().prepare('SELECT 1 FROM channels WHERE owed_since IS NOT NULL LIMIT 1').get() !== undefined;
  const isAsked = (): boolean => discord.world.interactions.all().some(({ stage }) => stage === 'waiting');
  const done = async (): Promise<void> => {
    await seen('the end of what is due', () => (nextWake() <= now() - A_MOMENT ? undefined : true), 60_000);
    await seen('the end of what is to be said', () => (isOwing() ? undefined : true), 60_000);
  };
  const rest = async (): Promise<void> => {
    for (let looks = 0; looks < 3; looks += 1) {
      const heard = discord.journal.entries().length;
      await discord.botHeard();
      await seen('answers', () => (isAsked() ? undefined : true));
      await done();
      await new Promise((resolve) => setTimeout(resolve, 8));
      if (discord.journal.entries().length > heard) looks = 0;
    }
  };
  const start = async (): Promise<void> => {
    const sessions = () => discord.journal.events('READY').length;
    const before = sessions();
    bot = await startBot(discord, file, clock.environment, 'inherit', 'ipc');
    await seen('the bot', () => (sessions() > before ? true : undefined));
    await seen('its commands', () => ana.commands().find(({ name }) => name === 'play'));
    await rest();
  };
  const until = async (moment: number): Promise<void> => {
    const before = calls.length;
    while (now() < moment) {
      const next = Math.min(now() + STEP, moment, bot === undefined ? moment : nextWake() + A_MOMENT);
      await clock.leap(Math.max(1, next - now()), bot);
      if (bot !== undefined) await done();
    }
    if (bot !== undefined) await rest();
    unasked.push(...calls.slice(before));
  };
  const types: Week['types'] = async (person, path, options = [], table) => {
    const channel = table?.channel ?? channels[0] ?? '';
    const former = whisper(person, channel)?.id;
    peace.acts(person, now());
    expect(await person.command(channel, path, options)).toEqual({ kind: 'answered' });
    const page = await seen(`what ${path.join(' ')} says`, () => {
      const found = whisper(person, channel);
      return found?.id === former ? undefined : found;
    });
    await rest();
    person.dismiss(channel, page.id);
    return words(page);
  };

  await start();
  return {
    ...{ ana, bjorn, chidi, now, until, start, types },
    pass: (milliseconds) => until(now() + milliseconds),
    untilHour: ({ zone }, onDay, atHour, minute) => until(at(zone, onDay, atHour, minute)),
    outage: async () => {
      if (bot !== undefined) await killed(bot);
      bot = undefined;
    },
    setAhead: async (milliseconds) => {
      ahead = milliseconds;
      clock.setAhead(milliseconds);
      await rest();
    },
    sitDown: async (pace, number = 0) => {
      const channel = channels[number] ?? '';
      const from = now();
      const id = await sitDown(people, channel, [], 'otys', 0, pace);
      await rest();
      const table = weekTable({ id, channel, people, file, database: database(), peace, now, rest });
      // They have all seen it begin.
      peace.began({ table: id, player: table.up(), at: from, over: now() });
      return table;
    },
    settles: async (person, wishes) => {
      const { notices, reminders, quiet } = wishes;
      const [from, to] = quiet ?? [];
      const wished = {
        ...{ zone: person.zone, notices, reminders },
        ...{ 'quiet-from': from, 'quiet-to': to },
      };
      const options = Object.entries(wished).flatMap(([name, value]) =>
        value === undefined ? [] : [{ name, value }],
      );
      await types(person, ['settings', 'mine'], options);
      peace.wish(person, wishes);
    },
    leaves: async (person, lastDay) => {
      await types(person, ['settings', 'vacation'], [{ name: 'until', value: lastDay }]);
      peace.leave({ player: person, from: now(), until: at(person.zone, lastDay, 24) });
    },
    awake: (person, moment) => peace.awake(person, moment),
    during: async (work) => {
      const before = calls.length;
      await work();
      await rest();
      return calls.slice(before);
    },
    judge: () => {
      expect(refused).toEqual([]);
      for (const each of people) peace.expectPeace(each, unasked);
      peace.expectKnown(calls, now());
    },
  };
}
