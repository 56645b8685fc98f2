import type { IncomingMessage } from 'node:http';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether a request was sent to a loopback name, and not to another name that points here (DNS rebinding). */
export function isLoopbackHost(host: string | undefined): boolean {
  if (host === undefined) return false;
  return LOOPBACK.has(host.replace(/:\d+$/u, '').toLowerCase());
}

/** Whether a socket was opened by the page itself: a foreign web site in the same browser is another origin. */
export function isOwnPage(request: Pick<IncomingMessage, 'headers'>): boolean {
  const { host, origin } = request.headers;
  return isLoopbackHost(host) && origin === `http://${host}`;
}
