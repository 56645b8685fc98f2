import { DefaultRestOptions, type RESTOptions } from 'discord.js';

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
