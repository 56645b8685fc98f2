import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceOf } from '../../src/playground/faults/faults.ts';
import { startDiscord } from '../../src/playground/server.ts';
import { eavesdrop } from '../e2e/secrets.ts';
import { audit, grouped } from './audit.ts';
import { type BotProcess, botProcess } from './bot-process.ts';
import { crowd } from './crowd.ts';
import { keepEvidence } from './evidence.ts';
import type { SoakReport } from './figures.ts';
import { type Hosted, hosted } from './hosted.ts';
import { house } from './house.ts';
import { carriedOut, openLedger, type Weather } from './ledger.ts';
import { lookOut } from './lookout.ts';
import { recordsIn } from './records.ts';
import { stormsOf } from './storms.ts';

/** How long, with how many tables, and how wild. Times are milliseconds. */
export interface SoakPlan {
  readonly tables: number;
  /** At how many of the first tables a computer plays along; at those that are opened later one does where there is room. */
  readonly computers: number;
  /** As long at least; every kind of storm rages once in any case. */
  readonly milliseconds: number;
  /** Fixes what people do and what goes wrong, as far as processes and networks can be fixed. */
  readonly seed: number;
  /** Between two presses at one table, on average. */
  readonly every: number;
  /** How long it is calm before each storm, and how long a storm rages. */
  readonly calm: number;
  readonly storm: number;
  /** Whether answers may be later than Discord takes them, as on a machine that does much besides. */
  readonly mayBeLate: boolean;
}

/** After so many milliseconds it is given up that something comes to its end, or comes right. */
const PATIENCE = 90_000;
/** So often, in milliseconds, is it looked whether it has. */
const LOOK = 100;
/** Between two heartbeats of the gateway, in milliseconds: short, so that some are lost in a storm. */
const HEARTBEAT = 5_000;

/** Plays, lets things go wrong, and checks after each calm and storm that nothing came of it. It ends with the first thing that is broken. `tell` hears how it goes; without a `built` bot one is built. */
export async function soak(
  plan: SoakPlan,
  tell: (line: string) => void,
  built?: Hosted,
): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const database = join(folder, 'tables.sqlite');
  const logFile = join(folder, 'log');
  const evidence = join(tmpdir(), `soak-evidence-${process.pid}.json`);
  const records = recordsIn(database);
  const discord = await startDiscord({ heartbeatInterval: HEARTBEAT, faults: { seed: plan.seed } });
  const lookout = lookOut(discord);
  const ledger = openLedger();
  const heard = eavesdrop();
  lookout.watch(ledger.boardCame);
  discord.journal.watch((entry) => {
    // What was not carried out nobody could read.
    if (entry.kind !== 'request' || carriedOut(entry)) heard.hear(entry);
    if (entry.kind !== 'request') return;
    ledger.hear(entry);
  });
  const bot = botProcess({ discord, hosted: built ?? hosted(join(folder, 'bot')), database, logFile });
  const chance = chanceOf(plan.seed, 'soak');
  const broken: string[] = [];

  /** At how many tables something waits to be said. */
  const waiting = () => records.ask('SELECT table_id FROM channels WHERE owed_since IS NOT NULL').length;
  const pause = () => new Promise((later) => setTimeout(later, LOOK));
  /** Waits until the bot has heard everything and has said all that waits at its tables. */
  const settled = async (): Promise<void> => {
    const until = performance.now() + PATIENCE;
    await discord.botHeard();
    while (!discord.botConnected() || waiting() > 0) {
      if (performance.now() > until) {
        broken.push(`at ${waiting()} tables something stays unsaid`);
        return;
      }
      await pause();
      await discord.botHeard();
    }
  };

  try {
    await bot.start();
    const tables = house({ discord, lookout, records, chance, did: ledger.opened });
    let weather: Weather = 'calm';
    const people = crowd({
      ...{ discord, lookout, ledger, chance, every: plan.every },
      ...{ tables: tables.playing, weather: () => weather },
    });
    const weathers = stormsOf(discord, bot, chanceOf(plan.seed, 'storms'));
    let begun = performance.now();
    let before = { requests: 0, done: 0 };
    const { mayBeLate } = plan;
    const audited = { records, discord, seatings: tables.seatings, entries: ledger.all(), mayBeLate };
    const check = async (after: Weather | 'life'): Promise<void> => {
      const news = () => audit(audited).filter((sentence) => !broken.includes(sentence));
      // What is still under way may be right in a moment; what stays is broken.
      const until = performance.now() + (after === 'life' ? 0 : PATIENCE);
      let found = news();
      for (; found.length > 0 && performance.now() < until; found = news()) await pause();
      broken.push(...found);
      if (found.length > 0) keepEvidence(evidence, found, audited);
      discord.journal.clear();
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      tell(`${seconds} s: ${ledger.all().length} presses, ${after} over, ${broken.length} broken`);
    };
    const isOver = (rounds: number): boolean =>
      broken.length > 0 || (rounds >= weathers.troubles && performance.now() - begun >= plan.milliseconds);
    const work = workOf(bot);
    try {
      await tables.open(plan.tables, plan.computers);
      await settled();
      tell(`${plan.tables} tables are being played at`);
      begun = performance.now();
      before = { requests: ledger.requests().calm, done: ledger.done().calm };
      for (let round = 0; !isOver(round); round += 1) {
        ledger.weather('calm');
        const calm = work.begin(ledger.done().calm);
        await together((stop) => people.play(plan.calm, stop), tables.renew);
        await settled();
        calm.end(ledger.done().calm);
        await check('calm');
        if (broken.length > 0) break;
        weather = 'storm';
        ledger.weather('storm');
        await together(
          (stop) => people.play(plan.storm, stop),
          () => weathers.rage(plan.storm),
        );
        await settled();
        await check('storm');
        weather = 'calm';
      }
    } catch (error) {
      const why = `it could not go on: ${error instanceof Error ? error.stack : error}`;
      tell(why);
      broken.push(why);
      keepEvidence(evidence, [why], audited);
    }
    const peak = bot.peak();
    await bot.stop();
    // Whoever has ended says nothing more.
    await check('life');
    broken.push(...heard.leaks.map((text) => `everybody could read: ${text.slice(0, 200)}`));
    return {
      seconds: (performance.now() - begun) / 1000,
      tables: plan.tables,
      computers: plan.computers,
      opened: tables.seatings.length,
      entries: ledger.all(),
      commands: ledger.commands(),
      faults: discord.faults.counts(),
      kills: weathers.kills(),
      requestsPerPress: (ledger.requests().calm - before.requests) / (ledger.done().calm - before.done),
      work: work.each(),
      endedAlone: bot.endedAlone(),
      peak,
      logged: loggedIn(logFile),
      broken,
      evidence: existsSync(evidence) ? evidence : undefined,
    };
  } finally {
    await bot.kill();
    await discord.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Does several things at the same time. At the first that fails the others are told to stop, and it is thrown once all have ended. */
async function together(...works: readonly ((stop: AbortSignal) => Promise<void>)[]): Promise<void> {
  const stop = new AbortController();
  const failures: unknown[] = [];
  await Promise.all(
    works.map((work) =>
      work(stop.signal).catch((error: unknown) => {
        failures.push(error);
        stop.abort();
      }),
    ),
  );
  if (failures.length > 0) throw failures[0];
}

/** Sums up what the bot works for presses and commands in calm weather, as far as the system tells. */
function workOf(bot: Pick<BotProcess, 'worked'>) {
  let done = 0;
  let main = 0;
  let all = 0;
  return {
    begin: (doneBefore: number) => {
      const before = bot.worked();
      return {
        end: (doneAfter: number): void => {
          const after = bot.worked();
          // What began another life in between has worked for its start.
          if (before === undefined || after === undefined || before.life !== after.life) return;
          done += doneAfter - doneBefore;
          main += after.main - before.main;
          all += after.all - before.all;
        },
      };
    },
    each: () => (done === 0 ? undefined : { main: main / done, all: all / done }),
  };
}

function loggedIn(file: string): ReadonlyMap<string, number> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const part = (line: string, name: string) =>
    new RegExp(`"${name}":"((?:[^"\\\\]|\\\\.)*)"`).exec(line)?.[1];
  const said = lines.map((line) =>
    [part(line, 'msg') ?? line.slice(0, 120), part(line, 'error')?.slice(0, 80) ?? []].flat().join(': '),
  );
  return new Map([...grouped(said, (words) => words)].map(([words, all]) => [words, all.length]));
}
