import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIChannel,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIUser,
} from 'discord-api-types/v10';

/** What became of something a person did, as their client would show it. */
export type ClientOutcome =
  /** The bot answered in time (a message, an update, a deferral or a modal). */
  | { readonly kind: 'answered' }
  /** The bot opened a form for this person. */
  | {
      readonly kind: 'form';
      readonly form: APIModalInteractionResponseCallbackData;
      readonly interaction: string;
    }
  /** Nothing came within three seconds: "The application did not respond". */
  | { readonly kind: 'silence' }
  /** The client does not let this happen: no such command, button gone or disabled, value out of bounds. */
  | { readonly kind: 'refused'; readonly why: string };

/** Why a client does not let something happen, as a sentence in English. */
export class ClientError extends Error {}

/** A message as one person's client shows it; `state` follows the interaction that it answers. */
export interface SeenMessage {
  readonly message: APIMessage;
  readonly ephemeral: boolean;
  /** `loading` while a deferred answer is awaited. */
  readonly state: 'sent' | 'loading';
}

/** A line only this person's client shows: what they did got no answer. It is gone when dismissed. */
export interface Notice {
  readonly id: string;
  /** The message whose component was pressed; absent for a command. */
  readonly messageId?: string;
}

/** A file of a person's that they hand over with a command. */
export interface HandedFile {
  readonly name: string;
  /** As its media type; empty where that is not known. */
  readonly type: string;
  /** Its bytes in base64. */
  readonly bytes: string;
}

/** An option as a person typed it: users and channels by id, numbers as numbers. */
export interface GivenOption {
  readonly name: string;
  readonly value: string | number | boolean | HandedFile;
}

/** What a form was filled in with, by the custom ids of its inputs: a text, or what was chosen in a menu. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** A thread that a person would like. */
export interface ThreadWish {
  readonly name: string;
  /** The message it is about. */
  readonly messageId?: string;
  /** The first words, which a post of a forum needs. */
  readonly content?: string;
}

/**
 * A member's hands and eyes: everything that a person can do in their Discord client, and all they see there.
 * The page and the tests both drive the localhost Discord through this and through nothing else.
 */
export interface Client {
  readonly user: APIUser;
  /** The language of their client, as Discord names it. */
  locale(): string;
  /** Whether this person is in the server. */
  isIn(): boolean;
  /** Channels of the server this person can read, threads after them, then the direct channel with the bot. */
  channels(): readonly APIChannel[];
  /** Messages of a channel, oldest first, with this person's own ephemeral ones among them. */
  messages(channelId: string): readonly SeenMessage[];
  notices(channelId: string): readonly Notice[];
  dismiss(channelId: string, messageOrNoticeId: string): void;
  /** Writes a plain message. */
  say(channelId: string, content: string): APIMessage;
  /**
   * Starts a thread in a text channel, from one of its messages or alone, or a forum post with its first message.
   * @throws a sentence if that is not possible.
   */
  startThread(channelId: string, start: ThreadWish): APIChannel;
  /** Commands as the bot has registered them now, with ids and options; only those of a channel, if one is given. */
  commands(channelId?: string): readonly APIApplicationCommand[];
  /**
   * Asks the bot to complete the focused option; empty if it does not answer. `path` is the command with its
   * subcommand: `['table', 'status']`.
   */
  complete(
    channelId: string,
    path: readonly string[],
    options: readonly GivenOption[],
    focused: string,
  ): Promise<readonly APIApplicationCommandOptionChoice[]>;
  /** Runs a slash command; resolves with the first answer or after three seconds of silence. */
  command(
    channelId: string,
    path: readonly string[],
    options?: readonly GivenOption[],
  ): Promise<ClientOutcome>;
  press(channelId: string, messageId: string, customId: string): Promise<ClientOutcome>;
  choose(
    channelId: string,
    messageId: string,
    customId: string,
    values: readonly string[],
  ): Promise<ClientOutcome>;
  /** Sends a form that an earlier outcome opened; `values` by the inputs' custom ids. */
  submit(interaction: string, values: FormValues): Promise<ClientOutcome>;
  /** Calls back after anything this person can see has changed; returns how to stop. */
  watch(changed: () => void): () => void;
}
