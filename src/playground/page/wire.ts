import type { APIApplicationCommand, APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import { z } from 'zod';
import { order, type Standings } from '../oversight/orders.ts';
import type { ClientOutcome, Notice, SeenMessage } from '../person.ts';
import { MOST_MESSAGES } from './addresses.ts';

const id = z.string().min(1).max(100);
const path = z.array(z.string().min(1).max(32)).min(1).max(3);
const handed = z.object({ name: z.string().min(1).max(260), type: z.string().max(100), bytes: z.base64() });
const given = z.array(
  z.object({
    name: z.string().min(1).max(32),
    value: z.union([z.string().max(6000), z.number(), z.boolean(), handed]),
  }),
);

/** Ways in which the page can meddle with the bot's process: end it kindly and start anew, or as a crash would. */
export const BOT_ORDERS = ['restart', 'kill'] as const;
/** One of {@link BOT_ORDERS}. */
export type BotOrder = (typeof BOT_ORDERS)[number];

/** A request that gets an answer: `n` numbers those of one page, so that answers find their way. */
const request = <const D extends string, S extends z.ZodRawShape>(what: D, more: S) =>
  z.object({ do: z.literal(what), n: z.number(), ...more });
/** One that somebody makes in a channel. */
const act = <const D extends string, S extends z.ZodRawShape>(what: D, more: S) =>
  request(what, { person: id, channel: id, ...more });
/** What a person writes; whether it is too long is told by whoever takes it. */
const words = z.string().max(100_000);
const value = z.string().max(100);
const values = z.array(value).max(25);
const limit = z.number().int().min(1).max(MOST_MESSAGES);

/** The reader of everything the page asks for. */
export const asked = z.discriminatedUnion('do', [
  z.object({ do: z.literal('look'), person: id, channel: id.optional(), limit }),
  act('say', { content: words }),
  act('command', { path, options: given }),
  act('complete', { path, options: given, focused: z.string().min(1).max(32) }),
  act('press', { message: id, customId: id }),
  act('choose', { message: id, customId: id, values }),
  request('submit', { person: id, interaction: id, values: z.record(value, z.string().max(4000)) }),
  act('dismiss', { item: id }),
  act('start thread', { name: words, message: id.exactOptional(), content: words.exactOptional() }),
  request('oversee', { order }),
  request('bot', { order: z.enum(BOT_ORDERS) }),
]);

/** A request of the page, read. */
export type PageRequest = z.infer<typeof asked>;

/** A request that gets an {@link RequestAnswer}: every one but `look`. */
export type AskedWithAnswer = Exclude<PageRequest, { do: 'look' }>;

/** What became of a request. */
export type RequestAnswer =
  | ClientOutcome
  | { readonly kind: 'done' }
  | { readonly kind: 'started'; readonly channel: string }
  | { readonly kind: 'choices'; readonly choices: readonly APIApplicationCommandOptionChoice[] }
  /** The page server could not make sense of the request, or failed at it; `why` is for the person at the page. */
  | { readonly kind: 'failed'; readonly why: string };

/** A message that mentions a member, for the badge beside their name. */
export interface Mention {
  readonly channel: string;
  readonly message: string;
}

/** Someone on the server, person or bot. */
export interface ShownMember {
  readonly id: string;
  readonly name: string;
  /** As the address shows it: `#ana/general`. */
  readonly username: string;
  readonly bot: boolean;
  readonly locale?: string;
  readonly left?: true;
  /** Newest last; empty for bots. */
  readonly mentions: readonly Mention[];
}

/**
 * State of the bot's process. `stopped`: it could not start, and is not restarted automatically; `absent`: no process
 * is run here, but a bot may still connect by itself.
 */
export interface BotReport {
  readonly state: 'starting' | 'connected' | 'restarting' | 'stopped' | 'absent';
  /** What a bot that stopped has said about it, a sentence a line. */
  readonly why?: string;
  /** Whether this playground runs the process, so that it can be restarted from the page. */
  readonly supervised: boolean;
  readonly restarts: number;
}

/** What the page knows of the bot's process and may ask of it. */
export interface BotControl {
  report(): BotReport;
  watch(changed: () => void): () => void;
  /** @throws when nobody runs the bot from here. */
  order(order: BotOrder): void;
}

/** What kinds of channels are listed. */
export type ShownChannelKind = 'text' | 'forum' | 'thread' | 'direct';

/** A channel as its entry in the list shows it. */
export interface ShownChannel {
  readonly id: string;
  readonly kind: ShownChannelKind;
  readonly name: string;
  readonly parent?: string;
  readonly archived?: true;
  readonly locked?: true;
  readonly topic?: string;
  /** Id of the newest message that this person sees; absent in an empty channel. */
  readonly newest?: string;
  /** Ids of the messages that mention this person, newest last. */
  readonly mentions: readonly string[];
}

/** What one person sees of one channel. */
export interface PageSight {
  readonly kind: 'sight';
  readonly person: string;
  readonly channel?: string;
  readonly channels: readonly ShownChannel[];
  /** Oldest first. */
  readonly messages: readonly SeenMessage[];
  readonly earlier: boolean;
  readonly notices: readonly Notice[];
}

/** What the page is told: each kind as it is now, whenever it has changed. */
export type PageNews =
  | {
      readonly kind: 'house';
      readonly server: string;
      readonly members: readonly ShownMember[];
      readonly bot: BotReport;
    }
  | {
      readonly kind: 'commands';
      readonly person: string;
      readonly commands: readonly APIApplicationCommand[];
    }
  | { readonly kind: 'standings'; readonly standings: Standings }
  | PageSight
  | { readonly kind: 'answer'; readonly n: number; readonly answer: RequestAnswer };
