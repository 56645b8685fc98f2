import { RESTJSONErrorCodes as Codes } from 'discord-api-types/v10';
import type { AccessError } from '../../tables/model/channel.ts';
import { guestOf, type TableNow } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { labelName, plainName, shortened } from '../../texts/shown-text.ts';
import type { CodeName } from '../discord-error.ts';
import { EVENT_ABOUT, EVENT_NAME, EVENT_PLACE } from '../protocol/limits.ts';
import { type Message, text } from '../protocol/message.ts';
import { namesOf } from '../protocol/obstacle.ts';
import type { NeededPermission } from '../protocol/permissions.ts';
import { type StandingMessage, withoutButtons } from '../protocol/standing-message.ts';
import { noteMessage } from './components.ts';
import { namesAt } from './message-context.ts';
import { nameOfTable, titleOf } from './table-words.ts';

/** What a table's own thread is called. */
export function threadName(now: TableNow, say: Say, length: number): string {
  const { game } = now;
  const name = labelName(nameOfTable(now, say));
  return shortened(say('thread-name', { name, game: game.title(say) }), length);
}

/** How an event of the server tells of a table: what it is called, and the way there. */
export function serverEventWords(
  now: TableNow,
  say: Say,
): { readonly name: string; readonly about: string; readonly place: string } {
  const place = `https://discord.com/channels/${now.table.guild}/${now.table.channel}`;
  return {
    name: threadName(now, say, EVENT_NAME),
    about: shortened(say('gathering-event', { address: place }), EVENT_ABOUT),
    place: shortened(place, EVENT_PLACE),
  };
}

/** What somebody is told in a direct message, or in private, in a few sentences. */
const toldOf = (...sentences: readonly string[]): Message => noteMessage(sentences.join(' '));

function tableWords(now: TableNow, person: string, say: Say): string {
  const people = namesAt(now.table, say, plainName, (seated) => guestOf(seated) !== person);
  const game = titleOf(now, say);
  return people === '' ? game : say('place-told-table', { game, people });
}

/**
 * The host's direct message once the bot cannot write where their table lives; `missing` are the permissions that the
 * bot lacks there, if known.
 */
export function lostPlaceMessage(
  now: TableNow,
  accessError: AccessError,
  missing: readonly NeededPermission[],
  say: Say,
): Message {
  const { host, channel } = now.table;
  // With all that it needs there, nobody knows why it is refused.
  const why = accessError === 'closed' && missing.length === 0 ? 'refused' : accessError;
  return toldOf(
    say('place-told', { table: tableWords(now, host, say) }),
    accessErrorWords(why, channel, say),
    ...(why === 'closed' ? [say('place-missing', { missing: namesOf(missing, say) })] : []),
  );
}

/** What texts call the reasons why a channel cannot be spoken to. */
const WORD_OF = {
  ...({ vanished: 'vanished', closed: 'closed', locked: 'locked', private: 'private' } as const),
  ...({ 'timed-out': 'timed-out', left: 'left', refused: 'not-taken' } as const),
} as const satisfies Record<AccessError, string>;

/** Why a table cannot be spoken of where it lives, and what to do about it, in a few words. */
export const accessErrorWords = (accessError: AccessError, channel: string, say: Say): string =>
  say(`place-${WORD_OF[accessError]}`, { channel: `<#${channel}>` });

/** What whoever is up is told in a direct message while their board cannot be shown where the table lives. */
export const unseenTurnMessage = (
  now: TableNow,
  person: string,
  accessError: AccessError,
  say: Say,
): Message =>
  toldOf(
    say('place-up', { table: tableWords(now, person, say) }),
    accessErrorWords(accessError, now.table.channel, say),
  );

/** A direct message after a press that could not be answered in place: whether it counted, and what to do. */
export const unansweredMessage = (now: TableNow, counted: boolean, say: Say): Message =>
  toldOf(
    say(counted ? 'place-unanswered-counted' : 'place-unanswered', { game: titleOf(now, say) }),
    accessErrorWords('locked', now.table.channel, say),
  );

/** The same of a command that was typed: whether it has done what it is for, and what to do. */
export const unansweredCommandMessage = (
  typed: string,
  channel: string,
  counted: boolean,
  say: Say,
): Message => {
  const about = { command: `\`${typed}\``, channel: `<#${channel}>` };
  return toldOf(say(counted ? 'place-unheard-counted' : 'place-unheard', about));
};

/** A former live message of a table that lives elsewhere now: what it shows, and the way there. */
export function formerPlaceMessage(standing: StandingMessage, { table }: TableNow, say: Say): Message {
  return withoutButtons(standing, [text(`-# ${say('place-went', { channel: `<#${table.channel}>` })}`)]);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What slow mode means for a game, and what helps. `seconds` is what Discord tells of the channel. */
export const slowModeWords = (seconds: number, say: Say): string =>
  say('permissions-slow-mode', { wait: waitOf(seconds, say) });

function waitOf(seconds: number, say: Say): string {
  if (seconds >= HOUR) return say('slow-mode-hours', { count: Math.round(seconds / HOUR) });
  if (seconds >= MINUTE) return say('slow-mode-minutes', { count: Math.round(seconds / MINUTE) });
  return say('slow-mode-seconds', { count: seconds });
}

/** Discord's codes for a page that could not be shown, by the text that tells why and what helps: `refused-…`. */
export const SENTENCE_OF_CODE = {
  RequestEntityTooLarge: 'refused-too-large',
  FileUploadedExceedsMaximumSize: 'refused-too-large',
  AccessToFileUploadsHasBeenLimitedForThisGuild: 'refused-uploads',
  MessageWasBlockedByAutomaticModeration: 'refused-moderated',
  TitleWasBlockedByAutomaticModeration: 'refused-moderated',
  MessageBlockedByHarmfulLinksFilter: 'refused-moderated',
  UnknownEmoji: 'refused-icons',
  SpecifiedEmojiIsInvalid: 'refused-icons',
  ChannelVerificationLevelTooHighForYouToGainAccess: 'refused-verification',
  ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages: 'refused-follow-ups',
  ActionCannotBePerformedDueToSlowmodeRateLimit: 'refused-busy',
  ChannelSendRateLimit: 'refused-busy',
  ServerSendRateLimit: 'refused-busy',
  SendMessagesHasBeenTemporarilyDisabled: 'refused-busy',
  FeatureTemporarilyDisabledServerSide: 'refused-busy',
  ServiceResourceIsBeingRateLimited: 'refused-busy',
  APIResourceOverloaded: 'refused-busy',
  ServerNotAvailableInYourLocation: 'refused-location',
} as const satisfies Partial<Record<CodeName, string>>;

const SENTENCES: ReadonlyMap<number, (typeof SENTENCE_OF_CODE)[keyof typeof SENTENCE_OF_CODE]> = new Map(
  Object.entries(SENTENCE_OF_CODE).map(([name, key]) => [Codes[name as keyof typeof SENTENCE_OF_CODE], key]),
);

/** Why Discord did not show something, and what helps; `undefined` if its code, 0 if there is none, does not tell. */
export function discordRefusalWords(code: number, say: Say): string | undefined {
  const key = SENTENCES.get(code);
  return key && say(key);
}
