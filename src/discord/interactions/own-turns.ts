/** How many interactions of one person are handled at once, and how many wait. Only programs reach these limits. */
export const OWN_TURNS = { atOnce: 4, waiting: 12 } as const;

interface Line {
  underWay: number;
  readonly waiting: (() => void)[];
}

/** Handles what people press and type, a few of each person at once: however many one sends, others get through. */
export class OwnTurns {
  readonly #people = new Map<string, Line>();

  /** Does something for a person in its turn; `too many` if too much of theirs waits already. */
  async run<T>(person: string, work: () => Promise<T>): Promise<T | 'too many'> {
    const line = this.#people.get(person) ?? { underWay: 0, waiting: [] };
    this.#people.set(person, line);
    if (line.underWay < OWN_TURNS.atOnce) line.underWay += 1;
    else if (line.waiting.length >= OWN_TURNS.waiting) return 'too many';
    else await new Promise<void>((go) => line.waiting.push(go));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next === undefined) line.underWay -= 1;
      else next();
      if (line.underWay === 0) this.#people.delete(person);
    }
  }
}
