import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { games } from '../../src/games/index.ts';
import { type Chance, chanceOf } from '../../src/playground/faults/chance.ts';
import { type RunningDiscord, startDiscord } from '../../src/playground/server.ts';
import { controls } from '../e2e/screen.ts';
import { eavesdrop } from '../e2e/secrets.ts';
import { audit, strayBoards, waitingIn } from './audit.ts';
import { botProcess } from './bot-process.ts';
import { crowd } from './crowd.ts';
import type { SoakReport } from './figures.ts';
import { grouped } from './grouped.ts';
import { press } from './hand.ts';
import { openLedger, type Weather } from './ledger.ts';
import { type Lookout, lookOut } from './lookout.ts';
import { type Seating, seat } from './seating.ts';
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

/** Tables that share a channel: Discord limits how often may be spoken in one. */
const TABLES_IN_CHANNEL = 4;
/** Tables that are opened at the same time. */
const OPENING = 8;
/** Milliseconds of quiet after which nothing more is awaited, and after which waiting is given up. */
const QUIET = 700;
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
  const discord = await startDiscord({ heartbeatInterval: HEARTBEAT, faults: { seed: plan.seed } });
  const lookout = lookOut(discord);
  const ledger = openLedger();
  const heard = eavesdrop();
  lookout.watch(ledger.boardCame);
  let lastRequest = 0;
  discord.journal.watch((entry) => {
    heard.hear(entry);
    if (entry.kind !== 'request') return;
    ledger.hear(entry);
    lastRequest = performance.now();
  });
  const bot = botProcess({ discord, database, logFile });
  const chance = chanceOf(plan.seed, 'soak');
  const broken: string[] = [];

  const settled = async (): Promise<void> => {
    const until = performance.now() + PATIENCE;
    for (;;) {
      const quiet = performance.now() - lastRequest > QUIET;
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
    const seatings = await seatAll(discord, lookout, plan.tables, chance);
    await settled();
    tell(`${seatings.length} tables are being played at`);
    const people = crowd({ discord, lookout, ledger, seatings, chance, every: plan.every });
    const weathers = storms(discord, bot, chanceOf(plan.seed, 'storms'));
    const begun = performance.now();
    const requests = { ...ledger.requests() };
    const check = async (after: Weather): Promise<void> => {
      await settled();
      for (const message of strayBoards({ database, discord })) await pressAnything(discord, message);
      await settled();
      const found = audit({ database, discord, seatings, entries: ledger.all() });
      broken.push(...found.filter((sentence) => !broken.includes(sentence)));
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
      await people.play(plan.calm, 'calm');
      await check('calm');
      ledger.weather('storm');
      await Promise.all([people.play(plan.storm, 'storm'), weathers.rage(plan.storm)]);
      await check('storm');
    }
    broken.push(...heard.leaks.map((text) => `everybody could read: ${text.slice(0, 200)}`));
    const calm = ledger.all().filter(({ weather }) => weather === 'calm').length;
    const peak = bot.peak();
    await bot.stop();
    return {
      seconds: (performance.now() - begun) / 1000,
      tables: seatings.length,
      entries: ledger.all(),
      commands: ledger.commands(),
      faults: discord.faults.counts(),
      kills: weathers.kills(),
      requestsPerPress: (ledger.requests().calm - requests.calm) / Math.max(1, calm),
      endedAlone: bot.endedAlone(),
      peak,
      logged: loggedIn(logFile),
      broken,
    };
  } finally {
    await bot.kill();
    await discord.close();
    rmSync(folder, { recursive: true });
  }
}

/** Tables of every game, with people drawn by chance, a few in each channel. */
async function seatAll(
  discord: RunningDiscord,
  lookout: Lookout,
  count: number,
  chance: Chance,
): Promise<readonly Seating[]> {
  const { channels } = discord.world;
  const wanted = Math.ceil(count / TABLES_IN_CHANNEL);
  const before = new Set(channels.inGuild().map(({ id }) => id));
  for (let made = 0; made < wanted; made += 1) channels.create('text', `table-${made + 1}`);
  const rooms = channels.inGuild().filter(({ id }) => !before.has(id));
  const seated: Seating[] = [];
  const open = async (room: number): Promise<void> => {
    const here = Math.min(TABLES_IN_CHANNEL, count - room * TABLES_IN_CHANNEL);
    for (let at = 0; at < here; at += 1) {
      const game = games[(room + at) % games.length];
      const channel = rooms[room]?.id;
      if (game === undefined || channel === undefined) throw new Error('there is no room');
      const { min, max } = game.seats;
      const seats = min + Math.floor(chance() * (max - min + 1));
      const from = Math.floor(chance() * discord.people.length);
      const people = [...discord.people.slice(from), ...discord.people.slice(0, from)].slice(0, seats);
      seated.push(await seat(discord, lookout, { channel, game: game.name, people }));
    }
  };
  let next = 0;
  const opening = async (): Promise<void> => {
    for (let room = next; room < wanted; room = next) {
      next += 1;
      await open(room);
    }
  };
  await Promise.all(Array.from({ length: OPENING }, opening));
  return seated;
}

/** Somebody presses an answer that is long out of date. */
async function pressAnything(discord: RunningDiscord, message: APIMessage): Promise<void> {
  const [first] = controls(message).filter(({ notation }) => notation !== undefined);
  const person = discord.people[0]?.user.id;
  if (first === undefined || person === undefined) return;
  const customId = first.customId.replace(/:\d+:/, ':999999:');
  const value = first.value === undefined ? {} : { value: first.value };
  await press(discord, { person, message, customId, ...value }, () => {});
}

/** How often the bot logged what. */
function loggedIn(file: string): ReadonlyMap<string, number> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const said = lines.map((line) => /"msg":"([^"]*)"/.exec(line)?.[1] ?? line.slice(0, 120));
  return new Map([...grouped(said, (words) => words)].map(([words, all]) => [words, all.length]));
}
