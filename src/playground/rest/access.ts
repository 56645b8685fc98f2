import { PermissionFlagsBits } from 'discord-api-types/v10';
import { opensTo } from '../world/access.ts';
import { APPLICATION_ID, GUILD_ID } from '../world/cast.ts';
import type { Post } from '../world/posts.ts';
import type { Thread } from '../world/threads.ts';
import type { RestCall } from './endpoint.ts';
import { refuse } from './refusal.ts';

/** In threads one permission stands for another. */
const inThread = (needed: bigint): bigint =>
  (needed & PermissionFlagsBits.SendMessages) === 0n
    ? needed
    : (needed & ~PermissionFlagsBits.SendMessages) | PermissionFlagsBits.SendMessagesInThreads;

/**
 * Checks the bot's permissions in a channel; a private thread is for its members only.
 * @throws Refusal 10003, 50001 or 50013.
 */
export function checkAccess(call: RestCall, needed: bigint): void {
  const channelId = call.param('channel');
  const { channels, threads } = call.world;
  if (!channels.exists(channelId)) throw refuse('unknownChannel');
  if (!opensTo(call.world, APPLICATION_ID, channelId)) throw refuse('missingAccess');
  const has = channels.permissions(APPLICATION_ID, channelId);
  const wanted = threads.find(channelId) === undefined ? needed : inThread(needed);
  if ((has & wanted) !== wanted) throw refuse('missingPermissions');
}

/** Makes sure that the bot is not timed out: then it may only read. @throws Refusal 50013. */
export function checkNotTimedOut({ world }: Pick<RestCall, 'world'>, channelId: string): void {
  if (world.channels.directOf(channelId) === undefined && world.members.isTimedOut(APPLICATION_ID))
    throw refuse('missingPermissions');
}

/** The message of a call, which everyone in its channel sees. @throws Refusal 10008 for any other. */
export function openPost({ world, param }: RestCall): Post {
  const post = world.posts.find(param('message'));
  if (post === undefined || post.onlyFor !== undefined || post.message.channel_id !== param('channel'))
    throw refuse('unknownMessage');
  return post;
}

/** Whether the bot has permissions in the channel of a call. */
export const mayHere = (call: RestCall, needed: bigint): boolean =>
  (call.world.channels.permissions(APPLICATION_ID, call.param('channel')) & needed) === needed;

/** The thread that a call's channel is. @throws Refusal 10003 when it is none. */
export function threadOf(call: RestCall): Thread {
  const thread = call.world.threads.find(call.param('channel'));
  if (thread === undefined) throw refuse('unknownChannel');
  return thread;
}

/**
 * Checks that the bot can write there: in text channels, direct channels that are open to it, and threads that are
 * not locked. Writing in an archived thread reopens it.
 * @throws Refusal 50007, 50024, 50083 or 160005.
 */
export function checkWritable(call: RestCall): void {
  const { channels, members, threads } = call.world;
  const channelId = call.param('channel');
  if (channels.kindOf(channelId) === 'forum') throw refuse('wrongChannelType');
  const direct = channels.directOf(channelId);
  if (direct !== undefined && !members.takesDirect(direct.userId)) throw refuse('cannotMessageUser');
  const thread = threads.find(channelId);
  if (thread?.locked !== true || mayHere(call, PermissionFlagsBits.ManageThreads)) return;
  throw refuse(thread.archived ? 'threadArchived' : 'threadLocked');
}

/** Makes sure that the channel is no archived thread, in which nothing can be changed. @throws Refusal 50083. */
export function checkNotArchived({ world }: Pick<RestCall, 'world'>, channelId: string): void {
  if (world.threads.find(channelId)?.archived === true) throw refuse('threadArchived');
}

/** Makes sure that a route names no application or server that is not there. @throws Refusal 10002 or 10004 */
export function checkOwn({ world, param }: RestCall, path: string): void {
  if (path.includes(':application') && param('application') !== APPLICATION_ID)
    throw refuse('unknownApplication');
  if (!path.includes(':guild')) return;
  if (param('guild') !== GUILD_ID || !world.members.isIn(APPLICATION_ID)) throw refuse('unknownGuild');
}
