import type { World } from '../world/world.ts';
import type { RateCounter, RateVerdict } from './rates.ts';

/** What is said about one edit of old messages too many (discord-userdoccers, error 30046). */
export const OLD_EDITS = {
  code: 30046,
  message: 'Maximum number of edits to messages older than 1 hour reached. Try again later',
} as const;

/** From this age on, in milliseconds, a message counts as old for edits. */
const OLD = 60 * 60_000;

/**
 * The error for one edit too many: edits of messages older than an hour have a limit of their own in each channel.
 * Undefined if the edit is allowed.
 */
export function refusedAsOld(
  world: World,
  rates: RateCounter,
  channelId: string,
  messageId: string,
): RateVerdict | undefined {
  const post = world.posts.find(messageId);
  if (post === undefined || world.clock.now() - Date.parse(post.message.timestamp) < OLD) return undefined;
  const verdict = rates.take('oldEdit', 'edits of old messages', channelId);
  if (verdict.refused === undefined) return undefined;
  return {
    headers: verdict.headers,
    refused: { ...verdict.refused, ...OLD_EDITS },
  };
}
