/** Work that is done step by step, so that others can have their turn in between; each step takes less than a millisecond. */
export type Steps<R> = Generator<void, R, void>;

/** Does all of it at once. */
export function atOnce<R>(steps: Steps<R>): R {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
