/** How the connection to the gateway is: taking events, on its way back, or away for so long that only a new start helps. */
export const GATEWAY_STATES = ['ready', 'away', 'lost'] as const;
/** One of {@link GATEWAY_STATES}. */
export type GatewayState = (typeof GATEWAY_STATES)[number];

/** Milliseconds after which a connection that was away all the time is given up: several times as long as Discord's resumes take. */
export const GIVEN_UP_AFTER = 5 * 60_000;

/** What is seen of a shard: whether it takes events, and when the last heartbeat was sent that was answered. */
export interface ShardSign {
  readonly isReady: boolean;
  /** Milliseconds since 1970; less than 0 where there was none. */
  readonly heartbeatAt: number;
}

/**
 * Feels whether the gateway lives. The gateway library comes back by itself from whatever Discord does to it, but for crossings in which it
 * loses its way without a word; a process that hears nothing more looks healthy from outside and is of no use.
 */
export class GatewayHealth {
  #heart: string | undefined;
  #since: number | undefined;
  #state: GatewayState = 'away';

  get state(): GatewayState {
    return this.#state;
  }

  /** Takes a look at the shards. `now` is a clock that is never set, in milliseconds. */
  feel(shards: readonly ShardSign[], now: number): GatewayState {
    const ready = shards.length > 0 && shards.every(({ isReady }) => isReady);
    const heart = ready ? shards.map(({ heartbeatAt }) => heartbeatAt).join() : undefined;
    // A heart that has not beaten for long is as good as none, whatever the status says.
    const alive = heart !== undefined && heart !== this.#heart;
    this.#heart = heart;
    if (alive || this.#since === undefined) this.#since = now;
    if (now - this.#since >= GIVEN_UP_AFTER) this.#state = 'lost';
    else this.#state = ready ? 'ready' : 'away';
    return this.#state;
  }
}
