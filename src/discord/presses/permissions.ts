import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Say } from '../../texts/say.ts';

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
  ...NEEDED,
  'send-messages': PermissionFlagsBits.SendMessagesInThreads,
} as const;

/** A sentence naming what the bot may not do in this channel though a table needs it; nothing where all is well. */
export function missingPermissions(permissions: bigint, thread: boolean, say: Say): string | undefined {
  const administrator = (permissions & PermissionFlagsBits.Administrator) !== 0n;
  const needed = Object.entries(thread ? NEEDED_IN_THREADS : NEEDED);
  const missing = administrator ? [] : needed.filter(([, bit]) => (permissions & bit) === 0n);
  if (missing.length === 0) return undefined;
  const key = (name: string) =>
    thread && name === 'send-messages' ? 'permission-send-in-threads' : `permission-${name}`;
  return say('permissions-missing', { missing: missing.map(([name]) => say(key(name))).join(', ') });
}
