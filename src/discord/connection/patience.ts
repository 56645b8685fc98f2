import type { RateLimitData } from 'discord.js';

/** Milliseconds that a message may wait to be edited before it gives way: longer than the common limit on edits asks for, five in five seconds. */
const PATIENCE = 6_000;

/**
 * Whether a limit asks to wait for so long that the edit of a message is better tried again later: what else is to be said about its table, an
 * answer to a press among it, waits for it. The limit on edits of messages older than an hour is such (error 30046).
 */
export const asksTooMuchPatience = ({
  method,
  route,
  retryAfter,
  timeToReset,
}: Pick<RateLimitData, 'method' | 'route' | 'retryAfter' | 'timeToReset'>): boolean =>
  method === 'PATCH' &&
  route === '/channels/:id/messages/:id' &&
  Math.max(retryAfter, timeToReset) > PATIENCE;
