import type { Log } from '../log.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import type { DesiredMessage, Drawing } from './desired.ts';
import type { Request } from './next.ts';
import type { Waiting } from './presses.ts';
import type { TableForChannel } from './state.ts';

/** What requests are made with. */
export interface Performing {
  readonly api: Pick<DiscordApi, 'post' | 'edit' | 'delete' | 'read' | 'recent' | 'startThread' | 'putAway'>;
  readonly draw: Drawing;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly clock: { readonly now: () => number };
  /** Tells the table in which thread it lives from now on; `undefined` if none could be started. */
  readonly housed: (table: string, thread: string | undefined, revision: number) => Promise<unknown>;
  /** The table of a message; `undefined` if nobody has noted the message. */
  readonly ofMessage: (message: string) => Promise<string | undefined>;
}

/** A request, and what it is made from. */
export interface Task {
  readonly request: Request;
  readonly opened: TableForChannel;
  readonly desired: DesiredMessage;
  /** Whose answer the request can be: of a press, where a message is changed, and of a command, where one is posted. */
  readonly carrier: Waiting | undefined;
  /** Numbers the messages that were posted in the place of others. */
  readonly again: number;
  /** Whether something has changed since: then nothing is painted, and nothing asked. */
  readonly isStale: () => boolean;
}

/** A request of one kind. */
export type Of<K extends Request['kind']> = Extract<Request, { readonly kind: K }>;
