import type {
  APIApplicationCommandOptionChoice,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { MessagePayload } from './message.ts';
import type { OwnPlace } from './obstacle.ts';
import type { Sight, Whereabouts } from './sight.ts';
import type { StandingMessage } from './standing-message.ts';

/** What it takes to answer an interaction. The token is a secret. */
export interface InteractionToken {
  readonly id: string;
  readonly token: string;
  readonly channel_id?: string;
  /** The message that was pressed; absent for a command. */
  readonly message?: { readonly id: string };
  readonly member?: { readonly user: { readonly id: string } };
  readonly user?: { readonly id: string };
}

/** The first answer to an interaction: there is only one ("Receiving and Responding", Interaction Callback Type). */
export type FirstAnswer =
  | { readonly kind: 'message'; readonly payload: MessagePayload; readonly alone: boolean }
  /** A message for the person alone will follow. */
  | { readonly kind: 'later' }
  /** The pressed message may change later. */
  | { readonly kind: 'noted' }
  | { readonly kind: 'update'; readonly payload: MessagePayload }
  | { readonly kind: 'form'; readonly form: APIModalInteractionResponseCallbackData }
  | { readonly kind: 'suggestions'; readonly choices: readonly APIApplicationCommandOptionChoice<string>[] };

/** A message of a channel, found again. */
export interface FoundMessage extends StandingMessage {
  readonly id: string;
}

/** A message that Discord has taken, as much of it as is kept. */
export interface SentMessage extends Pick<FoundMessage, 'id' | 'attachments'> {
  /** Whether it was taken only without its icons or pictures. */
  readonly isPoorer?: boolean;
}

/** An event of a server, as its members see it in their list. Times are milliseconds since 1970. */
export interface ServerEvent {
  readonly name: string;
  readonly about: string;
  /** An address; with the name it tells one event of the bot from another. */
  readonly place: string;
  readonly at: number;
  readonly until: number;
}

/** The people who are to see a private thread, beside those who manage threads. */
export interface ThreadMembers {
  readonly guild: string;
  readonly people: readonly string[];
}

/** The requests that the bot makes of Discord at a table. Each throws a {@link DiscordError} if it was not done. */
export interface DiscordApi {
  /** The first answer. Returns the message that is new, or that was pressed, if there is one. */
  readonly answer: (
    interactionToken: InteractionToken,
    answer: FirstAnswer,
  ) => Promise<SentMessage | undefined>;
  /** Edits the message of the first answer, or the pressed one, or the `followed` one after it, and returns it. */
  readonly amend: (
    interactionToken: InteractionToken,
    payload: MessagePayload,
    followed?: string,
  ) => Promise<SentMessage>;
  readonly follow: (interactionToken: InteractionToken, payload: MessagePayload) => Promise<SentMessage>;
  /** Removes the message that the first answer made or pressed, or the `followed` one that came after it. */
  readonly remove: (interactionToken: InteractionToken, followed?: string) => Promise<void>;
  /** The id of the message that the first answer made; undefined if it is for one person alone. */
  readonly original: (interactionToken: InteractionToken) => Promise<string | undefined>;
  /** A new message; one with the same nonce that was made minutes ago is not made again. */
  readonly post: (channel: string, payload: MessagePayload, nonce: string) => Promise<SentMessage>;
  readonly edit: (channel: string, message: string, payload: MessagePayload) => Promise<SentMessage>;
  /** Deletes one of the bot's own messages, for which Discord asks no permission ("Message", Delete Message). */
  readonly delete: (channel: string, message: string) => Promise<void>;
  readonly read: (channel: string, message: string) => Promise<FoundMessage>;
  /** The bot's own among the latest messages of a channel, latest first. */
  readonly recent: (channel: string) => Promise<readonly FoundMessage[]>;
  /**
   * Starts a thread from a message, or a private one beside it for people whom it adds, and returns its id; one that
   * was started so before is that thread.
   */
  readonly startThread: (
    message: { readonly id: string; readonly channel: string },
    name: string,
    only?: ThreadMembers,
  ) => Promise<string>;
  readonly renameThread: (thread: string, name: string) => Promise<void>;
  /** Reopens an archived thread. */
  readonly revive: (thread: string) => Promise<void>;
  /** Archives a thread that the bot has started; the next person who writes in it reopens it. */
  readonly putAway: (thread: string) => Promise<void>;
  /** Announces an event, or changes the one with this id or of this name and place. Returns its id. */
  readonly announce: (guild: string, event: ServerEvent, known?: string) => Promise<string>;
  readonly withdraw: (guild: string, event: string) => Promise<void>;
  /** The id of the channel for direct messages to somebody. */
  readonly direct: (person: string) => Promise<string>;
  /** What keeps the bot itself from acting in a server, or, with `channel`, from seeing that channel of it. */
  readonly ownPlace: (guild: string, channel?: string) => Promise<OwnPlace>;
  readonly look: (channel: string, known: Whereabouts) => Promise<Sight>;
  /** The ids of the roles that somebody has in a server; `undefined` if they are not in it. */
  readonly rolesOf: (guild: string, person: string) => Promise<readonly string[] | undefined>;
}
