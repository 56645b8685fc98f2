import { LRUCache } from 'lru-cache';
import { TOKEN_LIFE } from '../protocol/limits.ts';
import type { OpenOrder } from './reply.ts';

const MOST_OPEN = 300;

/**
 * The commands that wait for their table, in memory: their options may be longer than the id of a button. After the
 * life of a token, or a restart, the command has to be typed again.
 */
export class OpenOrders {
  readonly #open: LRUCache<string, OpenOrder>;

  constructor(clock: { readonly now: () => number }) {
    this.#open = new LRUCache({ max: MOST_OPEN, ttl: TOKEN_LIFE, ttlResolution: 0, perf: clock });
  }

  keep(open: OpenOrder): void {
    this.#open.set(open.interaction, open);
  }

  /** The command that was given by an interaction, for the person who gave it alone. */
  of(interaction: string, person: string): OpenOrder | undefined {
    const open = this.#open.get(interaction);
    return open?.person === person ? open : undefined;
  }
}
