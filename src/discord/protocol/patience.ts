import type { RateLimitData } from 'discord.js';

/** Milliseconds that a message may wait to be posted or edited before it gives way: longer than the common limits ask for, five in five seconds. */
const PATIENCE = 6_000;

/**
 * Whether a limit asks to wait for so long that a message is better posted or edited later: what else is to be said about its table, an
 * answer to a press among it, waits for it, and so does its channel. The limit on edits of messages older than an hour
 * is such (error 30046).
 */
export const asksTooMuchPatience = ({
  method,
  route,
  retryAfter,
  timeToReset,
}: Pick<RateLimitData, 'method' | 'route' | 'retryAfter' | 'timeToReset'>): boolean =>
  GIVING_WAY.has(`${method} ${route}`) && Math.max(retryAfter, timeToReset) > PATIENCE;

/** What is tried again later: a post, an edit, and what is changed about a thread. Answers to presses are not. */
const GIVING_WAY: ReadonlySet<string> = new Set([
  'POST /channels/:id/messages',
  'PATCH /channels/:id/messages/:id',
  'PATCH /channels/:id',
]);
