import { LRUCache } from 'lru-cache';

/** So many are remembered: a gateway that is resumed may bring again what it brought last. */
const REMEMBERED = 5_000;

/**
 * The interactions that have come to this process. One that comes again has its answer or is about to get it; Discord would call another
 * one already given, and whatever that shows would pass for what stands in the channel.
 */
export class SeenInteractions {
  readonly #ids = new LRUCache<string, true>({ max: REMEMBERED });

  /** Whether an interaction has come before; from now on it has. */
  before(interaction: string): boolean {
    if (this.#ids.has(interaction)) return true;
    this.#ids.set(interaction, true);
    return false;
  }
}
