import type { Log } from '../../log.ts';
import type { DiscordApi, SentMessage } from '../../protocol/discord-api.ts';
import type { Message, MessagePayload } from '../../protocol/message.ts';
import { type DesiredMessage, filesIn } from '../desired.ts';
import type { RequestKind, RequestOf, RequestOutcome } from '../next.ts';
import type { WaitingPress } from '../presses.ts';
import type { Desired, Observed } from '../state.ts';

/** How requests of one kind are made, and what is known of the channel after one. */
export interface RequestRule<K extends RequestKind> {
  /** `undefined` if it was not made because something has changed. Throws what Discord refuses as a `DiscordError`. */
  readonly make: (
    request: RequestOf<K>,
    task: RequestTask,
    parts: Performing,
  ) => Promise<RequestOutcome | undefined>;
  /** Pure; absent if nothing changes in the messages of a channel. */
  readonly after?: (request: RequestOf<K>, outcome: RequestOutcome, known: KnownMessages) => Observed;
}

/** What was known of a channel before a request. */
export interface KnownMessages {
  readonly observed: Observed;
  readonly desired: Desired;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What requests are made with. */
export interface Performing {
  readonly api: Pick<
    DiscordApi,
    | 'post'
    | 'edit'
    | 'delete'
    | 'read'
    | 'recent'
    | 'startThread'
    | 'renameThread'
    | 'putAway'
    | 'announce'
    | 'withdraw'
    | 'look'
  >;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly clock: { readonly now: () => number };
  /** The table of a message; `undefined` if nobody has noted the message. */
  readonly ofMessage: (message: string) => Promise<string | undefined>;
}

/** What a request is made from. */
export interface RequestTask {
  readonly desired: DesiredMessage;
  /** Whose answer the request can be: of a press, where a message is changed, and of a command, where one is posted. */
  readonly carrier: WaitingPress | undefined;
  /** Numbers the messages that were posted in the place of others. */
  readonly again: number;
  /** Paints a message in its turn; `undefined` if something has changed by then. `pings` are those whom it notifies. */
  readonly paint: (message: Message, pings?: readonly string[]) => Promise<MessagePayload | undefined>;
}

/** What came of a request with which Discord took a message, as far as it told. */
export const doneWith = (
  message: Message,
  sent: Partial<Pick<SentMessage, 'attachments' | 'isPoorer'>>,
): Extract<RequestOutcome, { readonly kind: 'done' }> => ({
  kind: 'done',
  ...filesIn(message, sent),
  ...(sent.isPoorer === true ? { isPoorer: true } : {}),
});
