import { LRUCache } from 'lru-cache';
import type { Table } from '../../tables/model/table.ts';
import { DiscordError } from '../discord-error.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import type { Whereabouts } from '../protocol/sight.ts';

/** Milliseconds for which it is remembered who sees a channel, and of how many channels. */
const REMEMBERED = { ttl: 10 * 60_000, max: 1_000 } as const;

/** What tells where a table is. */
type Place = Pick<Table, 'guild' | 'channel' | 'home' | 'thread'>;

/**
 * Tells whether a table may be named in another channel of its server: if everybody who sees that one sees where the table is, too, as far as
 * roles and exceptions tell.
 */
export class CommonSight {
  readonly #api: Pick<DiscordApi, 'look'>;
  /** By channel, the ids of the roles and people who see it; none where nobody knows. */
  readonly #viewers: LRUCache<string, ReadonlySet<string>>;

  constructor(api: Pick<DiscordApi, 'look'>, clock: { readonly now: () => number }) {
    this.#api = api;
    this.#viewers = new LRUCache({ ...REMEMBERED, ttlResolution: 0, perf: clock });
  }

  /** Whether a table may be named in a channel of its server. */
  async isCommon({ guild, channel, home, thread }: Place, from: string): Promise<boolean> {
    // A thread of the bot's own is seen by all who see the channel that it belongs to.
    const place = thread === 'own' ? home : channel;
    if (place === from) return true;
    const there = await this.#viewersOf(place, { guild, home });
    const here = await this.#viewersOf(from, { guild, home: from });
    return here.size > 0 && [...here].every((id) => there.has(id));
  }

  async #viewersOf(channel: string, known: Whereabouts): Promise<ReadonlySet<string>> {
    const remembered = this.#viewers.get(channel);
    if (remembered !== undefined) return remembered;
    try {
      const sight = await this.#api.look(channel, known);
      const viewers = sight.kind === 'seen' && !sight.isPrivateThread ? sight.viewers : NOBODY;
      this.#viewers.set(channel, viewers);
      return viewers;
    } catch (error) {
      if (error instanceof DiscordError) return NOBODY;
      throw error;
    }
  }
}

const NOBODY: ReadonlySet<string> = new Set();
