import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';

/** What a channel is to a table: of texts, whose messages can start threads; a thread; a forum; or another. */
export type ChannelKind = 'text' | 'thread' | 'forum' | 'other';

const KINDS: ReadonlyMap<number, ChannelKind> = new Map([
  [ChannelType.GuildText, 'text'],
  [ChannelType.GuildAnnouncement, 'text'],
  [ChannelType.AnnouncementThread, 'thread'],
  [ChannelType.PublicThread, 'thread'],
  [ChannelType.PrivateThread, 'thread'],
  [ChannelType.GuildForum, 'forum'],
  [ChannelType.GuildMedia, 'forum'],
]);

/** What a channel of this type is to a table. */
export const kindOf = (type: number): ChannelKind => KINDS.get(type) ?? 'other';

/** The permissions that tables need, by the names of their texts, as Discord's bits. */
const BITS = {
  'view-channel': PermissionFlagsBits.ViewChannel,
  'send-messages': PermissionFlagsBits.SendMessages,
  'send-in-threads': PermissionFlagsBits.SendMessagesInThreads,
  'create-threads': PermissionFlagsBits.CreatePublicThreads,
  'create-private-threads': PermissionFlagsBits.CreatePrivateThreads,
  'attach-files': PermissionFlagsBits.AttachFiles,
  'read-history': PermissionFlagsBits.ReadMessageHistory,
} as const;
/** A permission that tables need. */
export type NeededPermission = keyof typeof BITS;

/**
 * The permissions that a table needs in its channel: to post its messages with pictures, and to find them after a
 * restart. Icons need none: an app's own emojis are free of permissions ("Emoji Resource", Application-Owned Emoji).
 */
const NEEDED: readonly NeededPermission[] = ['view-channel', 'send-messages', 'attach-files', 'read-history'];

/** In a thread one permission takes the place of another ("Permissions", Send Messages in Threads). */
const NEEDED_IN_THREADS: readonly NeededPermission[] = [
  'view-channel',
  'send-in-threads',
  'attach-files',
  'read-history',
];

/** Also needed to start and use a thread from a message ("Channel Resource", Start Thread from Message). */
const NEEDED_FOR_A_THREAD: readonly NeededPermission[] = [...NEEDED, 'create-threads', 'send-in-threads'];

/** What an invitation asks for: what tables need somewhere, private threads, and to announce tables as events. */
const INVITED_WITH = Object.values(BITS).reduce<bigint>(
  (all, bit) => all | bit,
  PermissionFlagsBits.CreateEvents,
);

/** The address by which an application is invited to a server. */
export const invitationOf = (application: string): string =>
  `https://discord.com/oauth2/authorize?client_id=${application}&scope=bot+applications.commands&permissions=${INVITED_WITH}`;

/** Whether somebody is an administrator, who may do everything ("Permissions", Bitwise Permission Flags). */
export const isAdministrator = (permissions: bigint): boolean =>
  (permissions & PermissionFlagsBits.Administrator) !== 0n;

const includes = (permissions: bigint, bit: bigint): boolean =>
  isAdministrator(permissions) || (permissions & bit) !== 0n;

/** Where a command was given, and what the bot may do there. */
export interface CommandPlace {
  readonly channelKind: ChannelKind;
  /** Whether the channel is a thread that was locked. */
  readonly isLocked: boolean;
  /** Discord's bits. */
  readonly permissions: bigint;
}

type ChannelPlace = Pick<CommandPlace, 'channelKind' | 'permissions'>;

/** What a table needs in a channel, or, with `inThread`, for a thread started there, and if the bot has it. */
export function permissionsNeeded(
  { channelKind, permissions }: ChannelPlace,
  inThread: boolean,
): readonly { readonly name: NeededPermission; readonly has: boolean }[] {
  const inside = channelKind === 'thread' ? NEEDED_IN_THREADS : NEEDED;
  return (inThread ? NEEDED_FOR_A_THREAD : inside).map((name) => ({
    name,
    has: includes(permissions, BITS[name]),
  }));
}

/** Whether the bot may start a private thread; without that, games against computers alone get one for all. */
export const canThreadPrivately = ({ permissions }: Pick<CommandPlace, 'permissions'>): boolean =>
  includes(permissions, BITS['create-private-threads']);

/** Whether somebody, or the bot, may write in a channel with these permissions there. */
export const canWrite = ({ channelKind, permissions }: ChannelPlace): boolean =>
  includes(permissions, BITS['view-channel']) &&
  includes(permissions, BITS[channelKind === 'thread' ? 'send-in-threads' : 'send-messages']);

/** Slow mode binds nobody who has one of these ("Channel Resource", `rate_limit_per_user`). */
const WITHOUT_SLOW_MODE =
  PermissionFlagsBits.BypassSlowmode |
  PermissionFlagsBits.ManageChannels |
  PermissionFlagsBits.ManageMessages;

/** Whether slow mode makes Discord refuse presses and commands that come too soon (discord-api-docs #6465). */
export const isSlowed = (permissions: bigint): boolean => !includes(permissions, WITHOUT_SLOW_MODE);

/** Whether a thread is locked to the bot: only those who manage threads write in a locked one. */
export const isLockedTo = ({ isLocked, permissions }: Omit<CommandPlace, 'channelKind'>): boolean =>
  isLocked && !includes(permissions, PermissionFlagsBits.ManageThreads);
