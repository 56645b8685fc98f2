import type { WebSocket } from 'ws';
import { serveConnection } from './connection.ts';
import { dispatchesFor } from './dispatch.ts';
import { createSessions, type SessionGround } from './sessions.ts';

/** Milliseconds between two heartbeats. */
const HEARTBEAT_INTERVAL = 41_250;

/** The gateway: everything that the bot is told. */
export interface GatewayServer {
  /** Takes a socket that has connected with this query. */
  connect(socket: WebSocket, query: URLSearchParams): void;
  /** Whether a session has a client on its line. */
  connected(): boolean;
  /** Waits until every client on the line has heard what it was sent so far. */
  heard(): Promise<void>;
  /** Calls back when `connected` may have changed; returns how to stop. */
  watch(changed: () => void): () => void;
  /** Breaks every connection as a bad network does; clients may come back to their sessions. */
  drop(): void;
  /** Closes every connection with a code of Discord's, as 4014 where an intent is refused. */
  closeWith(code: number): void;
  /** Ends every connection, and listens to the world no more. */
  close(): void;
}

/** What the gateway stands on. */
export interface GatewayOptions extends SessionGround {
  /** Milliseconds between two heartbeats, counted in real time as the client does. */
  readonly heartbeatInterval?: number;
}

/** A gateway with nobody connected yet. */
export function createGateway(options: GatewayOptions): GatewayServer {
  const { world, journal, faults, heartbeatInterval = HEARTBEAT_INTERVAL } = options;
  const sessions = createSessions(options);
  const sockets = new Set<WebSocket>();
  const watchers = new Set<() => void>();
  const changed = (): void => {
    for (const each of [...watchers]) each();
  };
  const stop = world.onChange((event) => {
    sessions.tell((intents) => dispatchesFor(world, event, intents));
  });

  function drop(): void {
    for (const socket of sockets) socket.terminate();
  }

  return {
    connect(socket, query) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      serveConnection(socket, query, { world, journal, faults, sessions, heartbeatInterval, changed });
    },
    connected: sessions.anyConnected,
    heard: sessions.heard,
    watch(seen) {
      watchers.add(seen);
      return () => watchers.delete(seen);
    },
    drop,
    closeWith(code) {
      for (const socket of sockets) socket.close(code);
    },
    close() {
      stop();
      drop();
    },
  };
}
