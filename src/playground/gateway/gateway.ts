import { GatewayCloseCodes as Close, GatewayOpcodes as Op } from 'discord-api-types/v10';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import { createAnnouncer } from '../announcer.ts';
import { realClock } from '../clock.ts';
import { HEARTBEAT_FAULTS } from '../faults/kinds.ts';
import { parseJson } from '../json.ts';
import { dispatchesFor } from './dispatch.ts';
import type { GatewayGround, Session } from './session.ts';
import { createSessions } from './sessions.ts';
import type { Sharding } from './shards.ts';

/** Milliseconds between two heartbeats. */
const HEARTBEAT_INTERVAL = 41_250;
/** Largest payload from a client in bytes (Discord docs, events/gateway.mdx "Sending Events"). */
const MAX_PAYLOAD = 4096;
/** Most payloads from a client in a minute (Discord docs, events/gateway.mdx "Rate Limiting"). */
const MAX_PER_MINUTE = 120;

/** Counts payloads over the last minute: whether there were too many. */
function createTally(): () => boolean {
  let times: number[] = [];
  return () => {
    const now = Date.now();
    times = [...times.filter((time) => now - time < 60_000), now];
    return times.length > MAX_PER_MINUTE;
  };
}

const payload = z.object({ op: z.int(), d: z.unknown() });

/** Reads what a client sent; undefined when it is no payload. */
function readPayload(text: string): z.output<typeof payload> | undefined {
  return Buffer.byteLength(text) > MAX_PAYLOAD ? undefined : payload.safeParse(parseJson(text)).data;
}

interface GatewayOptions extends GatewayGround {
  readonly sharding: Sharding;
  /** Milliseconds between two heartbeats, counted in real time as the client does. */
  readonly heartbeatInterval?: number | undefined;
}

/** The gateway, by which the bot is told everything, with nobody connected yet. */
export function createGateway(options: GatewayOptions) {
  const { world, journal, faults, heartbeatInterval = HEARTBEAT_INTERVAL } = options;
  const sessions = createSessions(options, options.sharding);
  const sockets = new Set<WebSocket>();
  const { announce: changed, watch } = createAnnouncer<void>();
  const stop = world.onChange((event) => sessions.tell(dispatchesFor(world, event)));

  /** Serves one socket, which has connected with this query, from its greeting to its close. */
  function connect(socket: WebSocket, query: URLSearchParams): void {
    sockets.add(socket);
    const tooMany = createTally();
    let session: Session | undefined;
    const send = (op: Op, d: unknown): void => socket.send(JSON.stringify({ op, d, s: null, t: null }));
    const missed = (): void => socket.close(Close.SessionTimedOut, 'Session timed out.');
    let callOff = realClock.after(heartbeatInterval * 2, missed);
    /** A session that ended or was taken up elsewhere is not this connection's any more. */
    const current = (): Session | undefined => (session?.socket() === socket ? session : undefined);

    function acknowledge(): void {
      const fault = faults.draw(HEARTBEAT_FAULTS, {});
      if (fault === undefined) send(Op.HeartbeatAck, null);
      else if (fault === 'ack-slow') realClock.after(faults.delay(), () => send(Op.HeartbeatAck, null));
    }

    /** Does what the client asks; the code to close with when it may not. */
    function obey(data: RawData): Close | undefined {
      const message = readPayload(data.toString());
      if (message === undefined) return Close.DecodeError;
      // Tests ask for heartbeats to know what was heard: these are not counted.
      if (message.op !== Op.Heartbeat && tooMany()) return Close.RateLimited;
      switch (message.op) {
        case Op.Heartbeat:
          callOff();
          callOff = realClock.after(heartbeatInterval * 2, missed);
          acknowledge();
          if (typeof message.d === 'number') current()?.hears(message.d);
          return undefined;
        case Op.Identify:
        case Op.Resume: {
          if (current() !== undefined) return Close.AlreadyAuthenticated;
          const begin = message.op === Op.Identify ? sessions.begin : sessions.resume;
          const begun = begin(socket, message.d);
          if (typeof begun === 'number') return begun;
          if (begun === 'invalid') send(Op.InvalidSession, false);
          else session = begun;
          changed();
          return undefined;
        }
        default:
          return Close.UnknownOpcode;
      }
    }

    socket.on('message', (data) => {
      const code = obey(data);
      if (code !== undefined) socket.close(code);
    });
    socket.on('close', (code) => {
      sockets.delete(socket);
      callOff();
      journal.write({ kind: 'connection', at: world.clock.now(), what: 'closed', code });
      const left = current();
      if (left !== undefined) sessions.leave(left, code);
      changed();
    });
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
    /** Whether a bot holds a ready session now. */
    botConnected: sessions.anyConnected,
    /** Waits until the bot, if one is connected, has received all that was sent to it, though not acted on it. */
    botHeard: sessions.heard,
    /** Calls back when `botConnected` may have changed; returns how to stop. */
    watchBot: watch,
    /** Breaks the bot's connections as a bad network does; it may come back to its session. */
    dropBot: drop,
    /** Closes the bot's connections with a code of Discord's, such as 4014 if an intent is refused. */
    closeBot(code: number): void {
      for (const socket of sockets) socket.close(code);
    },
    /** Ends every connection, and listens to the world no more. */
    close(): void {
      stop();
      drop();
    },
  };
}
