/** Runs work in queues, one per key: in order within a queue, queues in parallel. Empty queues are dropped. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does the work when everything before it with the same key is done, whether well or badly. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const done: Promise<void> = mine.then(
      () => this.#forget(key, done),
      () => this.#forget(key, done),
    );
    this.#last.set(key, done);
    return mine;
  }

  #forget(key: string, done: Promise<unknown>): void {
    if (this.#last.get(key) === done) this.#last.delete(key);
  }
}
