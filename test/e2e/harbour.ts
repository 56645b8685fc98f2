import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage, RESTPostAPIChannelMessageJSONBody } from 'discord-api-types/v10';
import { onTestFinished } from 'vitest';
import { commands } from '../../commands/index.ts';
import { connect } from '../../src/discord/client/client.ts';
import { Emojis, seldom } from '../../src/discord/client/emojis.ts';
import { register } from '../../src/discord/client/registration.ts';
import { scheduledJobs } from '../../src/discord/client/scheduler.ts';
import type { Log } from '../../src/discord/log.ts';
import { games } from '../../src/games/index.ts';
import type { JournalRequest } from '../../src/playground/journal.ts';
import { type RunningDiscord, startDiscord } from '../../src/playground/server.ts';
import { Shares } from '../../src/shares/shares.ts';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import { randomComputer } from '../../src/tables/service/computer.ts';
import { tablesOf } from '../../src/tables/tables.ts';
import { readTexts } from '../../src/texts/texts.ts';
import { dice } from '../discord/dice.ts';
import { type ApiDocument, apiDocument } from '../playground/api-document.ts';
import { type HeldClock, holdClock } from '../playground/held-clock.ts';
import { replaysHere } from '../replays/replays-here.ts';
import { eavesdrop } from './secrets.ts';

/** The bot looks after its tables as often, in milliseconds of the held clock. */
const ROUND = 10 * 60 * 1000;

/** A Discord on localhost with a bot in it that can be stopped and started, on a clock that the test holds. */
export type Harbour = Awaited<ReturnType<typeof openHarbour>>;

/** Starts it all; it ends with the test. `hasIcons`: whether its messages have icons, which are uploaded at the start. */
export async function openHarbour({ hasIcons = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'harbour-'));
  const clock = holdClock();
  const discord = await startDiscord({ clock, rates: 'off' });
  const logged: string[] = [];
  const complaints = listen(discord, apiDocument());
  const heard = eavesdrop();
  discord.journal.watch(heard.hear);
  const database = join(folder, 'tables.sqlite');
  let seeds = 0;
  const seed = () => {
    seeds += 1;
    return `seed ${seeds}`;
  };
  const start = () => startBot({ discord, clock, database, seed, logged, hasIcons });
  let running = await start();
  onTestFinished(async () => {
    await running.stop();
    await discord.close();
    rmSync(folder, { recursive: true });
  });
  const channel = discord.people[0]?.channels()[0]?.id ?? '';
  /** Waits, in real time, until everything is said. Throws after two minutes. */
  const everythingSaid = async (): Promise<void> => {
    const until = Date.now() + 120_000;
    while ((await running.tables.owing()).length > 0) {
      if (Date.now() > until) throw new Error('something stays unsaid');
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
  };
  /**
   * Waits until the bot has heard of everything that happened so far and has done all that it will do about it, but for what is to be
   * tried again later: where nothing else happens, nothing more comes.
   */
  const settled = async (): Promise<void> => {
    const { journal } = discord;
    for (let before = -1; before < journal.entries().length; ) {
      before = journal.entries().length;
      await discord.botHeard();
      await running.idle();
    }
  };
  return {
    ...{ discord, clock, channel, database, logged, heard, everythingSaid, settled },
    people: (count: number) => discord.people.slice(0, count),
    bot: () => running,
    restart: async () => {
      await running.stop();
      running = await start();
    },
    /** Lets so many milliseconds pass, the bot making its rounds in them, and waits until it has said what came of that. */
    pass: async (milliseconds: number) => {
      const until = clock.now() + milliseconds;
      while (clock.now() < until) {
        clock.advance(Math.max(1, Math.min(ROUND, until - clock.now())));
        await running.rounds.dueTurns();
        await running.rounds.idleTables();
        await everythingSaid();
        await settled();
      }
    },
    /** Sentences about everything that went over the wire and should not have: refusals, and what the API document objects to. */
    complaints: () => [...complaints],
  };
}

function listen(discord: RunningDiscord, document: ApiDocument | undefined): ReadonlySet<string> {
  const complaints = new Set<string>();
  discord.journal.watch((entry) => {
    if (entry.kind !== 'request') return;
    if (entry.status >= 400)
      complaints.add(`${named(entry)} was refused with ${entry.status}: ${JSON.stringify(entry.answer)}`);
    for (const person of unnamed(entry)) complaints.add(`${named(entry)} pings ${person} without a name`);
    for (const objection of document?.judge(entry) ?? []) complaints.add(`${named(entry)}: ${objection}`);
  });
  return complaints;
}

/** Those whom a new message was to ping, and did not: Discord pings nobody whom its words do not name. */
function unnamed({ method, route, body, answer, status }: JournalRequest): readonly string[] {
  if (method !== 'POST' || !route?.endsWith('/messages') || status >= 300) return [];
  const { allowed_mentions } = body as RESTPostAPIChannelMessageJSONBody;
  const { mentions } = answer as APIMessage;
  return (allowed_mentions?.users ?? []).filter((person) => !mentions.some(({ id }) => id === person));
}

const named = ({ method, route, url }: JournalRequest): string => `${method} ${route ?? url}`;

interface BotParts {
  readonly discord: RunningDiscord;
  readonly clock: HeldClock;
  readonly database: string;
  readonly logged: string[];
  readonly seed: () => string;
  readonly hasIcons: boolean;
}

/** A bot in this process, on the real discord.js client. */
async function startBot({ discord, clock, database, seed, logged, hasIcons }: BotParts) {
  const store = await openStore({ file: database, clock });
  const note = (level: string) => (context: object, message: string) => {
    logged.push(`${level} ${message} ${JSON.stringify(context)}`);
  };
  const log: Log = { debug: () => {}, info: () => {}, warn: note('warn'), error: note('error') };
  const texts = readTexts('assets/texts', (problem) => logged.push(`texts ${problem}`));
  let tableIds = Number(await store.setting('tables opened')) || 0;
  const tableId = () => {
    tableIds += 1;
    void store.setSetting('tables opened', String(tableIds));
    return `table-${tableIds}`;
  };
  const tables = tablesOf({
    store,
    games,
    clock,
    fresh: { tableId, seed },
    computer: randomComputer(dice(1)),
    computerFailed: (table, error) => note('error')({ table, why: String(error) }, 'a computer failed'),
  });
  const emojis = new Emojis();
  let doubtIcons = (): void => {};
  const bot = {
    ...{ tables, games, texts, log, clock, icons: emojis.find, avatars: () => undefined },
    ...{ replays: replaysHere(games, clock), shares: new Shares(), isAlone: true },
  };
  let settled: (() => void) | undefined;
  const isReady = new Promise<void>((resolve) => {
    settled = resolve;
  });
  const connected = await connect({
    token: discord.token,
    apiUrl: discord.apiBase,
    bot,
    commands,
    ...{ isAlone: true, shards: { kind: 'all' }, lost: () => {} },
    ready: async (application, api, ended) => {
      const data = commands.map((command) => command.data(texts, games));
      await register({ api, application, commands: data, log });
      if (hasIcons) {
        const icons = games.flatMap((game) => game.icons);
        const pause = async () => {};
        const bringIcons = () => emojis.bring({ api, application, icons, notes: store, log, pause, ended });
        doubtIcons = seldom(bringIcons, pause);
        await bringIcons();
      }
      settled?.();
    },
    doubtIcons: () => doubtIcons(),
  });
  await isReady;
  const round = scheduledJobs(bot, connected);
  await round.first();
  return {
    ...{ tables, rounds: round, idle: connected.idle },
    stop: async () => {
      tables.stopThinking();
      await connected.stop();
      await store.close();
    },
  };
}
