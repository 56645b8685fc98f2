import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { aboutError, type Log } from '../discord/log.ts';
import { BEHIND, type BehindWatch } from './behind.ts';
import { type Metrics, type RunningBot, waitingAt } from './metrics.ts';

/** Milliseconds after which a port that was taken is tried again: its holder may be a bot that is just ending. */
const AGAIN = 10_000;

/** A bot that runs, and what falls behind in it. */
export interface WatchedBot extends RunningBot {
  readonly watch: Pick<BehindWatch, 'behind'>;
}

/** Serves a bot's numbers and health on a port of this machine, from now on or as soon as it is free. Never throws. */
export async function observe(
  { port, hosts }: { readonly port: number; readonly hosts: readonly string[] },
  metrics: Metrics,
  bot: WatchedBot,
  log: Log,
): Promise<void> {
  try {
    const served = { text: () => metrics.text(), complaints: () => complaintsOf(bot) };
    await serveMetrics(port, served, hosts);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const sentence = taken
      ? `Port ${port} is already in use, so there are no metrics yet. Stop the other program, or choose another port with METRICS_PORT.`
      : 'The metrics cannot be served on the port in METRICS_PORT. The bot keeps trying.';
    log.warn(aboutError(error), sentence);
    setTimeout(() => void observe({ port, hosts }, metrics, bot, log), AGAIN).unref();
  }
}

const OF_DATABASE: Readonly<Record<ReturnType<RunningBot['database']>, readonly string[]>> = {
  held: [],
  taken: ['Another process may have taken over the database.'],
  away: ['The database cannot be reached, or takes no writes.'],
};

/** What is wrong with a bot, in sentences for the host; nothing where all is well. */
export async function complaintsOf({
  gateway,
  shards,
  database,
  pending,
  watch,
}: Pick<WatchedBot, 'gateway' | 'shards' | 'database' | 'pending' | 'watch'>): Promise<readonly string[]> {
  // What waits is known only where the database tells.
  const waiting = await waitingAt({ pending });
  const state = waiting === undefined && database() === 'held' ? 'away' : database();
  return [
    ...(gateway() === 'ready' ? [] : [gatewayComplaint(shards())]),
    ...OF_DATABASE[state],
    ...watch.behind(waiting ?? []).map((each) => BEHIND[each]),
  ];
}

/** Names the shards that are not connected, where others are. */
function gatewayComplaint(shards: ReturnType<RunningBot['shards']>): string {
  const away = shards.filter(({ isReady }) => !isReady).map(({ shard }) => shard);
  return away.length === 0 || away.length === shards.length
    ? 'The gateway is not connected.'
    : `Of ${shards.length} shards, these are not connected: ${away.join(', ')}.`;
}

/** What is served to the host's own machine. */
export interface Served {
  readonly text: () => Promise<{ readonly body: string; readonly type: string }>;
  readonly complaints: () => Promise<readonly string[]>;
}

/** Serves `/metrics` and `/healthz` (200, or 503 with what is wrong) on 127.0.0.1, also under the names `hosts`. */
export async function serveMetrics(
  port: number,
  served: Served,
  hosts: readonly string[] = [],
): Promise<Server> {
  const server = createServer((request, response) => {
    if (!isForHere(request.headers.host, hosts)) {
      response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('This is not served under that name. METRICS_HOSTS names others than localhost.\n');
      return;
    }
    answer(request.method ?? '', request.url ?? '', response, served).catch(() => {
      // The client hears that it went wrong; what did is in the log of the part that failed.
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  // A connection that cannot be accepted, as with too many open files, ends no game.
  server.on('error', () => {});
  return server;
}

/** Whether a request names this server, and not a web page's name that points at 127.0.0.1 ("DNS rebinding"). */
function isForHere(host: string | undefined, hosts: readonly string[]): boolean {
  const name =
    /^(?<name>\[[^\]]*\]|[^:]*)(?::\d+)?$/u.exec(host ?? '')?.groups?.['name']?.toLowerCase() ?? '';
  const address = name.startsWith('[') ? name.slice(1, -1) : name;
  return name === 'localhost' || isIP(address) !== 0 || hosts.includes(name);
}

async function answer(method: string, url: string, response: ServerResponse, served: Served): Promise<void> {
  const say = (status: number, type: string, body: string): void => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(method === 'HEAD' ? undefined : body);
  };
  if (method !== 'GET' && method !== 'HEAD')
    return say(405, 'text/plain', 'There is only something to read here.\n');
  switch (url.split('?')[0]) {
    case '/metrics': {
      const { body, type } = await served.text();
      return say(200, type, body);
    }
    case '/healthz': {
      const complaints = await served.complaints();
      const body = complaints.length === 0 ? 'ok' : complaints.join('\n');
      return say(complaints.length === 0 ? 200 : 503, 'text/plain; charset=utf-8', `${body}\n`);
    }
    default:
      return say(404, 'text/plain', 'There is /metrics and /healthz.\n');
  }
}
