/** Runs work one after another per key, in order of arrival; different keys do not wait for each other. */
export class Lines {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(key) ?? Promise.resolve()).then(work, work);
    const over = done.then(
      () => {},
      () => {},
    );
    this.#last.set(key, over);
    void over.then(() => {
      if (this.#last.get(key) === over) this.#last.delete(key);
    });
    return done;
  }
}
