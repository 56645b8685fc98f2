import { type Clock, realClock } from '../../src/playground/clock.ts';

/**
 * The time on the wall for a Discord that waits so many times longer than it would for an answer: a bot in a process of its own may be late
 * with it on a busy machine, which is not what the test is about.
 */
export const patientClock = (times = 20): Clock => ({
  now: realClock.now,
  after: (milliseconds, act) => realClock.after(milliseconds * times, act),
});
