import type { GatewayState } from '../discord/client/gateway-health.ts';
import { aboutError, type Log } from '../discord/log.ts';
import type { BehindWatch } from './behind.ts';
import { complaintsOf } from './health.ts';
import { Metrics } from './metrics.ts';
import { serveMetrics } from './server.ts';

/** Milliseconds after which a port that was taken is tried again: its holder may be a bot that is just ending. */
const AGAIN = 10_000;

/** What a bot that runs shows of itself. */
export interface Observed {
  readonly gateway: () => GatewayState;
  readonly held: () => boolean;
  /** What waits to be said; `at` in milliseconds since 1970. */
  readonly pending: () => Promise<readonly { readonly at: number }[]>;
  /** Tells what of it has fallen behind. */
  readonly watch: Pick<BehindWatch, 'behind'>;
}

/** The numbers of a bot. */
export function metricsOf({ gateway, held, pending }: Omit<Observed, 'watch'>): Metrics {
  return new Metrics({ gateway, held, waiting: async () => (await pending()).length });
}

/** Serves a bot's numbers and health on a port of this machine, from now on or as soon as it is free. Never throws. */
export async function observe(port: number, metrics: Metrics, observed: Observed, log: Log): Promise<void> {
  const { gateway, held, pending, watch } = observed;
  const complaints = async (): Promise<readonly string[]> => {
    const behind = watch.behind(await pending());
    return complaintsOf({ gateway: gateway(), held: held(), behind });
  };
  try {
    await serveMetrics(port, { text: () => metrics.text(), complaints });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const sentence = taken
      ? `Port ${port} is already in use, so there are no metrics yet. Stop the other program, or choose another port with METRICS_PORT.`
      : 'The metrics cannot be served on the port in METRICS_PORT. The bot keeps trying.';
    log.warn(aboutError(error), sentence);
    setTimeout(() => void observe(port, metrics, observed, log), AGAIN).unref();
  }
}
