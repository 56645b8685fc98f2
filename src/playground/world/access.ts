import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { World } from './world.ts';

/**
 * Whether somebody sees a channel, or a thread in it: a private one is for those who were added to it, and those who
 * manage threads (Discord docs, topics/threads.mdx "Private Threads").
 */
export function opensTo(world: World, userId: string, channelId: string): boolean {
  const may = world.channels.permissions(userId, channelId);
  if ((may & PermissionFlagsBits.ViewChannel) === 0n) return false;
  const thread = world.threads.find(channelId);
  return (
    thread?.isPrivate !== true ||
    (may & PermissionFlagsBits.ManageThreads) !== 0n ||
    thread.members.some((member) => member.userId === userId)
  );
}
