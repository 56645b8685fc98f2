import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceOf } from '../../src/playground/faults/chance.ts';
import { startDiscord } from '../../src/playground/server.ts';
import { eavesdrop } from '../e2e/secrets.ts';
import { audit, waitingIn } from './audit.ts';
import { botProcess } from './bot-process.ts';
import { crowd } from './crowd.ts';
import { keepEvidence } from './evidence.ts';
import type { SoakReport } from './figures.ts';
import { grouped } from './grouped.ts';
import { hosted } from './hosted.ts';
import { house } from './house.ts';
import { carriedOut, openLedger, type Weather } from './ledger.ts';
import { lookOut } from './lookout.ts';
import { storms, TROUBLES } from './storms.ts';

/** How long, with how many tables, and how wild. Times are milliseconds. */
export interface SoakPlan {
  readonly tables: number;
  /** As long at least; every kind of storm rages once in any case. */
  readonly milliseconds: number;
  /** Fixes what people do and what goes wrong, as far as processes and networks can be fixed. */
  readonly seed: number;
  /** Between two presses at one table, on average. */
  readonly every: number;
  /** How long it is calm before each storm, and how long a storm rages. */
  readonly calm: number;
  readonly storm: number;
}

/** Milliseconds of quiet after which nothing more is awaited, and where something seems not to be right; after so many waiting is given up. */
const QUIET = 700;
const LONG_QUIET = 6_000;
const PATIENCE = 90_000;
/** So often, in milliseconds, is it looked whether it is quiet. */
const LOOK = 100;
/** Between two heartbeats of the gateway, in milliseconds: short, so that some are lost in a storm. */
const HEARTBEAT = 5_000;

/** Plays, lets things go wrong, and checks after each storm that nothing came of it. `tell` hears how it goes. */
export async function soak(plan: SoakPlan, tell: (line: string) => void): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const database = join(folder, 'tables.sqlite');
  const logFile = join(folder, 'log');
  const evidence = join(tmpdir(), `soak-evidence-${process.pid}.json`);
  const discord = await startDiscord({ heartbeatInterval: HEARTBEAT, faults: { seed: plan.seed } });
  const lookout = lookOut(discord);
  const ledger = openLedger();
  const heard = eavesdrop();
  lookout.watch(ledger.boardCame);
  let lastRequest = 0;
  discord.journal.watch((entry) => {
    // What was not carried out nobody could read.
    if (entry.kind !== 'request' || carriedOut(entry)) heard.hear(entry);
    if (entry.kind !== 'request') return;
    ledger.hear(entry);
    lastRequest = performance.now();
  });
  const bot = botProcess({ discord, hosted: hosted(join(folder, 'bot')), database, logFile });
  const chance = chanceOf(plan.seed, 'soak');
  const broken: string[] = [];

  const settled = async (quietFor: number): Promise<void> => {
    const until = performance.now() + PATIENCE;
    for (;;) {
      const quiet = performance.now() - lastRequest > quietFor;
      if (quiet && discord.botConnected() && waitingIn(database) === 0) return;
      if (performance.now() > until) {
        broken.push(`${waitingIn(database)} entries stay in the outbox`);
        return;
      }
      await new Promise((later) => setTimeout(later, LOOK));
    }
  };

  try {
    await bot.start();
    const tables = house({ discord, lookout, database, chance, did: ledger.opened });
    await tables.open(plan.tables);
    await settled(QUIET);
    tell(`${plan.tables} tables are being played at`);
    let weather: Weather = 'calm';
    const people = crowd({
      ...{ discord, lookout, ledger, chance, every: plan.every },
      ...{ tables: tables.playing, weather: () => weather },
    });
    const weathers = storms(discord, bot, chanceOf(plan.seed, 'storms'));
    const begun = performance.now();
    const before = { requests: ledger.requests().calm, done: ledger.done().calm };
    const check = async (after: Weather): Promise<void> => {
      await settled(QUIET);
      const audited = { database, discord, seatings: tables.seatings, entries: ledger.all() };
      const news = () => audit(audited).filter((sentence) => !broken.includes(sentence));
      // What is still under way on a busy machine may be right in a moment; what stays is broken.
      if (news().length > 0) await settled(LONG_QUIET);
      const found = news();
      broken.push(...found);
      if (found.length > 0) keepEvidence(evidence, found, audited);
      discord.journal.clear();
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      tell(`${seconds} s: ${ledger.all().length} presses, ${after} over, ${broken.length} broken`);
    };
    for (
      let round = 0;
      round < TROUBLES.length || performance.now() - begun < plan.milliseconds;
      round += 1
    ) {
      ledger.weather('calm');
      await Promise.all([people.play(plan.calm), tables.renew()]);
      await check('calm');
      weather = 'storm';
      ledger.weather('storm');
      await Promise.all([people.play(plan.storm), weathers.rage(plan.storm)]);
      await check('storm');
      weather = 'calm';
    }
    broken.push(...heard.leaks.map((text) => `everybody could read: ${text.slice(0, 200)}`));
    const peak = bot.peak();
    await bot.stop();
    return {
      seconds: (performance.now() - begun) / 1000,
      tables: plan.tables,
      opened: tables.seatings.length,
      entries: ledger.all(),
      commands: ledger.commands(),
      faults: discord.faults.counts(),
      kills: weathers.kills(),
      requestsPerPress: (ledger.requests().calm - before.requests) / (ledger.done().calm - before.done),
      endedAlone: bot.endedAlone(),
      peak,
      logged: loggedIn(logFile),
      broken,
      evidence: existsSync(evidence) ? evidence : undefined,
    };
  } finally {
    await bot.kill();
    await discord.close();
    rmSync(folder, { recursive: true });
  }
}

/** How often the bot logged what. */
function loggedIn(file: string): ReadonlyMap<string, number> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const part = (line: string, name: string) =>
    new RegExp(`"${name}":"((?:[^"\\\\]|\\\\.)*)"`).exec(line)?.[1];
  const said = lines.map((line) =>
    [part(line, 'msg') ?? line.slice(0, 120), part(line, 'error')?.slice(0, 80) ?? []].flat().join(': '),
  );
  return new Map([...grouped(said, (words) => words)].map(([words, all]) => [words, all.length]));
}
