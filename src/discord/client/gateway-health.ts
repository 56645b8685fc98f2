/** The gateway connection: receiving events, reconnecting, or away for so long that only a restart helps. */
export const GATEWAY_STATES = ['ready', 'away', 'lost'] as const;
/** One of {@link GATEWAY_STATES}. */
export type GatewayState = (typeof GATEWAY_STATES)[number];

/** Milliseconds after which a connection that stays away is given up: several times as long as Discord's resumes. */
export const GIVEN_UP_AFTER = 5 * 60_000;

/** What the host reads about a gateway that is lost. */
export const AWAY_SENTENCE =
  'The bot has heard nothing from Discord for five minutes, so it stops. Whatever started it should start it again.';

/** What is seen of a shard: whether it takes events, and when the last heartbeat was sent that was answered. */
export interface ShardSign {
  /** Its number; absent for a process that holds none and waits for one. */
  readonly shard?: number;
  readonly isReady: boolean;
  /** Milliseconds since 1970; less than 0 if there was none. */
  readonly heartbeatAt: number;
}

/** Whether the gateway lives: a process that hears nothing looks healthy from outside. One living shard is of use. */
export class GatewayHealth {
  #heart = Number.NEGATIVE_INFINITY;
  #since: number | undefined;

  /** Takes a look at the shards. `now` is a clock that is never set, in milliseconds. */
  feel(shards: readonly ShardSign[], now: number): GatewayState {
    const ready = shards.filter(({ isReady }) => isReady);
    const heart = Math.max(...ready.map(({ heartbeatAt }) => heartbeatAt));
    // A heart that has not beaten for long is as good as none, whatever the status says.
    const alive = ready.length > 0 && heart !== this.#heart;
    this.#heart = heart;
    if (alive || this.#since === undefined) this.#since = now;
    if (now - this.#since >= GIVEN_UP_AFTER) return 'lost';
    return ready.length > 0 && ready.length === shards.length ? 'ready' : 'away';
  }
}
