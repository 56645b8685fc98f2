import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { aboutError, type Log } from '../log.ts';
import type { Gateway, GatewaySession, IdentifyThrottler } from './gateway.ts';
import type { ShardSign } from './gateway-health.ts';

/** Milliseconds between two looks for shards that are free. */
const ROUND = 100;
/** Rounds between renewals, which write where the sessions stand, and between checks for too many shards. */
const RENEWING = 3;
const GIVING = 6;
/** Milliseconds without a renewal after which a shard is given up. */
const LIFE = 15_000;
/** Milliseconds without a renewal after which no connection is made: another process may have the shard. */
const CONNECTING = 2_000;
/** Milliseconds between two questions whether a session may begin. */
const ASKING = 250;

/** The shards of a process: as many as Discord recommends, some of a number, or those shared with other processes. */
export type ShardsOfProcess =
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly ids: readonly number[]; readonly of: number }
  | { readonly kind: 'leased' };

interface LeasedShard {
  readonly shard: number;
  readonly epoch: number;
  readonly session?: string | undefined;
}

/** The shards of a bot, as processes share them; see the store's. */
export interface Leases {
  begin(recommended: number): Promise<number>;
  renew(held: readonly LeasedShard[]): Promise<readonly number[]>;
  take(): Promise<readonly LeasedShard[]>;
  isToGive(): Promise<boolean>;
  leave(held: readonly LeasedShard[]): Promise<void>;
  mayIdentify(bucket: number): Promise<boolean>;
}

interface LeasedShardsParts {
  readonly leases: Leases;
  readonly gateway: Pick<Gateway, 'hold' | 'leave' | 'session'>;
  readonly log: Log;
  /** A clock that is never set, in milliseconds; the process' own if absent. */
  readonly now?: () => number;
}

interface Held {
  readonly epoch: number;
  readonly renewedAt: number;
}

const sessionShape = z.object({
  sessionId: z.string(),
  resumeURL: z.string(),
  sequence: z.int(),
  shardCount: z.int(),
  shardId: z.int(),
}) satisfies z.ZodType<GatewaySession>;

/**
 * Holds this process' part of the shards, and writes where their sessions stand, so that another can resume them. It
 * may hear again what was handled already.
 */
export class LeasedShards {
  readonly #parts: LeasedShardsParts;
  readonly #now: () => number;
  readonly #held = new Map<number, Held>();
  readonly #ending = new AbortController();
  #of = 0;
  #round = 0;
  #rounds: Promise<void> = Promise.resolve();
  #wasFine = 0;

  constructor(parts: LeasedShardsParts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => performance.now());
  }

  /** Begins to share. Resolves after the first round. */
  async begin(recommended: number): Promise<void> {
    this.#of = await this.#parts.leases.begin(recommended);
    await this.round();
    this.#rounds = this.#goOn();
  }

  mayHear(shard: number): boolean {
    return this.#isYoungerThan(shard, LIFE);
  }

  mayConnect(shard: number): boolean {
    return this.#isYoungerThan(shard, CONNECTING);
  }

  get sign(): ShardSign {
    return { isReady: this.#now() - this.#wasFine < LIFE, heartbeatAt: this.#wasFine };
  }

  async end(): Promise<void> {
    this.#ending.abort();
    await this.#rounds;
    await Promise.all([...this.#held.keys()].map((shard) => this.#give(shard)));
  }

  #isYoungerThan(shard: number, age: number): boolean {
    const held = this.#held.get(shard);
    return held !== undefined && !this.#ending.signal.aborted && this.#now() - held.renewedAt < age;
  }

  async #goOn(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      await wait(ROUND, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) await this.round();
    }
  }

  /** Renews held shards, releases excess ones, takes free ones, and gives up those not renewed for too long. */
  async round(): Promise<void> {
    const { leases, log } = this.#parts;
    try {
      if (this.#round % RENEWING === 0) await this.#renew();
      const [most] = this.#held.keys();
      if (this.#round % GIVING === 0 && most !== undefined && (await leases.isToGive()))
        await this.#give(most);
      this.#round += 1;
      const begun = this.#now();
      for (const taken of await leases.take()) this.#hold(taken, begun);
      this.#wasFine = this.#now();
    } catch (error) {
      log.warn(aboutError(error), 'the shards could not be renewed');
    }
    for (const shard of [...this.#held.keys()]) if (!this.mayHear(shard)) this.#lose(shard);
  }

  async #renew(): Promise<void> {
    const begun = this.#now();
    const held = [...this.#held].map(([shard, { epoch }]) => this.#rowOf(shard, epoch));
    const kept = new Set(await this.#parts.leases.renew(held));
    for (const { shard, epoch } of held) {
      if (kept.has(shard)) this.#held.set(shard, { epoch, renewedAt: begun });
      else this.#lose(shard);
    }
  }

  #rowOf(shard: number, epoch: number, session = this.#parts.gateway.session(shard)): LeasedShard {
    return { shard, epoch, ...(session === undefined ? {} : { session: JSON.stringify(session) }) };
  }

  #hold({ shard, epoch, session }: LeasedShard, renewedAt: number): void {
    const { gateway, log } = this.#parts;
    this.#held.set(shard, { epoch, renewedAt });
    log.info({ shard }, 'a shard was taken');
    gateway
      .hold(shard, this.#of, session === undefined ? undefined : sessionOf(session))
      .catch((error: unknown) => log.warn({ shard, ...aboutError(error) }, 'a shard cannot be connected'));
  }

  /** Another process has the shard, or may have it. */
  #lose(shard: number): void {
    const { gateway, log } = this.#parts;
    this.#held.delete(shard);
    log.info({ shard }, 'a shard is another process’ by now');
    void gateway.leave(shard);
  }

  /** Leaves a shard so that another process can resume its session. */
  async #give(shard: number): Promise<void> {
    const { gateway, leases, log } = this.#parts;
    const epoch = this.#held.get(shard)?.epoch;
    this.#held.delete(shard);
    const session = await gateway.leave(shard);
    if (epoch === undefined) return;
    log.info({ shard }, 'a shard was left');
    await leases.leave([this.#rowOf(shard, epoch, session)]);
  }
}

/** A session as it was written; undefined if it cannot be read. */
function sessionOf(text: string): GatewaySession | undefined {
  try {
    return sessionShape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Paces new sessions over all processes: each bucket takes one at a time ("Gateway", Max Concurrency). */
export const sharedThrottler = (
  { mayIdentify }: Pick<Leases, 'mayIdentify'>,
  maxConcurrency: number,
): IdentifyThrottler => ({
  waitForIdentify: async (shard, signal) => {
    // What cannot be asked now is asked again: the library would begin two sessions at once after a failure.
    const may = () => mayIdentify(shard % maxConcurrency).catch(() => false);
    while (!(await may())) await wait(ASKING, undefined, { signal });
    signal.throwIfAborted();
  },
});
