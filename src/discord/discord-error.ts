import { RESTJSONErrorCodes as Codes } from 'discord-api-types/v10';

/**
 * Why a request was not done: it already was (`acknowledged`), came too late for its token (`expired`), its message
 * is gone (`gone`) or its channel (`vanished`), that channel is closed to the bot (`closed`), an archived thread
 * (`archived`) or also locked (`locked`), no message of the bot reaches this person until they change something
 * (`unreachable`), Discord cannot now (`passing`), or does not want it so (`refused`).
 */
export const DISCORD_ERROR_KINDS = [
  'acknowledged',
  'expired',
  'gone',
  'vanished',
  'closed',
  'archived',
  'locked',
  'unreachable',
  'passing',
  'refused',
] as const;
/** One of {@link DISCORD_ERROR_KINDS}. */
export type DiscordErrorKind = (typeof DISCORD_ERROR_KINDS)[number];

/** A name of one of Discord's JSON codes ("Opcodes and Status Codes"). */
export type CodeName = keyof typeof Codes;

const byCode = <V>(named: { readonly [N in CodeName]?: V }): ReadonlyMap<number, V> =>
  new Map(Object.entries(named).map(([name, value]) => [Codes[name as CodeName], value]));

/** Discord's codes by what they mean for a request. Others are judged by status, see {@link errorKind}. */
const KINDS = byCode<DiscordErrorKind>({
  InteractionHasAlreadyBeenAcknowledged: 'acknowledged',
  UnknownInteraction: 'expired',
  UnknownWebhook: 'expired',
  InvalidWebhookToken: 'expired',
  UnknownMessage: 'gone',
  UnknownChannel: 'vanished',
  UnknownGuild: 'vanished',
  // A private thread to which the bot was not added, too.
  MissingAccess: 'closed',
  // A bot that was timed out, too: it may only read until that ends, and nothing tells when it does.
  MissingPermissions: 'closed',
  InvalidActionOnArchivedThread: 'archived',
  ThreadLocked: 'locked',
  CannotSendMessagesToThisUser: 'unreachable',
  CannotSendMessagesToThisUserDueToHavingNoMutualGuilds: 'unreachable',
  UnknownUser: 'unreachable',
  InvalidRecipients: 'unreachable',
  ActionCannotBePerformedDueToSlowmodeRateLimit: 'passing',
  AnnouncementEditLimitExceeded: 'passing',
  ChannelSendRateLimit: 'passing',
  ServerSendRateLimit: 'passing',
  // Discord counts edits of old messages for itself, and may say so with another status than 429.
  MaximumNumberOfEditsToMessagesOlderThanOneHourReached: 'passing',
  OpeningDirectMessagesTooFast: 'passing',
  SendMessagesHasBeenTemporarilyDisabled: 'passing',
  FeatureTemporarilyDisabledServerSide: 'passing',
  ApplicationInteractionFailedToSend: 'passing',
  ServiceResourceIsBeingRateLimited: 'passing',
  CloudflareIsBlockingYourRequest: 'passing',
  IndexNotYetAvailable: 'passing',
  ApplicationNotYetAvailable: 'passing',
  APIResourceOverloaded: 'passing',
});

/**
 * Statuses that say nothing about the request itself: a token that was reset (the next start has another, and sends
 * what waits), a request that took too long, and too many of them. All from 500 on are like that.
 */
const PASSING: ReadonlySet<number> = new Set([401, 408, 429]);

/** What a request that Discord refused has met, by the HTTP status and Discord's JSON code, 0 if it gave none. */
export const errorKind = (status: number, code: number): DiscordErrorKind =>
  KINDS.get(code) ?? (PASSING.has(status) || status >= 500 ? 'passing' : 'refused');

/** A part of a message without which Discord may take it: the emojis of its buttons and menus, or its pictures. */
export type MessagePart = 'icons' | 'pictures';

/**
 * Discord's codes for a message that it does not take as it is, by the part that may be the cause. A form with
 * several faults has one code and names the faults within, see {@link ABOUT_FILES}.
 */
const PARTS = byCode<MessagePart>({
  UnknownEmoji: 'icons',
  SpecifiedEmojiIsInvalid: 'icons',
  InvalidFormBodyOrContentType: 'icons',
  MaximumNumberOfAttachmentsInAMessageReached: 'pictures',
  RequestEntityTooLarge: 'pictures',
  FileUploadedExceedsMaximumSize: 'pictures',
  InvalidFileUploaded: 'pictures',
  ProvidedFileIsInvalid: 'pictures',
  ProvidedFileTypeIsInvalid: 'pictures',
  FailedToResizeAssetBelowTheMaximumSize: 'pictures',
  UploadedFileNotFound: 'pictures',
  AccessToFileUploadsHasBeenLimitedForThisGuild: 'pictures',
});

/** Form errors about files, by their places or names, as `UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND`. */
const ABOUT_FILES = /attachment|media|file/i;

/**
 * The part of a message that may be why Discord refused it; `undefined` if none is. `faults` are those of the form,
 * each with its place and name.
 */
export const partRefused = (code: number, faults: readonly string[]): MessagePart | undefined => {
  const part = PARTS.get(code);
  return part !== undefined && faults.some((fault) => ABOUT_FILES.test(fault)) ? 'pictures' : part;
};

/** What Discord complains about in a form, as `PLACE: NAME` each ("Reference", Error Messages). */
export function faultsIn(errors: unknown, place: readonly string[] = []): readonly string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]: [string, unknown]) => {
    if (key !== '_errors' || !Array.isArray(inner)) return faultsIn(inner, [...place, key]);
    return inner.flatMap((fault: unknown) =>
      typeof fault === 'object' && fault !== null && 'code' in fault
        ? [`${place.join('.')}: ${String(fault.code)}`]
        : [],
    );
  });
}

/** A request that was not done. The message names Discord's code, and nothing of the request. */
export class DiscordError extends Error {
  override readonly name = 'DiscordError';
  readonly kind: DiscordErrorKind;
  /** Discord's JSON code; 0 if it gave none. */
  readonly code: number;
  /** The part of the message without which Discord may take it. */
  readonly part: MessagePart | undefined;

  constructor(
    kind: DiscordErrorKind,
    message: string,
    { code = 0, part }: { readonly code?: number; readonly part?: MessagePart } = {},
  ) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.part = part;
  }
}

/** Does what Discord may refuse: then it tells `hear` and returns undefined. Throws what may work later. */
export async function unlessRefused<T>(
  work: () => Promise<T>,
  hear: (error: DiscordError) => void,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DiscordError) || error.kind === 'passing') throw error;
    hear(error);
    return undefined;
  }
}

/** Waits for what Discord is asked; undefined if it does not say. */
export const ifTold = <T>(asked: Promise<T> | undefined): Promise<T | undefined> | undefined =>
  asked?.catch((error: unknown) => {
    if (error instanceof DiscordError) return undefined;
    throw error;
  });
