import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { onTestFinished } from 'vitest';
import { otys } from '../../src/games/otys/index.ts';
import { type Clock, realClock } from '../../src/playground/clock.ts';
import type { Sharding } from '../../src/playground/gateway/shards.ts';
import { startDiscord } from '../../src/playground/server.ts';
import { killed, startBot } from './bot-process.ts';
import { savedTable } from './saved.ts';
import { seen } from './screen.ts';

/** A Discord on localhost for bots in processes of their own, and a folder for their games. All of it ends with the test. */
export type ProcessStage = Awaited<ReturnType<typeof openProcessStage>>;

type Variables = Readonly<Record<string, string>>;

/** Discord waits this many times longer for answers: a bot in its own process may be late on a busy machine. */
const PATIENCE = 20;
const patientClock: Clock = {
  now: realClock.now,
  after: (milliseconds, act) => realClock.after(milliseconds * PATIENCE, act),
};

/** Opens a patient Discord without rate limits, which has bots connect by this sharding. */
export async function openProcessStage(sharding: Partial<Sharding> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'process-'));
  const database = join(folder, 'tables.sqlite');
  const discord = await startDiscord({ rates: 'off', clock: patientClock, sharding });
  const children: ChildProcess[] = [];
  onTestFinished(async () => {
    await Promise.all(children.map((child) => killed(child)));
    await discord.close();
    rmSync(folder, { recursive: true });
  });
  const people = discord.people.slice(0, 3);
  const ana = discord.person('Ana');
  const channel = ana.channels()[0]?.id ?? '';
  /** Starts a bot with such variables; what it says as an error is shown, or brought on its `stderr`. */
  const start = async (environment?: Variables, errors?: 'inherit' | 'pipe') => {
    const child = await startBot(discord, database, environment, errors);
    children.push(child);
    return child;
  };
  const hasCommands = async () => {
    await seen('its commands', () => ana.commands().find(({ name }) => name === 'play'));
  };
  return {
    ...{ discord, folder, database, people, ana, channel, start, hasCommands },
    startReady: async (environment?: Variables) => {
      const sessions = () => discord.journal.events('READY').length;
      const before = sessions();
      const child = await start(environment);
      // The one that was killed may seem to be there still.
      await seen('the bot', () => (sessions() > before ? true : undefined));
      await hasCommands();
      return child;
    },
    /** Waits until everything is said about a table of Otys in the database. */
    everythingSaid: async (table: string) => {
      await seen('that everything is said', () =>
        savedTable(otys, database, table).waiting === 0 ? true : undefined,
      );
    },
    posted: (): readonly APIMessage[] =>
      ana
        .messages(channel)
        .filter(({ ephemeral, message }) => !ephemeral && message.author.bot === true)
        .map(({ message }) => message),
  };
}
