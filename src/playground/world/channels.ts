import {
  type APIDMChannel,
  type APIGuildForumChannel,
  type APITextChannel,
  type APIThreadChannel,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { APPLICATION_ID, GUILD_ID, type GuildChannel } from './cast.ts';
import type { Announcer } from './events.ts';
import { directChannelJson, guildChannelJson } from './harbour.ts';
import type { Members } from './members.ts';
import { type ChannelOverwrite, overwriteJson, permissionsUnder } from './overwrites.ts';
import { DIRECT_PERMISSIONS } from './permissions.ts';
import type { Roles } from './roles.ts';
import type { Mint } from './snowflake.ts';
import type { ServerThreads } from './threads.ts';

/** A direct channel between the bot and one person. */
export interface DirectChannel {
  readonly id: string;
  readonly userId: string;
}

/** What there is of channels between two runs. */
export interface KeptChannels {
  readonly channels: readonly GuildChannel[];
  readonly direct: readonly DirectChannel[];
  readonly overwrites: readonly ChannelOverwrite[];
}

/** A channel as REST shows it. */
export type ChannelJson = APITextChannel | APIGuildForumChannel | APIThreadChannel | APIDMChannel;

/** What channels stand on; `last` tells the newest message of one. */
export interface ChannelGround {
  readonly announcer: Announcer;
  readonly mint: Mint;
  readonly threads: ServerThreads;
  readonly members: Members;
  readonly roles: Roles;
  last(channelId: string): string | null;
}

/** The channels that were kept. */
export function createChannels(ground: ChannelGround, kept: KeptChannels) {
  const { announcer, mint, threads, members, roles, last } = ground;
  let channels = [...kept.channels];
  let overwrites = [...kept.overwrites];
  const direct = new Map(kept.direct.map((channel) => [channel.id, channel]));
  const parentOf = (id: string): string => threads.find(id)?.parentId ?? id;
  const find = (id: string): GuildChannel | undefined => channels.find((channel) => channel.id === id);
  const overwritesOf = (id: string): ChannelOverwrite[] =>
    overwrites.filter(({ channelId }) => channelId === id);
  const lastOf = ({ id, kind }: GuildChannel): string | null =>
    kind === 'text' ? last(id) : (threads.all().findLast(({ parentId }) => parentId === id)?.id ?? null);
  const shown = (channel: GuildChannel, position: number): APITextChannel | APIGuildForumChannel =>
    guildChannelJson(channel, position, lastOf(channel), overwritesOf(channel.id).map(overwriteJson));
  const listed = (): readonly (APITextChannel | APIGuildForumChannel)[] => channels.map(shown);
  const listedOne = (id: string): APITextChannel | APIGuildForumChannel | undefined => {
    const channel = find(id);
    return channel === undefined ? undefined : shown(channel, channels.indexOf(channel));
  };
  /** The direct channel with a person, when there is one. */
  const directWith = (userId: string): DirectChannel | undefined =>
    [...direct.values()].find((channel) => channel.userId === userId);

  function tell(
    change: 'created' | 'changed' | 'deleted',
    channel: ChannelJson | undefined,
    more: { readonly shownToBot?: true } = {},
  ): void {
    if (channel !== undefined) announcer.announce({ kind: 'channel', change, channel, ...more });
  }

  /** Permissions of a user in a channel, as bits; a thread's are those of its channel. */
  const permissions = (userId: string, id: string): bigint =>
    direct.has(id)
      ? DIRECT_PERMISSIONS
      : whileTimedOut(userId, permissionsUnder(userId, overwritesOf(parentOf(id)), { members, roles }));
  /** "Permissions", Permissions For Timed Out Members. */
  const whileTimedOut = (userId: string, has: bigint): bigint => {
    const { Administrator, ReadMessageHistory, ViewChannel } = PermissionFlagsBits;
    const isExempt = (has & Administrator) !== 0n || !members.isTimedOut(userId);
    return isExempt ? has : has & (ViewChannel | ReadMessageHistory);
  };
  const botSees = (id: string): boolean =>
    (permissions(APPLICATION_ID, id) & PermissionFlagsBits.ViewChannel) !== 0n;

  /** Makes, changes or, with no bits left, takes away an exception. */
  function overwrite(next: ChannelOverwrite): void {
    const saw = botSees(next.channelId);
    const others = overwrites.filter(({ channelId, id }) => channelId !== next.channelId || id !== next.id);
    overwrites = next.allow === '0' && next.deny === '0' ? others : [...others, next];
    const shownToBot = !saw && botSees(next.channelId);
    tell('changed', listedOne(next.channelId), shownToBot ? { shownToBot } : {});
  }

  return {
    /** The server a channel or thread belongs to; undefined for a direct channel. */
    guildOf: (id: string) => (find(parentOf(id)) === undefined ? undefined : GUILD_ID),
    kindOf: (id: string): GuildChannel['kind'] | 'thread' | 'direct' | undefined =>
      find(id)?.kind ?? (threads.find(id) !== undefined ? 'thread' : direct.has(id) ? 'direct' : undefined),
    exists: (id: string) => find(parentOf(id)) !== undefined || direct.has(id),
    json(id: string): ChannelJson | undefined {
      const dm = direct.get(id);
      if (dm !== undefined) return directChannelJson(dm.id, dm.userId, last(dm.id));
      return threads.json(id, APPLICATION_ID) ?? listedOne(id);
    },
    /** The channels of the server, without threads. */
    inGuild: listed,
    create(kind: GuildChannel['kind'], name: string): void {
      const made = { id: mint.next(), kind, name, topic: '' };
      channels = [...channels, made];
      tell('created', listedOne(made.id));
    },
    remove(id: string): void {
      const was = listedOne(id);
      channels = channels.filter((channel) => channel.id !== id);
      overwrites = overwrites.filter(({ channelId }) => channelId !== id);
      tell('deleted', was);
    },
    /** The direct channel with a person, opened when there is none yet. */
    direct(userId: string): DirectChannel {
      const open = directWith(userId);
      if (open !== undefined) return open;
      const made = { id: mint.next(), userId };
      direct.set(made.id, made);
      return made;
    },
    directOf: (id: string) => direct.get(id),
    directWith,
    permissions,
    overwrites: overwritesOf,
    overwrite,
    /** Takes permissions from the bot in a channel; 0 gives all of them back. */
    denyBot: (channelId: string, bits: bigint): void =>
      overwrite({ channelId, id: APPLICATION_ID, type: 1, allow: '0', deny: bits.toString() }),
    keep: (): KeptChannels => ({ channels, direct: [...direct.values()], overwrites }),
  };
}
