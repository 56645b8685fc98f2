import { GUILD_ID } from '../world/cast.ts';
import type { GatewayDispatch } from './dispatch.ts';

/** Which part of all events a session gets: its number, and how many there are. */
export type Shard = readonly [number, number];

/** How a bot is told to connect (Discord docs, events/gateway.mdx "Sharding"). */
export interface Sharding {
  readonly shards: number;
  /** How many sessions may begin in a window, by shard number modulo this one. */
  readonly maxConcurrency: number;
  /** Length of such a window in milliseconds of real time; 0 lets sessions begin at any time. */
  readonly identifyWindow: number;
  /** How many sessions may still begin today, as the bot is told; nothing counts them. */
  readonly startsLeft: number;
  /** Whether each channel counts as a server of its own, so that the shards share what happens in the one server. */
  readonly byChannel: boolean;
}

/** How many sessions a bot may begin in a day (same page, "Session Start Limit Object"). */
export const STARTS_A_DAY = 1000;

/** One shard, and sessions that begin whenever they like. */
export const PLAIN_SHARDING: Sharding = {
  shards: 1,
  maxConcurrency: 1,
  identifyWindow: 0,
  startsLeft: STARTS_A_DAY,
  byChannel: false,
};

/** The shard that hears of a server (same page: `(guild_id >> 22) % num_shards`). */
export const shardOf = (guildId: string, shards: number): number =>
  Number((BigInt(guildId) >> 22n) % BigInt(shards));

/** Whether a shard hears of the one server. */
export const hearsOfGuild = (shard: Shard): boolean => shardOf(GUILD_ID, shard[1]) === shard[0];

/** Whether an event goes to a shard; what belongs to no server goes to the first one. */
export function reaches(
  { data, inGuild }: GatewayDispatch,
  shard: Shard,
  { byChannel }: Pick<Sharding, 'byChannel'>,
): boolean {
  if (byChannel && 'channel_id' in data) return shardOf(String(data.channel_id), shard[1]) === shard[0];
  const guild = inGuild ?? 'guild_id' in data;
  return guild ? hearsOfGuild(shard) : shard[0] === 0;
}

/** Says whether one more session may begin now. */
export function createIdentifyGate({ maxConcurrency, identifyWindow }: Sharding): (shard: Shard) => boolean {
  const last = new Map<number, number>();
  return ([number]) => {
    const key = number % maxConcurrency;
    const now = Date.now();
    if (now - (last.get(key) ?? Number.NEGATIVE_INFINITY) < identifyWindow) return false;
    last.set(key, now);
    return true;
  };
}
