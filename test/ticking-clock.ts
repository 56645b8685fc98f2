/** A time that a test sets, in milliseconds since 1970, and that goes on by itself at each reading. */
export interface TickingClock {
  /** What was read last, or set since. */
  time: number;
  /** The time 1 to 20 ms later: no two readings are the same. */
  readonly now: () => number;
}

/** A clock from a time on; how far it goes on each time is drawn from the seed. */
export function tickingClock(time: number, seed = 1): TickingClock {
  let state = seed;
  const clock: TickingClock = {
    time,
    now: () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      clock.time += 1 + Math.floor((state / 2 ** 32) * 20);
      return clock.time;
    },
  };
  return clock;
}
