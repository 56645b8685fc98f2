import { LRUCache } from 'lru-cache';

/** Of so many people what they pressed last is remembered. */
const REMEMBERED = 2_000;

/** What each person pressed last that changed a table: the second press of a double click is the same once more, and no conflict. */
export class LatestPresses {
  readonly #latest = new LRUCache<string, string>({ max: REMEMBERED });

  /** Somebody's press of something has changed a table. */
  note(person: string, id: string): void {
    this.#latest.set(person, id);
  }

  /** Whether this very press of theirs has changed a table, and none since. */
  has(person: string, id: string): boolean {
    return this.#latest.peek(person) === id;
  }
}
