import { onTestFinished } from 'vitest';
import { openPool } from '../../src/opponents/pool.ts';
import type { HeldClock } from '../playground/held-clock.ts';
import type { LeisurelyComputers } from './harbour.ts';

/** A turn of theirs takes at least so long, and each answer, in milliseconds of the held clock: more than a thought of the usual level takes. */
const [PAUSE, THOUGHT] = [1_500, 500];

/** Computers that think in threads of their own, as the bot's do, and answer once the time for it has passed on a clock that the test holds. */
export interface ComputersOnClock extends LeisurelyComputers {
  /** Whether one waits for time to pass, having thought. While the clock stands still it answers nothing. */
  readonly isHeld: () => boolean;
}

/** Opens them; their threads end with the test. */
export function computersOn(clock: HeldClock): ComputersOnClock {
  const pool = openPool();
  onTestFinished(() => pool.close());
  let thinking = 0;
  let held = 0;
  const passed = (milliseconds: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted) {
        resolve();
        return;
      }
      held += 1;
      const over = (): void => {
        held -= 1;
        cancel();
        signal.removeEventListener('abort', over);
        resolve();
      };
      const cancel = clock.after(milliseconds, over);
      signal.addEventListener('abort', over);
    });
  return {
    computer: {
      choose: async ({ match, seat, answers, level, isSafe, leavesExtras, seed, signal }) => {
        thinking += 1;
        try {
          const thought = { game: match.game.name, snapshot: match.snapshot(), seat, seed };
          const among = answers.map(({ notation }) => notation);
          return await pool.choose({ ...thought, level, isSafe, leavesExtras, among }, signal);
        } finally {
          thinking -= 1;
          await passed(THOUGHT, signal);
        }
      },
    },
    pause: (signal) => passed(PAUSE, signal),
    isHeld: () => held > 0 && thinking === 0,
  };
}
