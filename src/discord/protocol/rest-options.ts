import { DefaultRestOptions, type RateLimitData, type RESTOptions } from 'discord.js';

/** Codes of a connection that is refused or breaks during a request: those of Node, and the one of undici. */
const LOST: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'UND_ERR_SOCKET']);

/** A request as discord.js makes it, which retries an ECONNRESET: lost connections are called that here. */
export const requestAgainIfLost: RESTOptions['makeRequest'] = async (url, init) => {
  try {
    return await DefaultRestOptions.makeRequest(url, init);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (!LOST.has(code)) throw error;
    throw Object.assign(new Error('the connection was lost', { cause: error }), { code: 'ECONNRESET' });
  }
};

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

/** What is tried again later: a post, an edit, and changes of a thread. Answers to presses are not. */
const GIVING_WAY: ReadonlySet<string> = new Set([
  'POST /channels/:id/messages',
  'PATCH /channels/:id/messages/:id',
  'PATCH /channels/:id',
]);
