/** Lines of work, one a table: first come, first served within a line, lines beside one another. An empty line is forgotten. */
export class TableQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does the work when everything before it in the same line is done, whether well or badly. */
  run<T>(line: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(line) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled: Promise<void> = mine.then(
      () => this.#forget(line, settled),
      () => this.#forget(line, settled),
    );
    this.#last.set(line, settled);
    return mine;
  }

  /** How many lines have somebody in them. */
  get length(): number {
    return this.#last.size;
  }

  #forget(line: string, settled: Promise<unknown>): void {
    if (this.#last.get(line) === settled) this.#last.delete(line);
  }
}
