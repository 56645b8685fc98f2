import { setImmediate } from 'node:timers/promises';
import type { Steps } from '../engine/steps.ts';

/** Steps that are done before everybody else has a turn: they take a few milliseconds. */
export const SLICE = 10;

/** Does work a slice at a time, where others wait for the same thread. */
export async function inSlices<R>(steps: Steps<R>): Promise<R> {
  for (let count = 1; ; count += 1) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (count % SLICE === 0) await setImmediate();
  }
}
