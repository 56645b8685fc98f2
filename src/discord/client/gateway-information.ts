import type { REST } from 'discord.js';
import { type APIGatewayBotInfo, Routes } from 'discord-api-types/v10';
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
  readonly #rest: Pick<REST, 'get'>;
  #known: { readonly at: number; readonly answer: Promise<APIGatewayBotInfo> } | undefined;

  constructor(rest: Pick<REST, 'get'>) {
    this.#rest = rest;
  }

  /** For a session that begins. Throws what the request throws. */
  forNew(): Promise<APIGatewayBotInfo> {
    const now = performance.now();
    if (this.#known === undefined || now - this.#known.at > KNOWN_FOR) {
      const answer = this.#rest.get(Routes.gatewayBot()).then((given) => shape.parse(given));
      const known = { at: now, answer };
      this.#known = known;
      answer.catch(() => {
        if (this.#known === known) this.#known = undefined;
      });
    }
    return this.#known.answer;
  }

  /** For a resumed session, which needs nothing newer and counts as no new one. Throws what the request throws. */
  async forKnown(): Promise<APIGatewayBotInfo> {
    const known = await (this.#known?.answer ?? this.forNew());
    const { session_start_limit: limit } = known;
    return { ...known, session_start_limit: { ...limit, remaining: Math.max(1, limit.remaining) } };
  }
}
