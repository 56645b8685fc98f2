import type { APIMessage, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';

/** What became of something a person did, as their client would show it. */
export type ClientOutcome =
  /** The bot answered in time (a message, an update, a deferral or a modal). */
  | { readonly kind: 'answered' }
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
  readonly bytes: string;
}

/** An option as a person typed it: users and channels by id, numbers as numbers. */
export interface GivenOption {
  readonly name: string;
  readonly value: string | number | boolean | HandedFile;
}

/** What a form was filled in with, by the custom ids of its inputs: a text, or the id of a channel. */
export type FormValues = Readonly<Record<string, string>>;

/** A thread that a person would like. */
export interface ThreadWish {
  readonly name: string;
  readonly message?: string;
  /** The first words, which a post of a forum needs. */
  readonly content?: string;
}
