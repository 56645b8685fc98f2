import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { createAnnouncer } from './announcer.ts';
import type { BotControl, BotOrder, BotReport } from './page/wire.ts';

/** How the bot's process is started. */
export interface BotCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A bot that is kept running. */
export interface Supervised extends BotControl {
  /** Ends the process and starts it no more; resolves when it is gone. */
  close(): Promise<void>;
}

/** Pauses before a start, in milliseconds, by how many lives in a row were short. */
const PAUSES = [200, 500, 1000, 2000, 4000, 8000] as const;
/** After this many lives in a row without a connection, another would end the same way. */
const TRIES = 3;
/** A life of this many milliseconds was long enough to forget the short ones before it. */
const LONG_LIFE = 10_000;
/** Milliseconds that a process that was asked to end may take before it is killed. */
const PATIENCE = 5_000;

/** Passes output to the playground's, errors by way of it; the channel tells the bot when the playground has ended. */
const OUTPUT_PASSED_ON: StdioOptions = ['ignore', 'inherit', 'pipe', 'ipc'];

/** The most letters that are kept of what a process said. */
const KEPT = 4_000;
/** The most of its last lines that are told. */
const LINES = 3;

/**
 * The last sentences that a process wrote to its error stream for the process that started it, a line each; undefined
 * if there are none. Log lines are not among them, and a crash is left out, as its report may name anything.
 */
function sentencesIn(said: string): string | undefined {
  const lines = said.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('{'));
  if (lines.length === 0 || lines.some((line) => /^\s+at /.test(line))) return undefined;
  return lines.slice(-LINES).join('\n');
}

/** What a supervisor asks of the Discord that its bot connects to. */
export interface BotPresence {
  botConnected(): boolean;
  watchBot(changed: () => void): () => void;
}

/**
 * Runs a bot as a child process and restarts it whenever it ends, with a growing pause while it keeps failing. One
 * that keeps ending before it has ever connected is left alone until it is ordered to start.
 */
export function supervise(bot: BotCommand, presence: BotPresence, log: (line: string) => void): Supervised {
  const { announce: changed, watch } = createAnnouncer<void>();
  let child: ChildProcess | undefined;
  let starts = 0;
  let shortLives = 0;
  let inVain = 0;
  let words = { said: '' };
  let everConnected = false;
  let ending = false;
  let pause: NodeJS.Timeout | undefined;
  const stopWatching = presence.watchBot(() => {
    if (presence.botConnected()) {
      everConnected = true;
      inVain = 0;
    }
    changed();
  });

  const start = (): void => {
    pause = undefined;
    starts += 1;
    inVain += 1;
    const own = { said: '' };
    words = own;
    const born = Date.now();
    const started = spawn(bot.command, bot.args, { env: bot.env, stdio: OUTPUT_PASSED_ON });
    child = started;
    started.stderr?.setEncoding('utf8').on('data', (piece: string) => {
      process.stderr.write(piece);
      own.said = (own.said + piece).slice(-KEPT);
    });
    // What it said last may be heard after it has ended.
    started.once('close', () => changed());
    let over = false;
    const ended = (how: string): void => {
      if (over) return;
      over = true;
      child = undefined;
      if (ending) return;
      if (inVain >= TRIES) {
        log(
          `The bot ${how}. That was ${TRIES} times in a row before it had connected, so it is not restarted. ` +
            'Fix what it says, then start it again on the page, or stop this and run npm start again.',
        );
        changed();
        return;
      }
      shortLives = Date.now() - born < LONG_LIFE ? shortLives + 1 : 0;
      const wait = PAUSES[Math.min(shortLives, PAUSES.length - 1)] ?? 0;
      log(`The bot ${how}. It restarts in ${wait / 1000} s.`);
      pause = setTimeout(start, wait);
      changed();
    };
    started.once('error', (error) => ended(`could not be started (${error.message})`));
    started.once('exit', (code, signal) =>
      ended(signal === null ? `stopped with code ${code}` : `was stopped by ${signal}`),
    );
    changed();
  };
  start();

  const state = (): BotReport['state'] => {
    if (child === undefined && pause === undefined) return 'stopped';
    if (child !== undefined && presence.botConnected()) return 'connected';
    return everConnected || starts > 1 ? 'restarting' : 'starting';
  };
  const report = (): BotReport => {
    const said = sentencesIn(words.said);
    const now = { state: state(), supervised: true, restarts: starts - 1 };
    return now.state === 'stopped' && said !== undefined ? { ...now, why: said } : now;
  };
  return {
    report,
    watch,
    order(order: BotOrder) {
      shortLives = 0;
      inVain = 0;
      if (child === undefined) {
        clearTimeout(pause);
        start();
      } else {
        end(child, order === 'kill' ? 'SIGKILL' : 'SIGTERM');
      }
    },
    async close() {
      ending = true;
      clearTimeout(pause);
      stopWatching();
      const last = child;
      if (last === undefined) return;
      const gone = new Promise((resolve) => last.once('exit', resolve));
      end(last, 'SIGTERM');
      await gone;
    },
  };
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  child.kill(signal);
  if (signal === 'SIGKILL') return;
  const kill = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  child.once('exit', () => clearTimeout(kill));
}
