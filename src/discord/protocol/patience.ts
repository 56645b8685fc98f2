import type { RateLimitData } from 'discord.js';

/** Milliseconds that a post or edit may wait before it is put off: more than the usual limit, five in five seconds. */
const PATIENCE = 6_000;

/** Whether a post or edit is better made later: all else about its table would wait for it (as with error 30046). */
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
