import type { GatewayState } from '../discord/client/gateway-health.ts';

/** Milliseconds after which something that still waits to be said is a sign of trouble. */
export const STUCK_AFTER = 5 * 60_000;

/** What is looked at to tell whether the bot does its work. */
export interface Signs {
  readonly gateway: GatewayState;
  /** Whether this process holds its database. */
  readonly held: boolean;
  /** What waits to be said, in whatever order; `at` is since when, in milliseconds since 1970. */
  readonly waiting: readonly { readonly at: number }[];
}

/** What is wrong, in sentences for the host; nothing where all is well. */
export function complaintsOf({ gateway, held, waiting }: Signs, now: number): readonly string[] {
  return [
    ...(gateway === 'ready' ? [] : ['The gateway is not connected.']),
    ...(held ? [] : ['Another process may have taken over the database.']),
    ...(waiting.some(({ at }) => now - at >= STUCK_AFTER)
      ? ['A message has been waiting to be sent for more than five minutes.']
      : []),
  ];
}
