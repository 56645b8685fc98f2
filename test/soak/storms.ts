import type { FaultChance } from '../../src/playground/faults/faults.ts';
import {
  CONNECT_FAULTS,
  EDIT_FAULTS,
  EVENT_FAULTS,
  type Fault,
  type FaultRates,
  HEARTBEAT_FAULTS,
  LINE_FAULTS,
  REQUEST_FAULTS,
  RESUME_FAULTS,
} from '../../src/playground/faults/kinds.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';
import type { BotProcess } from './bot-process.ts';

const each = (faults: readonly Fault[], rate: number): Partial<FaultRates> =>
  Object.fromEntries(faults.map((fault) => [fault, rate]));

/** What goes wrong in storms, one kind of trouble after the other; every storm of these has requests that fail. */
const TROUBLES = ['kill', 'events', 'line'] as const;
type Trouble = (typeof TROUBLES)[number];

const requests = (rate: number) => each([...REQUEST_FAULTS, ...EDIT_FAULTS], rate);
const RATES: Readonly<Record<Trouble, Partial<FaultRates>>> = {
  events: { ...requests(0.02), ...each(EVENT_FAULTS, 0.06) },
  line: { ...requests(0.02), ...each([...RESUME_FAULTS, ...CONNECT_FAULTS, ...HEARTBEAT_FAULTS], 0.25) },
  kill: { ...requests(0.01), ...each(EVENT_FAULTS, 0.02) },
};

/** The moments at which a process is killed: any, or when a request has just been carried out and its answer not yet heard. */
const MOMENTS = ['any', 'answered', 'posted', 'edited'] as const;
const REQUEST_OF = {
  answered: /^POST \/interactions\//,
  posted: /^POST \/channels\//,
  edited: /^PATCH \/channels\//,
} as const;

/** Storms over a bot, in a fixed order of troubles. */
export function stormsOf(discord: RunningDiscord, bot: BotProcess, chance: FaultChance) {
  let count = 0;
  let killed = 0;
  const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];

  async function kill(within: number): Promise<void> {
    const moment = pick(MOMENTS) ?? 'any';
    if (moment === 'any') await pause(chance() * within);
    else
      await new Promise<void>((now) => {
        const stop = discord.journal.watch((entry) => {
          if (entry.kind !== 'request' || !REQUEST_OF[moment].test(`${entry.method} ${entry.url}`)) return;
          clearTimeout(late);
          stop();
          now(bot.kill());
        });
        const late = setTimeout(() => {
          stop();
          now();
        }, within);
      });
    killed += 1;
    await bot.kill();
    await bot.start();
  }

  async function struck(milliseconds: number): Promise<void> {
    const until = performance.now() + milliseconds;
    while (performance.now() < until) {
      const fault = pick(LINE_FAULTS);
      if (fault !== undefined) discord.faults.strike(fault);
      await pause(milliseconds * (0.2 + 0.3 * chance()));
    }
  }

  return {
    /** Rages for so many milliseconds. Afterwards nothing goes wrong any more, and the bot runs. */
    async rage(milliseconds: number): Promise<void> {
      const trouble = TROUBLES[count % TROUBLES.length] ?? 'events';
      count += 1;
      discord.faults.setRates(RATES[trouble]);
      const over = pause(milliseconds);
      if (trouble === 'kill') await kill(milliseconds / 2);
      if (trouble === 'line') await struck(milliseconds);
      await over;
      discord.faults.clear();
    },
    kills: () => killed,
    /** How many kinds of trouble there are, one of which rages at a time. */
    troubles: TROUBLES.length,
  };
}
