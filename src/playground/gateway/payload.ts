import { GatewayIntentBits } from 'discord-api-types/v10';
import type { RawData } from 'ws';
import { z } from 'zod';

/** Largest payload from a client in bytes (Discord docs, events/gateway.mdx "Sending Events"). */
export const MAX_PAYLOAD = 4096;

/** Every intent there is, as one bit field. */
export const ALL_INTENTS = Object.values(GatewayIntentBits)
  .filter((bit) => typeof bit === 'number')
  .reduce((all, bit) => all | bit, 0);
/** Intents that an application must be granted first. */
export const PRIVILEGED_INTENTS =
  GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

const payload = z.object({ op: z.int(), d: z.unknown() });

/** What a client says to begin a session. */
export const identify = z.object({
  token: z.string(),
  intents: z.int(),
  properties: z.object({ os: z.string(), browser: z.string(), device: z.string() }),
  shard: z.tuple([z.int(), z.int()]).optional(),
});

/** What a client says to go on with a session. */
export const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.int() });

/** Reads what a client sent; undefined when it is no payload. */
export function readPayload(data: RawData): z.output<typeof payload> | undefined {
  try {
    return payload.safeParse(JSON.parse(data.toString())).data;
  } catch {
    return undefined;
  }
}
