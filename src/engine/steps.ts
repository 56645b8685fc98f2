import { setImmediate } from 'node:timers/promises';

/** Work done step by step, so that others can have a turn in between; each step takes less than a millisecond. */
export type Steps<R> = Generator<void, R, void>;

/** Does all of it at once. */
export function atOnce<R>(steps: Steps<R>): R {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Steps that are done before everybody else has a turn: they take a few milliseconds. */
export const SLICE = 10;

/** Does work a slice at a time, as others wait for the same thread. */
export async function inSlices<R>(steps: Steps<R>): Promise<R> {
  const pause = pauses();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await pause();
  }
}

/** Lets everybody else have a turn, before a step that takes longer than most. */
export const letOthers = (): Promise<void> => setImmediate();

/** For other work of many steps: await its result after each step; it lets others have a turn after each slice. */
export function pauses(): () => Promise<void> | undefined {
  let count = 0;
  return () => {
    count += 1;
    return count % SLICE === 0 ? setImmediate() : undefined;
  };
}
