/** What goes on beside everything else and that nobody waits for, until somebody wants to know that it is over. */
export class UnderWay {
  readonly #works = new Set<Promise<void>>();

  /** From now on this counts as under way until it is over. It must not fail. */
  add(work: Promise<void>): void {
    this.#works.add(work);
    void work.finally(() => this.#works.delete(work));
  }

  /** Waits until nothing is under way any more, what is added meanwhile included. */
  async over(): Promise<void> {
    while (this.#works.size > 0) await Promise.all(this.#works);
  }
}
