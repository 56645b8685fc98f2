import type { APIDMChannel, APITextChannel } from 'discord-api-types/v10';
import { APPLICATION_ID, CHANNELS, GUILD_ID, OWNER_ID } from './cast.ts';
import { channelsJson, directChannelJson } from './harbour.ts';
import {
  ALL_PERMISSIONS,
  BOT_ROLE_PERMISSIONS,
  DIRECT_PERMISSIONS,
  EVERYONE_PERMISSIONS,
} from './permissions.ts';
import type { Mint } from './snowflake.ts';

/** A direct channel between the bot and one person. */
export interface DirectChannel {
  readonly id: string;
  readonly userId: string;
}

/** Permissions that the bot lacks in a channel. */
export interface Denial {
  readonly channelId: string;
  /** Bit field as a string of digits. */
  readonly deny: string;
}

/** The places in which messages stand. */
export interface Channels {
  /** The server a channel belongs to; undefined for a direct one. */
  guildOf(channelId: string): string | undefined;
  exists(channelId: string): boolean;
  json(channelId: string): APITextChannel | APIDMChannel | undefined;
  /** The text channels of the server. */
  inGuild(): readonly APITextChannel[];
  /** The direct channel with a person, opened when there is none yet. */
  direct(userId: string): DirectChannel;
  directOf(channelId: string): DirectChannel | undefined;
  /** Permissions of a user in a channel, as bits. */
  permissions(userId: string, channelId: string): bigint;
  /** Takes permissions from the bot in a channel; 0 gives all of them back. */
  denyBot(channelId: string, bits: bigint): void;
  keep(): { readonly direct: readonly DirectChannel[]; readonly denials: readonly Denial[] };
}

/** The channels of the world; `last` tells the newest message of one. */
export function createChannels(
  mint: Mint,
  last: (channelId: string) => string | null,
  kept: { readonly direct: readonly DirectChannel[]; readonly denials: readonly Denial[] },
): Channels {
  const direct = new Map(kept.direct.map((channel) => [channel.id, channel]));
  const denied = new Map(kept.denials.map(({ channelId, deny }) => [channelId, BigInt(deny)]));
  const inGuild = (channelId: string): boolean => CHANNELS.some(({ id }) => id === channelId);
  const listed = (): APITextChannel[] =>
    channelsJson(last).map((channel) => {
      const deny = denied.get(channel.id) ?? 0n;
      if (deny === 0n) return channel;
      return {
        ...channel,
        permission_overwrites: [{ id: APPLICATION_ID, type: 1, allow: '0', deny: deny.toString() }],
      };
    });
  return {
    guildOf: (channelId) => (inGuild(channelId) ? GUILD_ID : undefined),
    exists: (channelId) => inGuild(channelId) || direct.has(channelId),
    json(channelId) {
      const dm = direct.get(channelId);
      if (dm !== undefined) return directChannelJson(dm.id, dm.userId, last(dm.id));
      return listed().find(({ id }) => id === channelId);
    },
    inGuild: listed,
    direct(userId) {
      const open = [...direct.values()].find((channel) => channel.userId === userId);
      if (open !== undefined) return open;
      const made = { id: mint.next(), userId };
      direct.set(made.id, made);
      return made;
    },
    directOf: (channelId) => direct.get(channelId),
    permissions(userId, channelId) {
      if (direct.has(channelId)) return DIRECT_PERMISSIONS;
      if (userId === OWNER_ID) return ALL_PERMISSIONS;
      if (userId !== APPLICATION_ID) return EVERYONE_PERMISSIONS;
      return (EVERYONE_PERMISSIONS | BOT_ROLE_PERMISSIONS) & ~(denied.get(channelId) ?? 0n);
    },
    denyBot(channelId, bits) {
      denied.set(channelId, bits);
    },
    keep: () => ({
      direct: [...direct.values()],
      denials: [...denied].map(([channelId, deny]) => ({ channelId, deny: deny.toString() })),
    }),
  };
}
