import type { REST } from 'discord.js';
import { type APIGatewayBotInfo, Routes } from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** Milliseconds for which it is known where shards connect, and how many sessions may begin. */
const KNOWN_FOR = 60_000;

const shape = z.object({
  url: z.string(),
  shards: z.int(),
  session_start_limit: z.object({
    total: z.int(),
    remaining: z.int(),
    reset_after: z.int(),
    max_concurrency: z.int(),
  }),
}) satisfies z.ZodType<APIGatewayBotInfo>;

/** Where shards connect, and how many: asked once for all shards, as Discord allows few such requests. */
export class GatewayInformation {
  readonly #known: LRUCache<'bot', APIGatewayBotInfo>;

  constructor(rest: Pick<REST, 'get'>) {
    this.#known = new LRUCache({
      ...{ max: 1, ttl: KNOWN_FOR },
      fetchMethod: async () => shape.parse(await rest.get(Routes.gatewayBot())),
    });
  }

  /** For a session that begins. Throws what the request throws. */
  forNew(): Promise<APIGatewayBotInfo> {
    return this.#known.forceFetch('bot');
  }

  /** For a resumed session, which needs nothing newer and counts as no new one. Throws what the request throws. */
  async forKnown(): Promise<APIGatewayBotInfo> {
    const known = this.#known.peek('bot', { allowStale: true }) ?? (await this.forNew());
    const { session_start_limit: limit } = known;
    return { ...known, session_start_limit: { ...limit, remaining: Math.max(1, limit.remaining) } };
  }
}
