import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { CloseCodes, type SessionInfo, WebSocketManager, WebSocketShardEvents } from '@discordjs/ws';
import type { REST } from 'discord.js';
import { type APIGatewayBotInfo, GatewayCloseCodes, GatewayIntentBits, Routes } from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { aboutError, type Log } from '../log.ts';
import type { ShardSign } from './gateway-health.ts';

/** Where a session of a shard stands, by which this or another process resumes it ("Gateway", Resuming). */
export type GatewaySession = SessionInfo;

/** Paces new sessions ("Gateway", Sharding): resolves when the shard may begin, rejects when `signal` is aborted. */
export interface IdentifyThrottler {
  waitForIdentify(shard: number, signal: AbortSignal): Promise<void>;
}

const AGAIN_SENTENCE = 'Start the bot again to see whether Discord accepts it.';

/**
 * What the host reads when Discord has closed the gateway for good, by the codes after which it takes no session of
 * this bot ("Gateway Close Event Codes", those without reconnect).
 */
export const CLOSED_FOR_GOOD: ReadonlyMap<number, string> = new Map([
  [
    GatewayCloseCodes.AuthenticationFailed,
    'Discord no longer accepts the token in DISCORD_TOKEN. Copy it again from the Bot page of your application at ' +
      'https://discord.com/developers/applications. A reset there makes all older tokens invalid.',
  ],
  [GatewayCloseCodes.InvalidShard, `Discord refused the number of this connection. ${AGAIN_SENTENCE}`],
  [
    GatewayCloseCodes.ShardingRequired,
    'The bot is in too many servers for one connection. Start it again: it then uses several.',
  ],
  [
    GatewayCloseCodes.InvalidAPIVersion,
    'Discord no longer supports the API version of this bot. Install a newer version of the bot.',
  ],
  [
    GatewayCloseCodes.InvalidIntents,
    'Discord does not know the events that the bot asked for. Install a newer version of the bot.',
  ],
  [
    GatewayCloseCodes.DisallowedIntents,
    'Discord does not let the bot see servers and channels. Check the Bot page of your application at ' +
      'https://discord.com/developers/applications: it may have been restricted.',
  ],
]);

/** As long as Discord may take to close a connection, in milliseconds. */
const GOODBYE = 1_000;

/** Milliseconds until a shard that failed to connect is retried: the first time and at most, doubling each time. */
const AGAIN = { first: 1_000, most: 60_000 } as const;

/** Milliseconds of silence from Discord after which a connecting shard starts anew: the gateway library is stuck. */
export const SILENT = 60_000;

/** The same for a shard that calls itself ready, which shows that it lives by heartbeats, about 41 seconds apart. */
export const HEARTLESS = 150_000;

class ClosedForGood extends Error {
  override readonly name = 'ClosedForGood';

  constructor(code: number) {
    super(`the gateway was closed for good (${code})`);
  }
}

interface GatewayParts {
  readonly token: string;
  readonly rest: REST;
  readonly information: GatewayInformation;
  readonly throttler: IdentifyThrottler;
  readonly log: Log;
  /** Hears that Discord has closed a shard for good, in a sentence for the host. */
  readonly closedForGood: (sentence: string) => void;
  /** Whether this process may hear of a shard now. As long as it may not, nothing of the shard is heard. */
  readonly mayHear: (shard: number) => boolean;
  /** Whether it may connect a shard now. Until then no session is begun or resumed. */
  readonly mayConnect: (shard: number) => boolean;
}

interface Connection extends ShardSign {
  /** Absent if it has failed and is to be connected anew, or was closed for good. */
  readonly manager: WebSocketManager | undefined;
  readonly of: number;
  readonly session: GatewaySession | undefined;
  /** When something was last heard, by `performance.now()`. */
  readonly heardAt: number;
  readonly isQueued: boolean;
  /** How often it could not be connected since it last was. */
  readonly failures: number;
  readonly first: { readonly connected: () => void; readonly failed: (error: Error) => void };
}

/** Milliseconds between two looks whether a shard may be connected. */
const LOOK = 100;

/** Milliseconds for which it is known where shards connect, and how many sessions may begin. */
const KNOWN_FOR = 60_000;

const shape = z.object({
  url: z.string(),
  shards: z.int(),
  session_start_limit: z.object({
    total: z.int(),
    remaining: z.int(),
    reset_after: z.int(),
    max_concurrency: z.int(),
  }),
}) satisfies z.ZodType<APIGatewayBotInfo>;

/** Where shards connect, and how many: asked once for all shards, as Discord allows few such requests. */
export class GatewayInformation {
  readonly #known: LRUCache<'bot', APIGatewayBotInfo>;

  constructor(rest: Pick<REST, 'get'>) {
    this.#known = new LRUCache({
      ...{ max: 1, ttl: KNOWN_FOR },
      fetchMethod: async () => shape.parse(await rest.get(Routes.gatewayBot())),
    });
  }

  /** For a session that begins. Throws what the request throws. */
  forNew(): Promise<APIGatewayBotInfo> {
    return this.#known.forceFetch('bot');
  }

  /** For a resumed session, which needs nothing newer and counts as no new one. Throws what the request throws. */
  async forKnown(): Promise<APIGatewayBotInfo> {
    const known = this.#known.peek('bot', { allowStale: true }) ?? (await this.forNew());
    const { session_start_limit: limit } = known;
    return { ...known, session_start_limit: { ...limit, remaining: Math.max(1, limit.remaining) } };
  }
}

/** A connection of the gateway library's that does not ask by itself where to connect. */
class ShardConnection extends WebSocketManager {
  readonly #information: () => Promise<APIGatewayBotInfo>;

  constructor(
    information: () => Promise<APIGatewayBotInfo>,
    options: ConstructorParameters<typeof WebSocketManager>[0],
  ) {
    super(options);
    this.#information = information;
  }

  override fetchGatewayInformation(): Promise<APIGatewayBotInfo> {
    return this.#information();
  }
}

const never = new Promise<never>(() => {});

/** The shards of this process, each a connection of discord.js' library. What fails is tried again by itself. */
export class Gateway {
  /** What is heard, under the name of its event: as Discord sends it, and the shard that heard it. */
  readonly events = new EventEmitter();
  readonly #parts: GatewayParts;
  readonly #connections = new Map<number, Connection>();

  constructor(parts: GatewayParts) {
    this.#parts = parts;
  }

  signs(): readonly ShardSign[] {
    return [...this.#connections].map(([shard, { isReady, heartbeatAt }]) => ({
      shard,
      isReady,
      heartbeatAt,
    }));
  }

  /** Whether one of the shards is told what happens in a server ("Gateway", Sharding Formula). */
  hears(guild: string): boolean {
    return [...this.#connections].some(
      ([shard, { of }]) => shard === Number((BigInt(guild) >> 22n) % BigInt(of)),
    );
  }

  session(shard: number): GatewaySession | undefined {
    return this.#connections.get(shard)?.session;
  }

  /** Connects a shard out of `of`, going on with `session`. Throws if Discord has closed it for good. */
  hold(shard: number, of: number, session?: GatewaySession): Promise<void> {
    if (this.#connections.has(shard)) return Promise.resolve();
    return new Promise((connected, failed) =>
      this.#connect(shard, { of, session, failures: 0, first: { connected, failed } }),
    );
  }

  /** Connects shards anew that have been silent for too long, by `performance.now()`. */
  lookAfter(now: number): void {
    for (const [shard, { isReady, isQueued, heardAt, manager }] of [...this.#connections]) {
      if (manager === undefined || isQueued || now - heardAt < (isReady ? HEARTLESS : SILENT)) continue;
      this.#parts.log.warn({ shard }, 'nothing was heard of a shard for long, and it is connected anew');
      void this.#anew(shard, manager, 0);
    }
  }

  /** Leaves a shard so that its session can be resumed, and returns that. */
  async leave(shard: number): Promise<GatewaySession | undefined> {
    const known = this.#connections.get(shard);
    this.#connections.delete(shard);
    await this.#close(known?.manager, CloseCodes.Resuming);
    return known?.session;
  }

  async close(): Promise<void> {
    const known = [...this.#connections.values()];
    this.#connections.clear();
    await Promise.all(known.map(({ manager }) => this.#close(manager, CloseCodes.Normal)));
  }

  #connect(shard: number, known: Pick<Connection, 'of' | 'session' | 'failures' | 'first'>): void {
    const { token, rest, information, log } = this.#parts;
    const { of, session } = known;
    const informed = () => (session === undefined ? information.forNew() : information.forKnown());
    const manager = new ShardConnection(informed, {
      ...{ token, rest, shardCount: of, shardIds: [shard], intents: GatewayIntentBits.Guilds },
      buildIdentifyThrottler: async () => ({
        waitForIdentify: (_, signal) => this.#queue(shard, manager, signal),
      }),
      // The library asks before it connects, before each heartbeat, and before it counts an event as heard.
      retrieveSessionInfo: async () => {
        await this.#allowed(shard, manager);
        return this.#connections.get(shard)?.session ?? null;
      },
      updateSessionInfo: (_, info) => this.#note(shard, manager, { session: info ?? undefined }),
    });
    this.#connections.set(shard, {
      ...{ ...known, session, manager, isReady: false, isQueued: false, heartbeatAt: -1 },
      heardAt: performance.now(),
    });
    this.#listen(shard, manager);
    manager.connect().then(
      () => known.first.connected(),
      (error: unknown) => {
        const now = this.#connections.get(shard);
        if (now?.manager !== manager) return;
        log.warn({ shard, ...aboutError(error) }, 'a shard could not be connected, and is tried again');
        void this.#anew(shard, manager, Math.min(AGAIN.most, AGAIN.first * 2 ** now.failures));
      },
    );
  }

  /** Drops a connection, and makes another one after `after` milliseconds, if the shard is still held. */
  async #anew(shard: number, manager: WebSocketManager, after: number): Promise<void> {
    const known = this.#connections.get(shard);
    if (known?.manager !== manager) return;
    const dropped = { ...known, manager: undefined, isReady: false, failures: known.failures + 1 };
    this.#connections.set(shard, dropped);
    await this.#close(manager, CloseCodes.Resuming);
    await wait(after, undefined, { ref: false });
    if (this.#connections.get(shard) === dropped) this.#connect(shard, dropped);
  }

  async #queue(shard: number, manager: WebSocketManager, signal: AbortSignal): Promise<void> {
    this.#note(shard, manager, { isQueued: true });
    try {
      await this.#parts.throttler.waitForIdentify(shard, signal);
    } finally {
      this.#note(shard, manager, { isQueued: false, heardAt: performance.now() });
    }
  }

  /** Resolves when something may be done about a shard: never if this process has left it. */
  async #allowed(shard: number, manager: WebSocketManager): Promise<void> {
    const { mayHear, mayConnect } = this.#parts;
    for (;;) {
      const known = this.#connections.get(shard);
      if (known?.manager !== manager) await never;
      if (known?.isReady === true ? mayHear(shard) : mayConnect(shard)) return;
      await wait(LOOK, undefined, { ref: false });
    }
  }

  async #close(manager: WebSocketManager | undefined, code: CloseCodes): Promise<void> {
    if (manager === undefined) return;
    const { log } = this.#parts;
    const destroyed = async () => manager.destroy({ code, reason: 'The bot leaves this shard' });
    const closed = destroyed().catch((error: unknown) =>
      log.warn(aboutError(error), 'a shard could not be left in order'),
    );
    // If told to end in the middle of a new session, the library waits for a close that it no longer listens to.
    await Promise.race([closed, wait(GOODBYE, undefined, { ref: false })]);
  }

  #note(shard: number, manager: WebSocketManager, what: Partial<Omit<Connection, 'manager'>>): void {
    const known = this.#connections.get(shard);
    if (known?.manager === manager) this.#connections.set(shard, { ...known, ...what });
  }

  #listen(shard: number, manager: WebSocketManager): void {
    const { log, closedForGood, mayHear } = this.#parts;
    const held = (): Connection | undefined => {
      const known = this.#connections.get(shard);
      return known?.manager === manager ? known : undefined;
    };
    const heard = (what: Partial<Omit<Connection, 'manager'>> = {}): void =>
      this.#note(shard, manager, { heardAt: performance.now(), ...what });
    const ready = (): void => heard({ isReady: true, failures: 0 });
    manager.on(WebSocketShardEvents.Hello, () => heard());
    manager.on(WebSocketShardEvents.Ready, ready);
    manager.on(WebSocketShardEvents.Resumed, ready);
    manager.on(WebSocketShardEvents.HeartbeatComplete, ({ heartbeatAt }) => heard({ heartbeatAt }));
    manager.on(WebSocketShardEvents.Error, ({ error }) => {
      if (held() !== undefined) log.warn({ shard, ...aboutError(error) }, 'the gateway failed');
    });
    manager.on(WebSocketShardEvents.Closed, ({ code }) => {
      const known = held();
      if (known === undefined) return;
      heard({ isReady: false });
      const sentence = CLOSED_FOR_GOOD.get(code);
      if (sentence !== undefined) {
        log.error({ shard, code }, 'the gateway was closed for good');
        // Nothing is tried again.
        this.#connections.set(shard, { ...known, manager: undefined, isReady: false });
        closedForGood(sentence);
        known.first.failed(new ClosedForGood(code));
      } else log.info({ shard }, 'reconnecting to the gateway');
    });
    manager.on(WebSocketShardEvents.Dispatch, ({ data: { t, d } }) => {
      if (held() === undefined || !mayHear(shard)) return;
      try {
        this.events.emit(t, d, shard);
      } catch (error) {
        log.error({ shard, ...aboutError(error) }, 'an event of the gateway could not be handled');
      }
    });
  }
}
