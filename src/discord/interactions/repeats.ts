import { LRUCache } from 'lru-cache';

/** Of so many people what they pressed last is remembered. */
const PEOPLE_REMEMBERED = 2_000;

/** What each person pressed last that changed a table: the second press of a double click is the same once more, and no conflict. */
export class LatestPresses {
  readonly #latest = new LRUCache<string, string>({ max: PEOPLE_REMEMBERED });

  /** Somebody's press of something has changed a table. */
  note(person: string, id: string): void {
    this.#latest.set(person, id);
  }

  /** Whether this very press of theirs has changed a table, and none since. */
  has(person: string, id: string): boolean {
    return this.#latest.peek(person) === id;
  }
}

/** So many are remembered: a gateway that is resumed may bring again what it brought last. */
const INTERACTIONS_REMEMBERED = 5_000;

/**
 * The interactions that have come to this process. One that comes again has its answer or is about to get it; Discord would call another
 * one already given, and whatever that shows would pass for what stands in the channel.
 */
export class SeenInteractions {
  readonly #ids = new LRUCache<string, true>({ max: INTERACTIONS_REMEMBERED });

  /** Whether an interaction has come before; from now on it has. */
  before(interaction: string): boolean {
    if (this.#ids.has(interaction)) return true;
    this.#ids.set(interaction, true);
    return false;
  }
}
