/** Time as the playground knows it, so that tests can hold it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `act` once, `ms` milliseconds from now; the returned function calls it off. */
  after(ms: number, act: () => void): () => void;
}

/** A moment, in milliseconds since 1970, as Discord writes it. */
export const timestamp = (ms: number): string => new Date(ms).toISOString().replace('Z', '000+00:00');

/** The time on the wall; its timers never keep the process alive. */
export const realClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
