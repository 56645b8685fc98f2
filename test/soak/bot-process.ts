import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { killed, spawnBot } from '../e2e/bot-process.ts';
import { seen } from '../e2e/screen.ts';
import type { Hosted } from './hosted.ts';

/** The bot as its host runs it: a process of its own that can be killed and started again. */
export type BotProcess = ReturnType<typeof botProcess>;

export interface Worked {
  /** Tells the lives of a bot apart. */
  readonly life: number;
  readonly main: number;
  /** Of all threads that still run. */
  readonly all: number;
}

/** Milliseconds until a bot that ended by itself is started again. */
const AGAIN_AFTER = 500;

export interface BotProcessOptions {
  readonly discord: RunningDiscord;
  readonly hosted: Hosted;
  readonly database: string;
  /** Where its lines of the log go: warnings and errors alone. */
  readonly logFile: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Resolves when one that was just started can be played with; where absent, when it has a session and its commands are there. */
  readonly isReady?: () => Promise<void>;
}

/** The most memory a process has held so far, as Linux tells it. */
function highWater(pid: number): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return Number(kilobytes ?? 0) * 1024;
}

/** For how long a process has been on a processor, as Linux tells it of each thread in nanoseconds. */
function workedBy(pid: number): Worked | undefined {
  const folder = `/proc/${pid}/task`;
  try {
    const threads = readdirSync(folder).map((thread) => {
      const [spent = ''] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ');
      return { thread: Number(thread), milliseconds: Number(spent) / 1e6 };
    });
    const main = threads.find(({ thread }) => thread === pid)?.milliseconds;
    const all = threads.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    return main === undefined ? undefined : { life: pid, main, all };
  } catch {
    return undefined;
  }
}

export function botProcess({
  discord,
  hosted,
  database,
  logFile,
  environment = {},
  isReady,
}: BotProcessOptions) {
  let child: ChildProcess | undefined;
  let most = 0;
  let identified = 0;
  let alone = 0;
  discord.journal.watch((entry) => {
    if (entry.kind === 'connection' && entry.what === 'identified') identified += 1;
  });
  const look = (): void => {
    if (child?.pid !== undefined && child.exitCode === null) most = Math.max(most, highWater(child.pid));
  };
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    look();
    const ending = child;
    child = undefined;
    if (ending !== undefined) await killed(ending, signal);
  }
  /** Runs it, and again where it ends by itself, until it is ended. */
  function run(): void {
    const log = openSync(logFile, 'a');
    // The few people of the server sit at more tables than a bot lets anybody do.
    const variables = { LOG_LEVEL: 'warn', MOST_TABLES: '1000', ...environment };
    const running = spawnBot(hosted, discord, database, variables, ['ignore', log, log]);
    closeSync(log);
    child = running;
    running.once('exit', () => {
      if (child !== running) return;
      alone += 1;
      setTimeout(() => {
        if (child === running) run();
      }, AGAIN_AFTER);
    });
  }
  return {
    /** Starts it, and waits until it has a session and its commands are there. */
    async start(): Promise<void> {
      const before = identified;
      run();
      if (isReady !== undefined) return isReady();
      await seen('the bot', () => (identified > before && discord.botConnected() ? true : undefined));
      await seen('its commands', () => discord.people[0]?.commands().find(({ name }) => name === 'play'));
    },
    /** Ends it at once, as `kill -9` does. Nothing where none runs. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pid: () => child?.pid,
    /** How often it ended though nobody had ended it; it was started again, as its host's supervisor does. */
    endedAlone: () => alone,
    /** For how long it has been on a processor in its present life; nothing where none runs or the system does not tell. */
    worked: () => (child?.pid === undefined ? undefined : workedBy(child.pid)),
    /** The most memory that any of its lives has held, in bytes; nothing where the system does not tell. */
    peak(): number | undefined {
      look();
      return most === 0 ? undefined : most;
    },
  };
}
