import type { Clock } from '../../src/playground/clock.ts';
import { tickingClock } from '../ticking-clock.ts';

/** A clock that hardly goes on until it is told to: only by some milliseconds at each reading. */
export interface HeldClock extends Clock {
  /** Lets time pass and runs what falls due, in order. */
  advance(ms: number): void;
}

/** A clock held at a moment in 2026. */
export function holdClock(start = Date.UTC(2026, 4, 1, 12)): HeldClock {
  const clock = tickingClock(start);
  let due: { readonly at: number; readonly act: () => void }[] = [];
  return {
    now: clock.now,
    after(ms, act) {
      const entry = { at: clock.time + ms, act };
      due.push(entry);
      return () => {
        due = due.filter((each) => each !== entry);
      };
    },
    advance(ms) {
      const until = clock.time + ms;
      for (;;) {
        const next = due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        due = due.filter((each) => each !== next);
        clock.time = Math.max(clock.time, next.at);
        next.act();
      }
      clock.time = Math.max(clock.time, until);
    },
  };
}
