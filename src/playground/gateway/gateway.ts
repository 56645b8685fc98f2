import type { WebSocket } from 'ws';
import { serveConnection } from './connection.ts';
import { dispatchesFor } from './dispatch.ts';
import { createSessions, type SessionGround } from './sessions.ts';

/** Milliseconds between two heartbeats. */
const HEARTBEAT_INTERVAL = 41_250;

/** What the gateway stands on. */
export interface GatewayOptions extends SessionGround {
  /** Milliseconds between two heartbeats, counted in real time as the client does. */
  readonly heartbeatInterval?: number;
}

/** The gateway, by which the bot is told everything, with nobody connected yet. */
export function createGateway(options: GatewayOptions) {
  const { world, journal, faults, heartbeatInterval = HEARTBEAT_INTERVAL } = options;
  const sessions = createSessions(options);
  const sockets = new Set<WebSocket>();
  const watchers = new Set<() => void>();
  const changed = (): void => {
    for (const each of [...watchers]) each();
  };
  const stop = world.onChange((event) => sessions.tell(dispatchesFor(world, event)));

  function drop(): void {
    for (const socket of sockets) socket.terminate();
  }

  return {
    /** Takes a socket that has connected with this query. */
    connect(socket: WebSocket, query: URLSearchParams): void {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      serveConnection(socket, query, { world, journal, faults, sessions, heartbeatInterval, changed });
    },
    connected: sessions.anyConnected,
    heard: sessions.heard,
    watch(seen: () => void): () => void {
      watchers.add(seen);
      return () => watchers.delete(seen);
    },
    drop,
    closeWith(code: number): void {
      for (const socket of sockets) socket.close(code);
    },
    /** Ends every connection, and listens to the world no more. */
    close(): void {
      stop();
      drop();
    },
  };
}
