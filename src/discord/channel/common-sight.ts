import { LRUCache } from 'lru-cache';
import type { Table } from '../../tables/model/table.ts';
import { DiscordError } from '../discord-error.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import type { SeenChannel } from '../protocol/sight.ts';

/** Milliseconds for which it is remembered who sees a channel, and of how many channels. */
const REMEMBERED = { ttl: 10 * 60_000, max: 1_000 } as const;

type Place = Pick<Table, 'guild' | 'channel' | 'home' | 'thread'>;

/** Who sees the channels in which tables are, as far as roles and exceptions tell. */
export class CommonSight {
  /** By channel; `nobody` if it is a private thread, or the bot does not see it. */
  readonly #seen: LRUCache<string, SeenChannel | 'nobody', Pick<Place, 'guild' | 'home'>>;

  constructor(api: Pick<DiscordApi, 'look'>, clock: { readonly now: () => number }) {
    this.#seen = new LRUCache({
      ...{ ...REMEMBERED, ttlResolution: 0, perf: clock },
      fetchMethod: async (channel, _former, { context: { guild, home } }) => {
        try {
          const sight = await api.look(channel, { guild, home });
          return sight.kind === 'seen' && !sight.isPrivateThread ? sight : 'nobody';
        } catch (error) {
          // What Discord does not say is asked again.
          if (error instanceof DiscordError) return undefined;
          throw error;
        }
      },
    });
  }

  /** Whether a table may be named in another channel of its server: all who see that channel also see the table's. */
  async isCommon(table: Place, from: string): Promise<boolean> {
    if (placeOf(table) === from) return true;
    const there = await this.placeOf(table);
    const here = await this.#at(from, { ...table, home: from });
    if (here === undefined || here.viewers.size === 0) return false;
    return [...here.viewers].every((id) => there?.viewers.has(id));
  }

  /** The channel in which a table is; `undefined` if nobody knows who sees it, or it is a private thread. */
  placeOf(table: Place): Promise<SeenChannel | undefined> {
    return this.#at(placeOf(table), table);
  }

  async #at(channel: string, known: Pick<Place, 'guild' | 'home'>): Promise<SeenChannel | undefined> {
    const seen = await this.#seen.fetch(channel, { context: known });
    return seen === 'nobody' ? undefined : seen;
  }
}

/** A thread of the bot's own is seen by all who see the channel that it belongs to. */
const placeOf = ({ channel, home, thread }: Place): string => (thread === 'own' ? home : channel);
