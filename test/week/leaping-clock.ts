import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Clock } from '../../src/playground/clock.ts';
import { patientClock } from '../playground/patient-clock.ts';

const PRELOAD = resolve('test/week/leaping.cjs');

/** The time of a Discord and of the bots in it, in processes of their own: that on the wall, but for what it has leapt. */
export interface LeapingClock {
  /** Discord's, which waits for answers in real time. */
  readonly discord: Clock;
  /** The variables of a bot that goes by it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Lets time leap for Discord and, where one runs, for a bot, which then does what is due. */
  leap(milliseconds: number, bot: ChildProcess | undefined): Promise<void>;
  /** Sets the clock of the machine that the bot runs on, so many milliseconds ahead of Discord's; nothing falls due by that. */
  setAhead(milliseconds: number): void;
  close(): void;
}

/** A clock that shows a moment, and goes on from there. */
export function leapingClock(from: number, folder: string): LeapingClock {
  const path = join(folder, 'clock');
  const file = openSync(path, 'w');
  const { now, after } = patientClock();
  let leapt = from - now();
  let ahead = 0;
  const write = (): void => {
    writeSync(file, new Uint8Array(new Float64Array([leapt + ahead]).buffer), 0, 8, 0);
  };
  write();
  return {
    discord: { now: () => now() + leapt, after },
    environment: { LEAPING_CLOCK: path, NODE_OPTIONS: `--require ${PRELOAD}` },
    leap: async (milliseconds, bot) => {
      leapt += milliseconds;
      write();
      if (bot?.connected !== true) return;
      const done = once(bot, 'message');
      bot.send(milliseconds);
      await done;
    },
    setAhead: (milliseconds) => {
      ahead = milliseconds;
      write();
    },
    close: () => closeSync(file),
  };
}
