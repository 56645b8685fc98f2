import { DiscordAPIError } from 'discord.js';
import {
  ChannelType,
  OverwriteType,
  PermissionFlagsBits,
  RESTJSONErrorCodes,
  Routes,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { type ChannelKind, isAdministrator, kindOf } from './permissions.ts';

/** Asks Discord for something, and reads the answer. Throws discord.js's errors, and zod's if the answer is another. */
export type DiscordQuery = <T>(route: `/${string}`, shape: z.ZodType<T>) => Promise<T>;

/** The bot in a server; `absent` if it is not there. */
export type OwnMember =
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'member';
      readonly roles: readonly string[];
      /** Milliseconds since 1970 until which a moderator has timed it out; absent if it is not. */
      readonly timedOutUntil?: number;
    };

/** A channel that the bot sees. */
export interface SeenChannel {
  readonly kind: 'seen';
  readonly id: string;
  readonly guild: string;
  /** The channel that it belongs to, if it is a thread; else itself. */
  readonly home: string;
  readonly server: string;
  /** The language of its server, as Discord names it. */
  readonly language: string;
  /** As Discord writes it: "#the-pier", or "#the-pier > cards" for a thread. */
  readonly name: string;
  readonly channelKind: ChannelKind;
  readonly isLocked: boolean;
  /** What the bot may do there while it is not timed out: Discord's bits. */
  readonly permissions: bigint;
  /** Milliseconds since 1970; absent if the bot may act there. */
  readonly timedOutUntil?: number;
  /** Ids of roles and people who see it, without administrators; the server's own id stands for everybody. */
  readonly viewers: ReadonlySet<string>;
  /** Whether somebody with these roles sees it. */
  readonly sees: (person: string, roles: readonly string[]) => boolean;
  /** Whether it is a thread that only those see who were added to it. */
  readonly isPrivateThread: boolean;
  /** Seconds between two presses of one person; 0 without slow mode. */
  readonly slowMode: number;
}

/**
 * What the bot sees of a channel; if nothing, why: none of this id (`unknown`), its server without the bot (`absent`),
 * hidden, a private thread without the bot, or one of these three (`unseen`).
 */
export type Sight =
  | SeenChannel
  | { readonly kind: 'unknown' | 'direct' | 'category' | 'absent' | 'hidden' | 'private' | 'unseen' };

/** Where a channel is, if that is known: its server, and for a thread the channel that it belongs to. */
export interface Whereabouts {
  readonly guild: string;
  readonly home: string;
}

const channelShape = z.object({
  id: z.string(),
  type: z.number(),
  name: z.string().nullish(),
  guild_id: z.string().optional(),
  parent_id: z.string().nullish(),
  permission_overwrites: z
    .array(z.object({ id: z.string(), type: z.number(), allow: z.string(), deny: z.string() }))
    .default([]),
  thread_metadata: z.object({ locked: z.boolean().default(false) }).optional(),
  rate_limit_per_user: z.number().nullish(),
});

type Channel = z.infer<typeof channelShape>;
type Overwrites = Channel['permission_overwrites'];

const guildShape = z.object({
  name: z.string(),
  owner_id: z.string(),
  preferred_locale: z.string(),
  roles: z.array(
    z.object({
      id: z.string(),
      permissions: z.string(),
      tags: z.object({ bot_id: z.string().optional() }).optional(),
    }),
  ),
});

type Server = z.infer<typeof guildShape>;

const memberShape = z.object({
  roles: z.array(z.string()),
  communication_disabled_until: z.iso.datetime({ offset: true }).nullish(),
});

/** Looks for the bot in a server. `now` is in milliseconds since 1970. */
export async function ownMember(
  ask: DiscordQuery,
  bot: string,
  guild: string,
  now: number,
): Promise<OwnMember> {
  try {
    const told = await ask(Routes.guildMember(guild, bot), memberShape);
    const until = Date.parse(told.communication_disabled_until ?? '');
    // A time-out that has run out stays in the member ("Guild Resource", Guild Member Object).
    return { kind: 'member', roles: told.roles, ...(until > now ? { timedOutUntil: until } : {}) };
  } catch (error) {
    if (isRefusedWith(error, ABSENT)) return { kind: 'absent' };
    throw error;
  }
}

/** Discord's codes for a server that the bot is not in. */
const ABSENT = [
  RESTJSONErrorCodes.UnknownGuild,
  RESTJSONErrorCodes.UnknownMember,
  RESTJSONErrorCodes.MissingAccess,
];

/** Looks up a channel, and computes what the bot may do there. Throws if Discord does not answer. */
export async function lookAt(
  ask: DiscordQuery,
  bot: string,
  channel: string,
  now: number,
  known?: Whereabouts,
): Promise<Sight> {
  const asked = await channelAt(ask, channel);
  if (asked === 'hidden')
    return known === undefined ? { kind: 'unseen' } : behind(ask, bot, channel, now, known);
  if (asked === 'unknown') return { kind: 'unknown' };
  const guild = asked.guild_id;
  if (guild === undefined) return { kind: 'direct' };
  if (asked.type === ChannelType.GuildCategory) return { kind: 'category' };
  const own = await ownMember(ask, bot, guild, now);
  if (own.kind === 'absent') return { kind: 'absent' };
  const home = kindOf(asked.type) === 'thread' ? await channelAt(ask, asked.parent_id ?? '') : asked;
  if (typeof home === 'string') return { kind: 'hidden' };
  const server = await ask(Routes.guild(guild), guildShape);
  const mayOf: PermissionsOf = (id, roles) =>
    permissionsIn({ ...server, id: guild }, { id, roles }, home.permission_overwrites);
  const permissions = mayOf(bot, own.roles);
  return {
    ...{ kind: 'seen', id: channel, guild, server: server.name, language: server.preferred_locale },
    home: home.id,
    name: asked === home ? `#${home.name}` : `#${home.name} > ${asked.name}`,
    channelKind: kindOf(asked.type),
    isLocked: asked.thread_metadata?.locked === true,
    permissions,
    ...(own.timedOutUntil === undefined || isAdministrator(permissions)
      ? {}
      : { timedOutUntil: own.timedOutUntil }),
    viewers: viewersOf(server, home.permission_overwrites, bot, mayOf),
    sees: (person, roles) => (mayOf(person, roles) & PermissionFlagsBits.ViewChannel) !== 0n,
    isPrivateThread: asked.type === ChannelType.PrivateThread,
    slowMode: asked.rate_limit_per_user ?? 0,
  };
}

/** Whether the bot sees a channel. Throws if Discord does not answer. */
export const isSeen = async (ask: DiscordQuery, channel: string): Promise<boolean> =>
  (await channelAt(ask, channel)) !== 'hidden';

async function channelAt(ask: DiscordQuery, id: string): Promise<Channel | 'unknown' | 'hidden'> {
  try {
    return await ask(Routes.channel(id), channelShape);
  } catch (error) {
    if (isRefusedWith(error, [RESTJSONErrorCodes.UnknownChannel])) return 'unknown';
    if (isRefusedWith(error, [RESTJSONErrorCodes.MissingAccess])) return 'hidden';
    throw error;
  }
}

/** Why a channel cannot be seen that is known to be there. */
async function behind(
  ask: DiscordQuery,
  bot: string,
  channel: string,
  now: number,
  { guild, home }: Whereabouts,
): Promise<Sight> {
  if ((await ownMember(ask, bot, guild, now)).kind === 'absent') return { kind: 'absent' };
  const isThreadOfSeen = home !== channel && typeof (await channelAt(ask, home)) !== 'string';
  return { kind: isThreadOfSeen ? 'private' : 'hidden' };
}

const EVERYTHING = (1n << 64n) - 1n;

type PermissionsOf = (id: string, roles: readonly string[]) => bigint;

/** A member's permissions in a channel, or in the parent of a thread ("Permissions", Permission Overwrites). */
function permissionsIn(
  guild: Pick<Server, 'owner_id' | 'roles'> & { readonly id: string },
  member: { readonly id: string; readonly roles: readonly string[] },
  overwrites: Overwrites,
): bigint {
  if (member.id === guild.owner_id) return EVERYTHING;
  // The role @everyone has the server's own id.
  const held = guild.roles.filter(({ id }) => id === guild.id || member.roles.includes(id));
  const base = held.reduce((all, { permissions }) => all | BigInt(permissions), 0n);
  if (isAdministrator(base)) return EVERYTHING;
  const ofRoles = overwrites.filter(({ type }) => type === OverwriteType.Role);
  const layers = [
    ofRoles.filter(({ id }) => id === guild.id),
    ofRoles.filter(({ id }) => id !== guild.id && member.roles.includes(id)),
    overwrites.filter(({ id, type }) => type !== OverwriteType.Role && id === member.id),
  ];
  return layers.reduce((may, layer) => {
    const sum = (side: 'allow' | 'deny'): bigint => layer.reduce((all, each) => all | BigInt(each[side]), 0n);
    return (may & ~sum('deny')) | sum('allow');
  }, base);
}

/** The ids of roles and people who see a channel by themselves, without administrators and bots. */
function viewersOf(
  { roles }: Server,
  overwrites: Overwrites,
  bot: string,
  mayOf: PermissionsOf,
): ReadonlySet<string> {
  const sees = (id: string, held: readonly string[]): boolean => {
    const may = mayOf(id, held);
    return (may & PermissionFlagsBits.ViewChannel) !== 0n && !isAdministrator(may);
  };
  const held = roles.filter(({ tags }) => tags?.bot_id === undefined).map(({ id }) => id);
  const people = overwrites.filter(({ id, type }) => type === OverwriteType.Member && id !== bot);
  return new Set([
    ...held.filter((id) => sees('', [id])),
    ...people.flatMap(({ id }) => (sees(id, []) ? [id] : [])),
  ]);
}

const isRefusedWith = (error: unknown, codes: readonly number[]): boolean =>
  error instanceof DiscordAPIError && codes.some((code) => error.code === code);
