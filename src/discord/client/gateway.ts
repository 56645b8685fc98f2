import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { CloseCodes, type SessionInfo, WebSocketManager, WebSocketShardEvents } from '@discordjs/ws';
import type { REST } from 'discord.js';
import { GatewayCloseCodes, GatewayIntentBits } from 'discord-api-types/v10';
import { aboutError, type Log } from '../log.ts';
import type { ShardSign } from './gateway-health.ts';

/** Where a session of a shard stands, by which it is gone on with, also by another process ("Gateway", Resuming). */
export type Session = SessionInfo;

/** Lets sessions begin in their time ("Gateway", Sharding): resolves when the shard may, rejects when `signal` is aborted. */
export interface IdentifyThrottler {
  waitForIdentify(shard: number, signal: AbortSignal): Promise<void>;
}

/** Codes after which Discord takes no session of this bot any more ("Gateway Close Event Codes", those without reconnect). */
const FOR_GOOD: ReadonlySet<number> = new Set([
  GatewayCloseCodes.AuthenticationFailed,
  GatewayCloseCodes.InvalidShard,
  GatewayCloseCodes.ShardingRequired,
  GatewayCloseCodes.InvalidAPIVersion,
  GatewayCloseCodes.InvalidIntents,
  GatewayCloseCodes.DisallowedIntents,
]);

/** As long as Discord may take to close a connection, in milliseconds. */
const GOODBYE = 1_000;

/** What shards are connected with. */
export interface GatewayParts {
  readonly token: string;
  readonly rest: REST;
  readonly throttler: IdentifyThrottler;
  readonly log: Log;
  /** Hears that Discord has closed a shard for good, with its code. */
  readonly closedForGood: (code: number) => void;
  /** Whether this process may hear of a shard now. As long as it may not, nothing of the shard is heard. */
  readonly mayHear: (shard: number) => boolean;
  /** Whether it may connect a shard now. Until then no session is begun or gone on with. */
  readonly mayConnect: (shard: number) => boolean;
}

/** A shard of this process. */
interface Connection extends ShardSign {
  readonly manager: WebSocketManager;
  readonly session: Session | undefined;
}

/** Milliseconds between two looks whether a shard may be connected. */
const LOOK = 100;

/** Resolves never. */
const never = new Promise<never>(() => {});

/**
 * The shards that this process holds, each a connection of discord.js' own gateway library, which begins sessions, goes on with them and
 * keeps them alive. Shards may come and go.
 */
export class Gateway {
  /** What is heard, under the name of its event and as Discord sends it. */
  readonly events = new EventEmitter();
  readonly #parts: GatewayParts;
  readonly #connections = new Map<number, Connection>();

  constructor(parts: GatewayParts) {
    this.#parts = parts;
  }

  /** The numbers of the shards that this process holds. */
  get shards(): readonly number[] {
    return [...this.#connections.keys()];
  }

  /** How each shard is. */
  signs(): readonly ShardSign[] {
    return [...this.#connections.values()];
  }

  /** Where the session of a shard stands; nothing where it has none. */
  session(shard: number): Session | undefined {
    return this.#connections.get(shard)?.session;
  }

  /**
   * Connects a shard of so many, and goes on with a session of it where one is given. Resolves when it is connected for the first time;
   * throws where it cannot be.
   */
  async hold(shard: number, of: number, session?: Session): Promise<void> {
    if (this.#connections.has(shard)) return;
    const { token, rest, throttler } = this.#parts;
    const manager = new WebSocketManager({
      ...{ token, rest, shardCount: of, shardIds: [shard], intents: GatewayIntentBits.Guilds },
      buildIdentifyThrottler: async () => throttler,
      // The library asks before it connects, before each heartbeat, and before it counts an event as heard.
      retrieveSessionInfo: async () => {
        await this.#allowed(shard, manager);
        return this.#connections.get(shard)?.session ?? null;
      },
      updateSessionInfo: (_, info) => this.#note(shard, manager, { session: info ?? undefined }),
    });
    this.#connections.set(shard, { manager, session, isReady: false, heartbeatAt: -1 });
    this.#listen(shard, manager);
    await manager.connect();
  }

  /** Leaves a shard so that its session can be gone on with: brings where that stands. */
  async leave(shard: number): Promise<Session | undefined> {
    const known = this.#connections.get(shard);
    this.#connections.delete(shard);
    await this.#close(known, CloseCodes.Resuming);
    return known?.session;
  }

  /** Ends all sessions. */
  async close(): Promise<void> {
    const known = [...this.#connections.values()];
    this.#connections.clear();
    await Promise.all(known.map((each) => this.#close(each, CloseCodes.Normal)));
  }

  /** Resolves when something may be done about a shard: never where this process has left it. */
  async #allowed(shard: number, manager: WebSocketManager): Promise<void> {
    const { mayHear, mayConnect } = this.#parts;
    for (;;) {
      const known = this.#connections.get(shard);
      if (known?.manager !== manager) await never;
      if (known?.isReady === true ? mayHear(shard) : mayConnect(shard)) return;
      await wait(LOOK, undefined, { ref: false });
    }
  }

  async #close(connection: Connection | undefined, code: CloseCodes): Promise<void> {
    if (connection === undefined) return;
    const { log } = this.#parts;
    const destroyed = async () => connection.manager.destroy({ code, reason: 'The bot leaves this shard' });
    const closed = destroyed().catch((error: unknown) =>
      log.warn(aboutError(error), 'a shard could not be left in order'),
    );
    // Where it is told to end in the middle of a new session, the library waits for a close that it no longer listens to.
    await Promise.race([closed, new Promise((over) => setTimeout(over, GOODBYE).unref())]);
  }

  #note(shard: number, manager: WebSocketManager, what: Partial<Omit<Connection, 'manager'>>): void {
    const known = this.#connections.get(shard);
    if (known?.manager === manager) this.#connections.set(shard, { ...known, ...what });
  }

  #listen(shard: number, manager: WebSocketManager): void {
    const { log, closedForGood, mayHear } = this.#parts;
    const isHeld = (): boolean => this.#connections.get(shard)?.manager === manager;
    const isReady = (): void => this.#note(shard, manager, { isReady: true });
    manager.on(WebSocketShardEvents.Ready, isReady);
    manager.on(WebSocketShardEvents.Resumed, isReady);
    manager.on(WebSocketShardEvents.HeartbeatComplete, ({ heartbeatAt }) =>
      this.#note(shard, manager, { heartbeatAt }),
    );
    manager.on(WebSocketShardEvents.Error, ({ error }) => {
      if (isHeld()) log.warn({ shard, ...aboutError(error) }, 'the gateway failed');
    });
    manager.on(WebSocketShardEvents.Closed, ({ code }) => {
      this.#note(shard, manager, { isReady: false });
      if (!isHeld()) return;
      if (FOR_GOOD.has(code)) {
        log.error({ shard, code }, 'the gateway was closed for good');
        closedForGood(code);
      } else log.info({ shard }, 'reconnecting to the gateway');
    });
    manager.on(WebSocketShardEvents.Dispatch, ({ data: { t, d } }) => {
      if (!isHeld() || !mayHear(shard)) return;
      try {
        this.events.emit(t, d);
      } catch (error) {
        log.error(aboutError(error), 'an event of the gateway could not be handled');
      }
    });
  }
}
