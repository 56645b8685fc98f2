import {
  type APIDMChannel,
  type APIGuildForumChannel,
  type APITextChannel,
  type APIThreadChannel,
  OverwriteType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { APPLICATION_ID, DIRECT_PERMISSIONS, GUILD_ID, type GuildChannel } from './cast.ts';
import type { Announcer } from './events.ts';
import { directChannelJson, guildChannelJson } from './harbour.ts';
import type { Members } from './members.ts';
import type { Posts } from './posts.ts';
import type { Mint } from './snowflake.ts';
import type { ServerThreads } from './threads.ts';

/** A direct channel between the bot and one person. */
interface DirectChannel {
  readonly id: string;
  readonly userId: string;
}

const bits = z.string().regex(/^\d+$/);

/** The reader of what is kept of the bot's exception to its permissions in a channel. */
export const keptOverwrite = z.object({ channelId: z.string(), allow: bits, deny: bits });

/** What there is of channels between two runs. */
interface KeptChannels {
  readonly channels: readonly GuildChannel[];
  readonly direct: readonly DirectChannel[];
  readonly overwrites: readonly z.infer<typeof keptOverwrite>[];
}

/** A channel as REST shows it. */
type ChannelJson = APITextChannel | APIGuildForumChannel | APIThreadChannel | APIDMChannel;

interface ChannelGround {
  readonly announcer: Announcer;
  readonly mint: Mint;
  readonly posts: Posts;
  readonly threads: ServerThreads;
  readonly members: Members;
}

/** The channels that were kept. */
export function createChannels(ground: ChannelGround, kept: KeptChannels) {
  const { announcer, mint, posts, threads, members } = ground;
  let channels = [...kept.channels];
  const overwrites = new Map(kept.overwrites.map((one) => [one.channelId, one]));
  const direct = new Map(kept.direct.map((channel) => [channel.id, channel]));
  const parentOf = (id: string): string => threads.find(id)?.parentId ?? id;
  const find = (id: string): GuildChannel | undefined => channels.find((channel) => channel.id === id);
  const lastOf = ({ id, kind }: GuildChannel): string | null =>
    kind === 'text'
      ? posts.lastIn(id)
      : (threads.all().findLast(({ parentId }) => parentId === id)?.id ?? null);
  const shown = (channel: GuildChannel, position: number): APITextChannel | APIGuildForumChannel => {
    const { allow, deny } = overwrites.get(channel.id) ?? {};
    const own = allow && deny ? [{ id: APPLICATION_ID, type: OverwriteType.Member, allow, deny }] : [];
    return guildChannelJson(channel, position, lastOf(channel), own);
  };
  const listed = (): readonly (APITextChannel | APIGuildForumChannel)[] => channels.map(shown);
  const listedOne = (id: string): APITextChannel | APIGuildForumChannel | undefined => {
    const channel = find(id);
    return channel === undefined ? undefined : shown(channel, channels.indexOf(channel));
  };
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
  function permissions(userId: string, id: string): bigint {
    if (direct.has(id)) return DIRECT_PERMISSIONS;
    const { allow = 0, deny = 0 } = userId === APPLICATION_ID ? (overwrites.get(parentOf(id)) ?? {}) : {};
    const base = members.permissions(userId);
    const has = base === 0n ? base : (base & ~BigInt(deny)) | BigInt(allow);
    const { Administrator, ReadMessageHistory, ViewChannel } = PermissionFlagsBits;
    // "Permissions", Permissions For Timed Out Members.
    const isExempt = (has & Administrator) !== 0n || !members.isTimedOut(userId);
    return isExempt ? has : has & (ViewChannel | ReadMessageHistory);
  }
  /** Whether somebody has all of these permissions in a channel. */
  const may = (userId: string, id: string, needed: bigint): boolean =>
    (permissions(userId, id) & needed) === needed;
  const botSees = (id: string): boolean => may(APPLICATION_ID, id, PermissionFlagsBits.ViewChannel);

  return {
    /** The server a channel or thread belongs to; undefined for a direct channel. */
    guildOf: (id: string) => (find(parentOf(id)) === undefined ? undefined : GUILD_ID),
    kindOf: (id: string): GuildChannel['kind'] | 'thread' | 'direct' | undefined =>
      find(id)?.kind ?? (threads.find(id) !== undefined ? 'thread' : direct.has(id) ? 'direct' : undefined),
    exists: (id: string) => find(parentOf(id)) !== undefined || direct.has(id),
    json(id: string): ChannelJson | undefined {
      const dm = direct.get(id);
      if (dm !== undefined) return directChannelJson(dm.id, dm.userId, posts.lastIn(dm.id));
      return threads.json(id, APPLICATION_ID) ?? listedOne(id);
    },
    inGuild: listed,
    create(kind: GuildChannel['kind'], name: string): void {
      const made = { id: mint.next(), kind, name, topic: '' };
      channels = [...channels, made];
      tell('created', listedOne(made.id));
    },
    /** Deletes a channel of the server, its threads and all that was said there. */
    remove(id: string): void {
      for (const thread of threads.all()) if (thread.parentId === id) threads.remove(thread.id, true);
      posts.drop(id);
      const was = listedOne(id);
      channels = channels.filter((channel) => channel.id !== id);
      overwrites.delete(id);
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
    may,
    /**
     * Whether somebody sees a channel, or a thread in it: a private one is for those who were added to it, and those
     * who manage threads (Discord docs, topics/threads.mdx "Private Threads").
     */
    opensTo(userId: string, id: string): boolean {
      if (!may(userId, id, PermissionFlagsBits.ViewChannel)) return false;
      const { isPrivate = false, members: inside = [] } = threads.find(id) ?? {};
      const isInside = inside.some((member) => member.userId === userId);
      return !isPrivate || isInside || may(userId, id, PermissionFlagsBits.ManageThreads);
    },
    permitBot(channelId: string, bit: bigint, allowed: boolean): void {
      const { allow, deny } = overwrites.get(channelId) ?? { allow: 0, deny: 0 };
      const isGranted = (members.permissions(APPLICATION_ID) & bit) !== 0n;
      const given = (BigInt(allow) & ~bit) | (allowed && !isGranted ? bit : 0n);
      const taken = (BigInt(deny) & ~bit) | (!allowed && isGranted ? bit : 0n);
      const saw = botSees(channelId);
      if (given === 0n && taken === 0n) overwrites.delete(channelId);
      else overwrites.set(channelId, { channelId, allow: `${given}`, deny: `${taken}` });
      const shownToBot = !saw && botSees(channelId);
      tell('changed', listedOne(channelId), shownToBot ? { shownToBot } : {});
    },
    keep: (): KeptChannels => ({
      ...{ channels, direct: [...direct.values()], overwrites: [...overwrites.values()] },
    }),
  };
}
