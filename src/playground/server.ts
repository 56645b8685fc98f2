import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Clock, realClock } from './clock.ts';
import { createFaults, type FaultOptions } from './faults/faults.ts';
import { CONNECT_FAULTS } from './faults/kinds.ts';
import { createGateway } from './gateway/gateway.ts';
import { PLAIN_SHARDING, type Sharding } from './gateway/shards.ts';
import { createJournal } from './journal.ts';
import { createSaver, keepInDirectory } from './keep.ts';
import { createOverseer } from './oversight/overseer.ts';
import { type Client, createPerson } from './people.ts';
import { type Beside, createRest } from './rest/app.ts';
import { createRates, OBSERVED_RATES, type RateRules } from './rest/rates.ts';
import { BOT_TOKEN, MEMBERS } from './world/cast.ts';
import { findFace } from './world/faces.ts';
import { createWorld, type World } from './world/world.ts';

/** How a Discord on localhost is started. */
export interface DiscordOptions {
  /** Port on 127.0.0.1; a free one when absent. */
  readonly port?: number;
  /** The time of the world: interactions, tokens, timestamps. Real when absent. */
  readonly clock?: Clock;
  /** Directory in which everything is kept; nothing is kept when absent. */
  readonly keepIn?: string;
  /** Rate limits for the bot, if they differ from the usual ones; `off` counts nothing. Always in real time. */
  readonly rates?: Partial<RateRules> | 'off';
  /** Milliseconds between two heartbeats of the gateway, in real time. */
  readonly heartbeatInterval?: number;
  /** What goes wrong on its own; nothing when absent. */
  readonly faults?: FaultOptions;
  /** How the bot is told to connect: one shard, which may identify at any time, where it is not said otherwise. */
  readonly sharding?: Partial<Sharding>;
}

/** Answers the requests that are not Discord's own: the page and its assets. */
type PageFetch = (request: Request) => Response | Promise<Response>;

/** A Discord that is kept may run for days, and nobody reads its journal to the end. */
const JOURNAL_OF_LONG_RUNS = 500;

/** Answers until all is there: the browser is to ask again in a second, as browsers do for `refresh`. */
export const STARTING = (): Response =>
  new Response('Starting', {
    status: 503,
    headers: { 'retry-after': '1', refresh: '1', 'cache-control': 'no-store' },
  });

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is already in use. Stop the other program, or choose another port.`, {
              cause: error,
            })
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** What begins the path of bytes that Discord's own CDN would serve. */
const BYTES: ReadonlySet<string> = new Set(['attachments', 'emojis', 'avatars', 'guilds']);

function serveBytes(world: World, pathname: string): Response | undefined {
  const [, root, ...rest] = pathname.split('/');
  const found =
    root === 'attachments'
      ? world.files.find(rest[1] ?? '')
      : root === 'emojis'
        ? world.emojis.find((rest[0] ?? '').replace(/\.\w+$/, ''))
        : findFace(pathname);
  if (!BYTES.has(root ?? '')) return undefined;
  if (found === undefined) return new Response('This file does not exist.', { status: 404 });
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'content-type': found.contentType,
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

/** A Discord on localhost that is listening. */
export type RunningDiscord = Awaited<ReturnType<typeof startDiscord>>;

/** Starts a Discord on localhost. @throws when the port is taken or the kept state cannot be read. */
export async function startDiscord(options: DiscordOptions = {}) {
  const { clock = realClock, keepIn, rates = {} } = options;
  let respond: (request: Request, line: Beside) => Response | Promise<Response> = STARTING;
  let upgrade = (_request: IncomingMessage, socket: Duplex, _head: Buffer): void => {
    socket.destroy();
  };
  const server = createServer(
    getRequestListener(
      (request, { incoming }) => respond(request, { hangUp: () => incoming.socket.resetAndDestroy() }),
      { overrideGlobalObjects: false },
    ),
  );
  server.on('upgrade', (request, socket, head) => upgrade(request, socket, head));
  const port = await listen(server, options.port ?? 0);
  const origin = `http://127.0.0.1:${port}`;
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);

  const keep = keepIn === undefined ? undefined : keepInDirectory(keepIn);
  const kept = await keep?.load(origin).catch((error: unknown) => {
    server.close();
    throw error;
  });
  const world = createWorld({ clock, origin, kept });
  const journal = createJournal(keep === undefined ? Number.POSITIVE_INFINITY : JOURNAL_OF_LONG_RUNS);
  const faults = createFaults(options.faults);
  const sharding = { ...PLAIN_SHARDING, ...options.sharding };
  const {
    connect,
    close: closeGateway,
    ...bot
  } = createGateway({
    world,
    journal,
    faults,
    sharding,
    heartbeatInterval: options.heartbeatInterval,
  });
  const rest = createRest({
    world,
    journal,
    faults,
    sharding,
    rates: rates === 'off' ? undefined : createRates({ ...OBSERVED_RATES, ...rates }),
  });
  const saver =
    keep &&
    createSaver(keep, world.keep, (error) => {
      process.emitWarning(`The playground could not keep its state: ${String(error)}`);
    });
  if (saver !== undefined) world.onChange(() => saver.touch());

  let page: PageFetch = () => new Response('There is nothing here.', { status: 404 });
  respond = (request, line) => {
    if (!hosts.has(request.headers.get('host') ?? ''))
      return new Response('This is only available at 127.0.0.1.', { status: 421 });
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) return rest.fetch(request, line);
    return serveBytes(world, pathname) ?? page(request);
  };

  const sockets = new WebSocketServer({ noServer: true });
  const atPath = new Map<string, (socket: WebSocket, request: IncomingMessage) => void>();
  upgrade = (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const isGateway = pathname === '/gateway' || pathname === '/gateway/';
    if (isGateway && faults.draw(CONNECT_FAULTS, {}) !== undefined) {
      socket.destroy();
      return;
    }
    const fromPage = request.headers.origin !== undefined;
    const connected = isGateway ? (opened: WebSocket) => connect(opened, searchParams) : atPath.get(pathname);
    if (connected === undefined || !hosts.has(request.headers.host ?? '') || (isGateway && fromPage)) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => connected(opened, request));
  };

  const people = MEMBERS.map((member) => createPerson(world, member));
  return {
    /** `http://127.0.0.1:PORT` */
    origin,
    apiBase: `${origin}/api`,
    port,
    token: BOT_TOKEN,
    world,
    journal,
    /** Everyone in the server but the bot, in a fixed order. */
    people,
    /** A member by name ("Ana") or id. @throws when there is no such member. */
    person(nameOrId: string): Client {
      const found = people.find(({ user }) => user.id === nameOrId || user.global_name === nameOrId);
      if (found === undefined) throw new Error(`There is nobody called "${nameOrId}" here.`);
      return found;
    },
    ...bot,
    faults,
    overseer: createOverseer(world, faults),
    /**
     * Gives every request outside `/api`, `/attachments`, `/emojis`, `/avatars` and `/guilds` to the page. Can be
     * called at any time; the last call wins.
     */
    servePage(fetch: PageFetch): void {
      page = fetch;
    },
    /** Gives WebSockets at this exact path (say `/page/live`) to the page. Host is checked; the page checks Origin. */
    serveSocket(path: string, connected: (socket: WebSocket, request: IncomingMessage) => void): void {
      atPath.set(path, connected);
    },
    /** Closes every connection, stops listening, and writes what is not kept yet. */
    async close(): Promise<void> {
      closeGateway();
      for (const socket of sockets.clients) socket.terminate();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      // Last, as a request that was under way may still have changed something.
      await saver?.finish();
    },
  };
}
