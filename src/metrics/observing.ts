import type { GatewayState, ShardSign } from '../discord/client/gateway-health.ts';
import { aboutError, type Log } from '../discord/log.ts';
import type { BehindWatch } from './behind.ts';
import { complaintsOf, type DatabaseState } from './health.ts';
import { Metrics } from './metrics.ts';
import { serveMetrics } from './server.ts';

/** Milliseconds after which a port that was taken is tried again: its holder may be a bot that is just ending. */
const AGAIN = 10_000;

/** What a bot that runs shows of itself. */
export interface ObservedMetrics {
  readonly gateway: () => GatewayState;
  readonly shards: () => readonly ShardSign[];
  readonly database: () => DatabaseState;
  readonly hosts: () => number;
  readonly host: string;
  /** What waits to be said; `at` in milliseconds since 1970. */
  readonly pending: () => Promise<readonly { readonly at: number }[]>;
  readonly watch: Pick<BehindWatch, 'behind'>;
}

/** The numbers of a bot. */
export function metricsOf({ pending, ...observed }: Omit<ObservedMetrics, 'watch'>): Metrics {
  return new Metrics({ ...observed, waiting: async () => (await pending()).length });
}

/** Serves a bot's numbers and health on a port of this machine, from now on or as soon as it is free. Never throws. */
export async function observe(
  { port, hosts }: { readonly port: number; readonly hosts: readonly string[] },
  metrics: Metrics,
  observed: ObservedMetrics,
  log: Log,
): Promise<void> {
  const { gateway, shards, database, pending, watch } = observed;
  const complaints = async (): Promise<readonly string[]> => {
    // What waits is known only where the database tells.
    const waiting = await pending().catch(() => undefined);
    const state = waiting === undefined && database() === 'held' ? 'away' : database();
    const behind = watch.behind(waiting ?? []);
    return complaintsOf({ gateway: gateway(), shards: shards(), database: state, behind });
  };
  try {
    await serveMetrics(port, { text: () => metrics.text(), complaints }, hosts);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const sentence = taken
      ? `Port ${port} is already in use, so there are no metrics yet. Stop the other program, or choose another port with METRICS_PORT.`
      : 'The metrics cannot be served on the port in METRICS_PORT. The bot keeps trying.';
    log.warn(aboutError(error), sentence);
    setTimeout(() => void observe({ port, hosts }, metrics, observed, log), AGAIN).unref();
  }
}
