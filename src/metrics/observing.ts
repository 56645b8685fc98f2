import { aboutError, type Log } from '../discord/log.ts';
import { BEHIND, type BehindWatch } from './behind.ts';
import type { Metrics, Observed } from './metrics.ts';
import { serveMetrics } from './server.ts';

/** Milliseconds after which a port that was taken is tried again: its holder may be a bot that is just ending. */
const AGAIN = 10_000;

/** A bot that runs, and what falls behind in it. */
export interface WatchedBot extends Observed {
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

const OF_DATABASE: Readonly<Record<ReturnType<Observed['database']>, readonly string[]>> = {
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
  const waiting = await pending().catch(() => undefined);
  const state = waiting === undefined && database() === 'held' ? 'away' : database();
  return [
    ...(gateway() === 'ready' ? [] : [gatewayComplaint(shards())]),
    ...OF_DATABASE[state],
    ...watch.behind(waiting ?? []).map((each) => BEHIND[each]),
  ];
}

/** Names the shards that are not connected, where others are. */
function gatewayComplaint(shards: ReturnType<Observed['shards']>): string {
  const away = shards.filter(({ isReady }) => !isReady).map(({ shard }) => shard);
  return away.length === 0 || away.length === shards.length
    ? 'The gateway is not connected.'
    : `Of ${shards.length} shards, these are not connected: ${away.join(', ')}.`;
}
