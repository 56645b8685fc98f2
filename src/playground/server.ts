import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Clock } from './clock.ts';
import type { Person } from './person.ts';

/** How a Discord on localhost is started. */
export interface DiscordOptions {
  /** Port on 127.0.0.1; a free one when absent. */
  readonly port?: number;
  /** The time of the world: interactions, tokens, timestamps. Real when absent. */
  readonly clock?: Clock;
  /** Directory in which everything is kept; nothing is kept when absent. */
  readonly keepIn?: string;
}

/** Answers the requests that are not Discord's own: the page and its assets. */
export type PageFetch = (request: Request) => Response | Promise<Response>;

/** A Discord on localhost that is listening. */
export interface RunningDiscord {
  /** `http://127.0.0.1:PORT`; attachments stand below it at `/attachments/…`. */
  readonly origin: string;
  /** What the bot is pointed at: `http://127.0.0.1:PORT/api`. */
  readonly apiBase: string;
  readonly port: number;
  /** The bot's token. */
  readonly token: string;
  /** Everyone in the server but the bot, in a fixed order. */
  readonly people: readonly Person[];
  /** A member by name ("Ana") or id. @throws when there is no such member. */
  person(nameOrId: string): Person;
  /** Whether a bot holds a ready gateway session now. */
  botConnected(): boolean;
  /** Calls back when `botConnected` has changed; returns how to stop. */
  watchBot(changed: () => void): () => void;
  /** Where the picture of an application emoji is served: `ORIGIN/emojis/ID.png`. */
  emojiUrl(id: string): string;
  /** Gives every request outside `/api`, `/attachments` and `/emojis` to the page (any time; the last one wins). */
  servePage(fetch: PageFetch): void;
  /** Gives WebSocket connections at this exact path (say `/page/live`) to the page; Host is checked, Origin is the page's to check. */
  serveSocket(path: string, connected: (socket: WebSocket, request: IncomingMessage) => void): void;
  /** Writes what is not kept yet, closes every connection and stops listening. */
  close(): Promise<void>;
}

/** Starts a Discord on localhost. @throws when the port is taken or the kept state cannot be read. */
export type StartDiscord = (options?: DiscordOptions) => Promise<RunningDiscord>;
