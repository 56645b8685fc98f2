import { DefaultRestOptions, type RESTOptions } from 'discord.js';

/** Codes of a connection that is refused or breaks during a request: those of Node, and the one of undici. */
const LOST: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * A request as discord.js makes it. It retries after a 5xx, or if an error is called ECONNRESET; undici has another
 * name for most lost connections, so they get this one. A request that was done twice is handled as after a 502: by
 * nonces, and by error 40060.
 */
export const requestAgainIfLost: RESTOptions['makeRequest'] = async (url, init) => {
  try {
    return await DefaultRestOptions.makeRequest(url, init);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (!LOST.has(code)) throw error;
    throw Object.assign(new Error('the connection was lost', { cause: error }), { code: 'ECONNRESET' });
  }
};
