import { PermissionFlagsBits } from 'discord-api-types/v10';
import { APPLICATION_ID, GUILD_ID } from '../world/cast.ts';
import type { Post } from '../world/posts.ts';
import type { Thread } from '../world/threads.ts';
import type { RestCall } from './endpoint.ts';
import { refuse } from './refusal.ts';

const { ManageThreads, SendMessages, SendMessagesInThreads } = PermissionFlagsBits;

/** In threads one permission stands for another. */
const inThread = (needed: bigint): bigint =>
  (needed & SendMessages) === 0n ? needed : (needed & ~SendMessages) | SendMessagesInThreads;

/** Whether the bot has permissions in the channel of a call. */
export const mayHere = ({ world, param }: RestCall, needed: bigint): boolean =>
  world.channels.may(APPLICATION_ID, param('channel'), needed);

/**
 * Checks the bot's permissions in a channel; a private thread is for its members only.
 * @throws RestRefusal 10003, 50001 or 50013
 */
export function checkAccess(call: RestCall, needed: bigint): void {
  const channelId = call.param('channel');
  const { channels, threads } = call.world;
  if (!channels.exists(channelId)) throw refuse('unknownChannel');
  if (!channels.opensTo(APPLICATION_ID, channelId)) throw refuse('missingAccess');
  const wanted = threads.find(channelId) === undefined ? needed : inThread(needed);
  if (!mayHere(call, wanted)) throw refuse('missingPermissions');
}

/** Makes sure that the bot is not timed out: then it may only read. @throws RestRefusal 50013 */
export function checkNotTimedOut({ world }: RestCall, channelId: string): void {
  if (world.channels.directOf(channelId) === undefined && world.members.isTimedOut(APPLICATION_ID))
    throw refuse('missingPermissions');
}

/** The message of a call, which everyone in its channel sees. @throws RestRefusal 10008 for any other */
export function openPost({ world, param }: RestCall): Post {
  const post = world.posts.find(param('message'));
  if (post === undefined || post.onlyFor !== undefined || post.message.channel_id !== param('channel'))
    throw refuse('unknownMessage');
  return post;
}

/** The thread that a call's channel is. @throws RestRefusal 10003 if it is none */
export function threadOf({ world, param }: RestCall): Thread {
  const thread = world.threads.find(param('channel'));
  if (thread === undefined) throw refuse('unknownChannel');
  return thread;
}

/**
 * Checks that the bot can write there: in text channels, direct channels that are open to it, and threads that are
 * not locked. Writing in an archived thread reopens it.
 * @throws RestRefusal 50007, 50024, 50083 or 160005
 */
export function checkWritable(call: RestCall): void {
  const { channels, members, threads } = call.world;
  const channelId = call.param('channel');
  if (channels.kindOf(channelId) === 'forum') throw refuse('wrongChannelType');
  const direct = channels.directOf(channelId);
  if (direct !== undefined && !members.takesDirect(direct.userId)) throw refuse('cannotMessageUser');
  const thread = threads.find(channelId);
  if (thread?.locked !== true || mayHere(call, ManageThreads)) return;
  throw refuse(thread.archived ? 'threadArchived' : 'threadLocked');
}

/** Makes sure that the channel is no archived thread, in which nothing can be changed. @throws RestRefusal 50083 */
export function checkNotArchived({ world }: RestCall, channelId: string): void {
  if (world.threads.find(channelId)?.archived === true) throw refuse('threadArchived');
}

/** Makes sure that a route names no application or server that is not there. @throws RestRefusal 10002 or 10004 */
export function checkOwn({ world, param }: RestCall, path: string): void {
  if (path.includes(':application') && param('application') !== APPLICATION_ID)
    throw refuse('unknownApplication');
  if (!path.includes(':guild')) return;
  if (param('guild') !== GUILD_ID || !world.members.isIn(APPLICATION_ID)) throw refuse('unknownGuild');
}
