import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { otys } from '../../src/games/otys/index.ts';
import type { GivenOption, Person } from '../../src/playground/person.ts';
import { startDiscord } from '../../src/playground/server.ts';
import type { Pace } from '../../src/tables/model/pace.ts';
import type { LateAction } from '../../src/tables/model/turn-clock.ts';
import { killed, startBot } from '../e2e/bot-process.ts';
import { players, sitDown } from '../e2e/players.ts';
import { savedTable } from '../e2e/saved-table.ts';
import { type Control, control, controls, live, seen, use, whisper, words } from '../e2e/screen.ts';
import { type Call, hearCalls, told } from './calls.ts';
import { leapingClock } from './leaping-clock.ts';
import { afterQuiet, at, DAY, HOUR, MINUTE, readIn } from './local-time.ts';

/** How far time leaps at most: the bot, which looks every few seconds, is shown each moment at which it means to do something. */
const STEP = 30 * MINUTE;

/** How late a call may be, in milliseconds. */
export const SOON = 5 * MINUTE;

/** What falls due is looked for this much later, in milliseconds: not in the very moment. */
const A_MOMENT = 1_000;

/** Where the three live. */
export const ZONES = { ana: 'Europe/Berlin', bjorn: 'America/New_York', chidi: 'Asia/Tokyo' } as const;

/** Somebody of the script. */
export interface Player extends Person {
  readonly name: string;
  readonly zone: string;
}

/** What somebody settles with `/settings mine`. */
export interface Wishes {
  readonly notices?: 'mention' | 'direct' | 'off';
  readonly reminders?: boolean;
  /** From and to an hour. */
  readonly quiet?: readonly [number, number];
}

/** A table of Otys at which time goes by. */
export interface WeekTable {
  readonly id: string;
  readonly channel: string;
  /** Who is asked, and the others who sit there. */
  up(): Player;
  others(): readonly Player[];
  board(): APIMessage;
  /** Waits, in real time, until the table waits for another person: computers take the time that they do. */
  goesOnWithout(player: Player): Promise<void>;
  /** The words of the board. */
  says(): string;
  /** Whoever is up answers once, or until their turn is over. */
  playOnce(): Promise<void>;
  playTurn(): Promise<void>;
  /** Plays until it is somebody's turn. */
  comesTo(player: Player): Promise<Player>;
  presses(player: Player, pressed: Control | undefined): Promise<void>;
  /** One of the others says what to do about somebody whose time is over. */
  late(player: Player, action: LateAction): Promise<void>;
  /** The moment that the board names with these words before it, by Discord: `<t:…:R>`. */
  promised(words: RegExp): number;
}

/** A Discord with the bot in a process of its own, on a clock that leaps. */
export interface Week {
  readonly ana: Player;
  readonly bjorn: Player;
  readonly chidi: Player;
  /** What anybody was called to so far. */
  readonly calls: readonly Call[];
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
  sitDown(players: readonly Player[], pace: Pace, channel?: number): Promise<WeekTable>;
  /** Somebody types a command, and is told this in private. */
  types(
    player: Player,
    path: readonly string[],
    options?: readonly GivenOption[],
    table?: WeekTable,
  ): Promise<string>;
  settles(player: Player, wishes: Wishes): Promise<void>;
  /** Somebody plans their next turn, as far as it can be planned, and is told this. */
  plans(player: Player, table: WeekTable): Promise<string>;
  /** Somebody is away until the end of a day. */
  leaves(player: Player, lastDay: string): Promise<void>;
  /** The first moment from this one on at which somebody may be disturbed. */
  awake(player: Player, moment: number): number;
  /**
   * Expects what everybody may expect of a week: nobody is called in their quiet hours or while they are away, nobody twice within minutes, and
   * more than twice a day only where they are asked to; and who was up knew it within minutes, or of the end of their night.
   */
  judge(): void;
  /** Calls of somebody since a moment. */
  callsOf(player: Player, since?: number): readonly Call[];
  /** Does something, and returns the calls of all that came of it. */
  during(work: () => Promise<unknown>): Promise<readonly Call[]>;
}

/** A turn that has come to somebody while they looked elsewhere. */
interface Begun {
  readonly table: string;
  readonly player: Player;
  readonly at: number;
  /** When they played in it. */
  over?: number;
}

/** Until when somebody is away, from a moment on. */
interface Away {
  readonly player: Player;
  readonly from: number;
  readonly until: number;
}

const seatShape = z.array(z.looseObject({ kind: z.string(), id: z.string().exactOptional() }));
const bodyShape = z.looseObject({ seats: seatShape });

/** Opens it all at such an hour of a day in Berlin, where Ana lives; it ends with the test. */
export async function aWeek(day: string, hour: number): Promise<Week> {
  const folder = mkdtempSync(join(tmpdir(), 'week-'));
  const file = join(folder, 'tables.sqlite');
  const clock = leapingClock(at(ZONES.ana, day, hour), folder);
  const discord = await startDiscord({ rates: 'off', clock: clock.discord });
  const calls = hearCalls(discord);
  const refused: string[] = [];
  discord.journal.watch((entry) => {
    if (entry.kind === 'request' && entry.status >= 400)
      refused.push(`${entry.method} ${entry.url}: ${entry.status}`);
  });
  let bot: ChildProcess | undefined;
  let database: Database.Database | undefined;
  onTestFinished(async ({ task }) => {
    if (bot !== undefined) await killed(bot);
    await discord.close();
    database?.close();
    clock.close();
    rmSync(folder, { recursive: true });
    // A reader wants to see whom the bot has called, whatever was expected.
    if (task.result?.state === 'fail')
      for (const player of Object.values(three))
        console.log(`${player.name}:\n${told(theirs(player), player.zone)}`);
  });
  const player = (name: string, zone: string): Player => ({ ...discord.person(name), name, zone });
  const three = {
    ana: player('Ana', ZONES.ana),
    bjorn: player('Björn', ZONES.bjorn),
    chidi: player('Chidi', ZONES.chidi),
  };
  const all = Object.values(three);
  const { ana } = three;
  const now = clock.discord.now;
  const channels = ana.channels().map(({ id }) => id);
  const theirs = ({ user }: Player, since = 0): readonly Call[] =>
    calls.filter((call) => call.person === user.id && call.at >= since);

  let ahead = 0;
  /** When the bot does next what it has put off, by Discord's clock. */
  const nextWake = (): number => {
    database ??= new Database(file, { readonly: true });
    const wake = database.prepare<[], number | null>('SELECT MIN(at) FROM wakes').pluck().get();
    return (wake ?? Number.POSITIVE_INFINITY) - ahead;
  };
  const isBusy = (): boolean => {
    if (nextWake() <= now() - A_MOMENT) return true;
    return (
      database?.prepare('SELECT 1 FROM channels WHERE owed_since IS NOT NULL LIMIT 1').get() !== undefined
    );
  };
  const wishes = new Map<Player, Wishes>();
  const away: Away[] = [];
  const turns: Begun[] = [];
  /** Calls that came of themselves, while time passed. */
  const unasked: Call[] = [];
  const awake = (player: Player, moment: number): number => {
    const back = away.find((each) => each.player === player && each.from <= moment && moment < each.until);
    const open = back?.until ?? moment;
    const { quiet } = wishes.get(player) ?? {};
    return quiet === undefined ? open : afterQuiet(player.zone, quiet, open);
  };
  const isAsked = (): boolean => discord.world.interactions.all().some(({ stage }) => stage === 'waiting');
  const done = () => seen('the bot at rest', () => (isBusy() ? undefined : true), 30_000);
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
  const during = async (work: () => Promise<unknown>): Promise<readonly Call[]> => {
    const before = calls.length;
    await work();
    await rest();
    return calls.slice(before);
  };
  const types: Week['types'] = async (person, path, options = [], table) => {
    const channel = table?.channel ?? channels[0] ?? '';
    const former = whisper(person, channel)?.id;
    expect(await person.command(channel, path, options)).toEqual({ kind: 'answered' });
    const page = await seen(`what ${path.join(' ')} says`, () => {
      const found = whisper(person, channel);
      return found?.id === former ? undefined : found;
    });
    await rest();
    person.dismiss(channel, page.id);
    return words(page);
  };

  const tableOf = (id: string, channel: string): WeekTable => {
    const sitting = (): readonly (Player | undefined)[] => {
      const body = database
        ?.prepare<[string], string>('SELECT body FROM tables WHERE id = ?')
        .pluck()
        .get(id);
      const { seats } = bodyShape.parse(JSON.parse(body ?? '{}'));
      return seats.map((seat) => all.find(({ user }) => seat.kind === 'person' && user.id === seat['id']));
    };
    const asked = (): Player | undefined =>
      sitting()[savedTable(otys, file, id).match.decisions[0]?.seat ?? -1];
    const up = (): Player => {
      const found = asked();
      if (found === undefined) throw new Error('nobody is asked');
      return found;
    };
    const board = (): APIMessage => {
      const found = live(ana, channel);
      if (found === undefined) throw new Error('there is no board');
      return found;
    };
    const playOnce = async (): Promise<void> => {
      const player = up();
      for (const turn of turns) if (turn.player === player && turn.table === id) turn.over ??= now();
      await players([player], channel, 7, rest).play();
      await rest();
    };
    const presses: WeekTable['presses'] = async (person, pressed) => {
      if (pressed === undefined) throw new Error(`there is no such button in: ${words(board())}`);
      expect(await use(person, channel, board(), pressed)).toEqual({ kind: 'answered' });
      await rest();
    };
    const playTurn = async (): Promise<void> => {
      const turn = () => savedTable(otys, file, id).match.turn.number;
      const before = turn();
      const moment = now();
      while (turn() === before) await playOnce();
      turns.push({ table: id, player: up(), at: moment });
    };
    return {
      ...{ id, channel, up, board, playOnce, playTurn, presses },
      others: () => sitting().flatMap((each) => (each === undefined || each === up() ? [] : [each])),
      goesOnWithout: async (player) => {
        await seen('that somebody else is asked', () => (asked() === player ? undefined : asked()));
        await rest();
      },
      says: () => words(board()),
      comesTo: async (player) => {
        while (up() !== player) await playTurn();
        return player;
      },
      late: (person, action) => presses(person, control(board(), 'late', action)),
      promised: (before) => {
        const found = new RegExp(`${before.source}[^<]*<t:(\\d+):R>`).exec(words(board()))?.[1];
        if (found === undefined) throw new Error(`no time behind ${before.source} in: ${words(board())}`);
        return Number(found) * 1000;
      },
    };
  };

  await start();
  return {
    ...{ ...three, calls, now, until, start, during, types },
    pass: (milliseconds) => until(now() + milliseconds),
    untilHour: ({ zone }, day, hour, minute) => until(at(zone, day, hour, minute)),
    outage: async () => {
      // It shows every few seconds that it lives: time has leapt since it did so last.
      await new Promise((resolve) => setTimeout(resolve, 3_200));
      if (bot !== undefined) await killed(bot);
      bot = undefined;
    },
    setAhead: async (milliseconds) => {
      ahead = milliseconds;
      clock.setAhead(milliseconds);
      if (bot !== undefined) await rest();
    },
    sitDown: async (people, pace, channel = 0) => {
      const place = channels[channel] ?? '';
      const id = await sitDown(people, place, [], 'otys', 0, pace);
      await rest();
      return tableOf(id, place);
    },
    settles: async (person, settled) => {
      const { notices, reminders, quiet } = settled;
      const options: GivenOption[] = [
        { name: 'zone', value: person.zone },
        ...(notices === undefined ? [] : [{ name: 'notices', value: notices }]),
        ...(reminders === undefined ? [] : [{ name: 'reminders', value: reminders }]),
        ...(quiet === undefined
          ? []
          : [
              { name: 'quiet-from', value: quiet[0] },
              { name: 'quiet-to', value: quiet[1] },
            ]),
      ];
      await types(person, ['settings', 'mine'], options);
      wishes.set(person, { ...wishes.get(person), ...settled });
    },
    plans: async (person, { channel }) => {
      expect(await person.command(channel, ['plan'])).toEqual({ kind: 'answered' });
      const page = () => seen('the page of a plan', () => whisper(person, channel));
      const press = async (pressed: Control): Promise<void> => {
        expect(await use(person, channel, await page(), pressed)).toEqual({ kind: 'answered' });
        await rest();
      };
      await rest();
      for (;;) {
        const answers = controls(await page()).filter(
          ({ notation }) => notation !== undefined && notation !== 'stay',
        );
        const next = answers.find(({ notation }) => notation === 'end') ?? answers[0];
        if (next === undefined) break;
        await press(next);
      }
      const keep = control(await page(), 'plan', 'keep');
      if (keep === undefined) throw new Error(`nothing to keep in: ${words(await page())}`);
      await press(keep);
      const kept = await page();
      person.dismiss(channel, kept.id);
      return words(kept);
    },
    leaves: async (person, lastDay) => {
      await types(person, ['settings', 'vacation'], [{ name: 'until', value: lastDay }]);
      away.push({ player: person, from: now(), until: at(person.zone, lastDay, 24) });
    },
    awake,
    judge: () => {
      expect(refused).toEqual([]);
      for (const player of all) {
        const own = unasked.filter((call) => call.person === player.user.id);
        const says = (wrong: readonly Call[], how: string) =>
          expect(
            told(wrong, player.zone),
            `${player.name} was called ${how}; all calls:\n${told(own, player.zone)}`,
          ).toBe('');
        says(
          own.filter((call) => awake(player, call.at) > call.at),
          'in their night or vacation',
        );
        says(
          own.filter((call, nth) => own.slice(0, nth).some((other) => call.at - other.at < 30 * MINUTE)),
          'again within minutes',
        );
        says(
          own.filter(
            (call) =>
              own.filter((other) => other.at <= call.at && call.at - other.at < DAY - HOUR).length > 2,
          ),
          'more than twice a day',
        );
      }
      for (const { player, at: begun, over = now() } of turns) {
        if (wishes.get(player)?.notices === 'off') continue;
        const known = awake(player, begun);
        if (over <= known + SOON) continue;
        const heard = theirs(player, begun).filter((call) => call.at >= begun && call.at <= known + SOON);
        expect(
          heard.length,
          `${player.name}, up since ${readIn(player.zone, begun)}, knew it by ${readIn(player.zone, known + SOON)}; all calls:\n${told(theirs(player), player.zone)}`,
        ).toBe(1);
      }
    },
    callsOf: theirs,
  };
}

/** Expects calls of one person at these times, each within some minutes of its own, and no others. */
export function expectCalls(calls: readonly Call[], player: Player, moments: readonly number[]): void {
  const read = (moment: number) => readIn(player.zone, moment);
  const expected = moments.map((moment) => `${read(moment)} and some minutes`);
  const got = calls
    .filter(({ person }) => person === player.user.id)
    .map(({ at: came }) => {
      const due = moments.find((moment) => came >= moment - MINUTE && came <= moment + SOON);
      return due === undefined ? read(came) : `${read(due)} and some minutes`;
    });
  expect(got, `${player.name} was called:\n${told(calls, player.zone)}`).toEqual(expected);
}
