/** Milliseconds after which a completion is useless: Discord waits three seconds ("Receiving and Responding"). */
const MOST_AGE = 2_500;

/** Tells a completion that waits whether its time has come: not where a newer one has taken its place. */
type WakeUp = (isNewest: boolean) => void;

/**
 * Completes what people type, for each person one thing at a time: of those that come meanwhile only the newest
 * waits. Discord asks at each letter and no longer shows the results of older ones.
 */
export class Completions {
  readonly #clock: { readonly now: () => number };
  /** By person who is being answered: the newest completion that has come since. */
  readonly #people = new Map<string, WakeUp | undefined>();

  constructor(clock: { readonly now: () => number }) {
    this.#clock = clock;
  }

  /** Computes and sends a completion. Returns false if it was dropped, as too old or replaced by a newer one. */
  async run<T>(person: string, work: () => Promise<T>, send: (done: T) => Promise<void>): Promise<boolean> {
    const came = this.#clock.now();
    const isLate = (): boolean => this.#clock.now() - came > MOST_AGE;
    if (!(await this.#turn(person))) return false;
    try {
      if (isLate()) return false;
      const done = await work();
      if (isLate() || this.#people.get(person) !== undefined) return false;
      await send(done);
      return true;
    } finally {
      const next = this.#people.get(person);
      if (next === undefined) this.#people.delete(person);
      else {
        this.#people.set(person, undefined);
        next(true);
      }
    }
  }

  #turn(person: string): Promise<boolean> {
    if (!this.#people.has(person)) {
      this.#people.set(person, undefined);
      return Promise.resolve(true);
    }
    this.#people.get(person)?.(false);
    return new Promise((go) => this.#people.set(person, go));
  }
}
