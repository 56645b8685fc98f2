import type { Clock } from '../../src/playground/clock.ts';

/** A clock that stands still until it is told to go on. */
export interface HeldClock extends Clock {
  /** Lets time pass and runs what falls due, in order. */
  advance(ms: number): void;
}

/** A clock held at a moment in 2026. */
export function holdClock(start = Date.UTC(2026, 4, 1, 12)): HeldClock {
  let now = start;
  let due: { readonly at: number; readonly act: () => void }[] = [];
  return {
    now: () => now,
    after(ms, act) {
      const entry = { at: now + ms, act };
      due.push(entry);
      return () => {
        due = due.filter((each) => each !== entry);
      };
    },
    advance(ms) {
      const until = now + ms;
      for (;;) {
        const next = due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        due = due.filter((each) => each !== next);
        now = Math.max(now, next.at);
        next.act();
      }
      now = until;
    },
  };
}
