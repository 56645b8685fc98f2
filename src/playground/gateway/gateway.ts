import {
  GatewayCloseCodes as Close,
  GatewayDispatchEvents,
  GatewayIntentBits,
  GatewayOpcodes as Op,
} from 'discord-api-types/v10';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import { realClock } from '../clock.ts';
import type { Journal } from '../journal.ts';
import { APPLICATION_ID, BOT_TOKEN, BOT_USER, GUILD_ID } from '../world/cast.ts';
import type { World } from '../world/world.ts';
import { type Dispatch, dispatchFor, guildCreate } from './dispatch.ts';
import { createSession, type Session } from './session.ts';

/** Milliseconds between two heartbeats. */
const HEARTBEAT_INTERVAL = 41_250;
/** Largest payload from a client (Discord docs, events/gateway.mdx "Sending Events"). */
const MAX_PAYLOAD = 4096;
/** Most payloads from a client in a minute (same page, "Rate Limiting"). */
const MAX_PER_MINUTE = 120;
/** How long a session waits for its client to come back. */
const SESSION_MEMORY = 2 * 60_000;

const ALL_INTENTS = Object.values(GatewayIntentBits)
  .filter((bit) => typeof bit === 'number')
  .reduce((all, bit) => all | bit, 0);
/** Intents that an application must be granted first; this one is granted none. */
const PRIVILEGED =
  GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

const payload = z.object({ op: z.int(), d: z.unknown() });
const identify = z.object({
  token: z.string(),
  intents: z.int(),
  properties: z.object({ os: z.string(), browser: z.string(), device: z.string() }),
  shard: z.tuple([z.int(), z.int()]).optional(),
});
const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.int() });

/** The gateway: everything that the bot is told. */
export interface Gateway {
  /** Takes a socket that has connected with this query. */
  connect(socket: WebSocket, query: URLSearchParams): void;
  /** Whether a session has a client on its line. */
  connected(): boolean;
  /** Calls back when `connected` may have changed; returns how to stop. */
  watch(changed: () => void): () => void;
  /** Breaks every connection as a bad network does; clients may come back to their sessions. */
  drop(): void;
  /** Ends every connection, and listens to the world no more. */
  close(): void;
}

/** What the gateway stands on. */
export interface GatewayOptions {
  readonly world: World;
  readonly journal: Journal;
  /** Milliseconds between two heartbeats, counted in real time as the client does. */
  readonly heartbeatInterval?: number;
}

function parse(data: RawData): z.output<typeof payload> | undefined {
  try {
    return payload.safeParse(JSON.parse(data.toString())).data;
  } catch {
    return undefined;
  }
}

/** Counts payloads over the last minute. */
function createTally(): () => boolean {
  let times: number[] = [];
  return () => {
    const now = Date.now();
    times = [...times.filter((time) => now - time < 60_000), now];
    return times.length > MAX_PER_MINUTE;
  };
}

/** A gateway with nobody connected yet. */
export function createGateway({
  world,
  journal,
  heartbeatInterval = HEARTBEAT_INTERVAL,
}: GatewayOptions): Gateway {
  const sessions = new Map<string, Session>();
  const sockets = new Set<WebSocket>();
  const watchers = new Set<() => void>();
  const changed = (): void => {
    for (const each of [...watchers]) each();
  };

  function tell(session: Session, dispatch: Dispatch): void {
    journal.write({ kind: 'event', at: world.clock.now(), name: dispatch.name, data: dispatch.data });
    session.send(dispatch);
  }

  const stop = world.onChange((event) => {
    for (const session of sessions.values()) {
      const dispatch = dispatchFor(world, event, session.intents);
      if (dispatch !== undefined) tell(session, dispatch);
    }
  });

  function begin(socket: WebSocket, data: unknown): Session | Close {
    const asked = identify.safeParse(data);
    if (!asked.success) return Close.DecodeError;
    const { token, intents, shard } = asked.data;
    if (token !== BOT_TOKEN) return Close.AuthenticationFailed;
    if ((intents & ~ALL_INTENTS) !== 0 || intents < 0) return Close.InvalidIntents;
    if ((intents & PRIVILEGED) !== 0) return Close.DisallowedIntents;
    if (shard !== undefined && (shard[0] < 0 || shard[0] >= shard[1])) return Close.InvalidShard;
    const session = createSession(intents, socket);
    sessions.set(session.id, session);
    journal.write({ kind: 'connection', at: world.clock.now(), what: 'identified' });
    tell(session, {
      name: GatewayDispatchEvents.Ready,
      data: {
        v: 10,
        user: { ...BOT_USER, verified: true, mfa_enabled: true, email: null },
        guilds: [{ id: GUILD_ID, unavailable: true }],
        session_id: session.id,
        session_type: 'normal',
        resume_gateway_url: `${world.origin.replace(/^http/, 'ws')}/gateway`,
        application: { id: APPLICATION_ID, flags: 0 },
        private_channels: [],
        relationships: [],
        presences: [],
        user_settings: {},
        ...(shard === undefined ? {} : { shard }),
      },
    });
    if ((intents & GatewayIntentBits.Guilds) !== 0) tell(session, guildCreate(world));
    return session;
  }

  function resumeSession(socket: WebSocket, data: unknown): Session | Close | 'gone' {
    const asked = resume.safeParse(data);
    if (!asked.success) return Close.DecodeError;
    if (asked.data.token !== BOT_TOKEN) return Close.AuthenticationFailed;
    const session = sessions.get(asked.data.session_id);
    if (session === undefined) return 'gone';
    const earlier = session.socket();
    session.attach(socket);
    if (earlier !== socket) earlier?.close(Close.UnknownError);
    if (!session.replay(asked.data.seq)) {
      sessions.delete(session.id);
      return 'gone';
    }
    journal.write({ kind: 'connection', at: world.clock.now(), what: 'resumed' });
    tell(session, { name: GatewayDispatchEvents.Resumed, data: { _trace: [] } });
    return session;
  }

  function connect(socket: WebSocket, query: URLSearchParams): void {
    sockets.add(socket);
    const tooMany = createTally();
    let session: Session | undefined;
    const send = (op: Op, d: unknown): void => socket.send(JSON.stringify({ op, d, s: null, t: null }));
    const missed = (): void => socket.close(Close.SessionTimedOut, 'Session timed out.');
    let callOff = realClock.after(heartbeatInterval * 2, missed);

    /** Does what the client asks; the code to close with when it may not. */
    function obey(data: RawData): Close | undefined {
      if (Buffer.byteLength(data.toString()) > MAX_PAYLOAD) return Close.DecodeError;
      if (tooMany()) return Close.RateLimited;
      const message = parse(data);
      if (message === undefined) return Close.DecodeError;
      switch (message.op) {
        case Op.Heartbeat:
          callOff();
          callOff = realClock.after(heartbeatInterval * 2, missed);
          send(Op.HeartbeatAck, null);
          return undefined;
        case Op.Identify:
        case Op.Resume: {
          if (session !== undefined) return Close.AlreadyAuthenticated;
          const begun =
            message.op === Op.Identify ? begin(socket, message.d) : resumeSession(socket, message.d);
          if (typeof begun === 'number') return begun;
          if (begun === 'gone') send(Op.InvalidSession, false);
          else session = begun;
          changed();
          return undefined;
        }
        case Op.PresenceUpdate:
        case Op.VoiceStateUpdate:
        case Op.RequestGuildMembers:
          return session === undefined ? Close.NotAuthenticated : undefined;
        default:
          return Close.UnknownOpcode;
      }
    }

    function receive(data: RawData): void {
      const code = obey(data);
      if (code !== undefined) socket.close(code);
    }

    function leave(code: number): void {
      callOff();
      sockets.delete(socket);
      journal.write({ kind: 'connection', at: world.clock.now(), what: 'closed', code });
      const left = session;
      if (left === undefined || left.socket() !== socket) return;
      left.detach();
      if (code === 1000 || code === 1001) sessions.delete(left.id);
      else
        realClock.after(SESSION_MEMORY, () => {
          if (left.socket() === undefined) sessions.delete(left.id);
        });
      changed();
    }

    socket.on('message', receive);
    socket.on('close', leave);
    socket.on('error', () => socket.terminate());
    if (query.get('v') !== '10') socket.close(Close.InvalidAPIVersion);
    else if (query.get('encoding') !== 'json') socket.close(Close.DecodeError);
    else send(Op.Hello, { heartbeat_interval: heartbeatInterval, _trace: [] });
  }

  function drop(): void {
    for (const socket of sockets) socket.terminate();
  }

  return {
    connect,
    connected: () => [...sessions.values()].some((session) => session.socket() !== undefined),
    watch(seen) {
      watchers.add(seen);
      return () => watchers.delete(seen);
    },
    drop,
    close() {
      stop();
      drop();
    },
  };
}
