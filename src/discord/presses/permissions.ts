import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Say } from '../../texts/say.ts';
import type { Order } from '../command.ts';

/**
 * What a table needs in its channel: to post its messages with their pictures, and to find them again after a restart. Icons
 * need nothing: an app's own emojis are free of permissions ("Emoji Resource", Application-Owned Emoji).
 */
const NEEDED = {
  'view-channel': PermissionFlagsBits.ViewChannel,
  'send-messages': PermissionFlagsBits.SendMessages,
  'attach-files': PermissionFlagsBits.AttachFiles,
  'read-history': PermissionFlagsBits.ReadMessageHistory,
} as const;

/** In a thread one permission takes the place of another ("Permissions", Send Messages in Threads). */
const NEEDED_IN_THREADS = {
  'view-channel': PermissionFlagsBits.ViewChannel,
  'send-in-threads': PermissionFlagsBits.SendMessagesInThreads,
  'attach-files': PermissionFlagsBits.AttachFiles,
  'read-history': PermissionFlagsBits.ReadMessageHistory,
} as const;

/** What it takes besides to start a thread from a message and to play there ("Channel Resource", Start Thread from Message). */
const NEEDED_FOR_A_THREAD = {
  ...NEEDED,
  'create-threads': PermissionFlagsBits.CreatePublicThreads,
  'send-in-threads': PermissionFlagsBits.SendMessagesInThreads,
} as const;

/** Where a command was given, and what the bot may do there. */
type Ground = Pick<Order, 'where' | 'locked' | 'permissions'>;

/**
 * A sentence why no table can live in this channel, or, with `inThread`, in a thread that is started there: it names what the bot may
 * not do though a table needs it. Nothing where all is well.
 */
export function cannotLive(
  { where, locked, permissions }: Ground,
  say: Say,
  inThread = false,
): string | undefined {
  if (where === 'forum') return say('permissions-forum');
  if (inThread && where !== 'text') return say('permissions-no-thread');
  const may = (bit: bigint) => (permissions & (bit | PermissionFlagsBits.Administrator)) !== 0n;
  const inside = where === 'thread' ? NEEDED_IN_THREADS : NEEDED;
  const missing = Object.entries(inThread ? NEEDED_FOR_A_THREAD : inside).filter(([, bit]) => !may(bit));
  if (missing.length > 0) {
    const names = missing.map(([name]) => say(`permission-${name}`));
    return say('permissions-missing', { missing: names.join(', ') });
  }
  return locked && !may(PermissionFlagsBits.ManageThreads) ? say('permissions-locked') : undefined;
}
