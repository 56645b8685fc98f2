import { RESTJSONErrorCodes as Codes } from 'discord-api-types/v10';
import type { AccessError } from '../../tables/model/channel.ts';
import { guestOf, type Table, type TableNow } from '../../tables/model/table.ts';
import type { ManagedEvent } from '../../tables/model/table-event.ts';
import type { Waiting } from '../../tables/model/waiting.ts';
import type { Say } from '../../texts/say.ts';
import { labelName, plainName, shortened } from '../../texts/shown-text.ts';
import type { CodeName } from '../discord-error.ts';
import { EVENT_ABOUT, EVENT_NAME, EVENT_PLACE } from '../protocol/limits.ts';
import { type Message, text } from '../protocol/message.ts';
import { namesOf } from '../protocol/obstacle.ts';
import type { NeededPermission } from '../protocol/permissions.ts';
import { type StandingMessage, withoutButtons } from '../protocol/standing-message.ts';
import { framed, noteMessage } from './components.ts';
import { managedLine } from './happened.ts';
import { dayAndTime, mentions, momentOf, namesAt, seatName } from './message-context.ts';
import { nameOfTable, titleOf } from './table-words.ts';

/** What somebody is told of a table. Times are milliseconds since 1970. */
export type NoticeContent =
  | { readonly kind: 'waits'; readonly waiting: readonly Waiting[] }
  | { readonly kind: 'warned'; readonly until: number }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'planned' }
  | { readonly kind: 'managed'; readonly event: ManagedEvent };

/** What somebody is told of one table: in which game, and the way to its board. */
export interface NoticeWords {
  readonly told: readonly NoticeContent[];
  readonly table: Table;
  readonly game: string;
  readonly link: string;
}

interface Addressees {
  readonly people: readonly string[];
  readonly where: 'direct' | 'channel';
}

/** A message about tables, each a part of its own: which one, the notice, and a link. */
export function noticeMessage(
  tables: readonly NoticeWords[],
  { people, where }: Addressees,
  say: Say,
): Message {
  const isCalled = where === 'channel';
  const parts = tables.map((about, at) => {
    const notice = aboutTable(about, people, say);
    return text(at === 0 && isCalled ? `${mentions(people, say)} · ${notice}` : notice);
  });
  // A direct message tells of itself.
  return framed('playing', parts, { pings: isCalled ? people : [] });
}

function aboutTable({ told, table, game, link }: NoticeWords, people: readonly string[], say: Say): string {
  const others = namesAt(table, say, plainName, (seated) => !people.includes(guestOf(seated)));
  const words = told.flatMap((each) => inWords(each, table, people[0], say)).join(' ');
  return others === ''
    ? say('notice-table-alone', { game, words, link })
    : say('notice-table', { game, others, words, link });
}

function inWords(told: NoticeContent, table: Table, person: string | undefined, say: Say): readonly string[] {
  switch (told.kind) {
    case 'waits':
      return told.waiting.map((waiting) => waitingInWords(waiting, table, say));
    case 'warned':
      return [say('notice-warned', { until: momentOf(told.until) })];
    case 'replaced':
    case 'planned':
      return [say(`notice-${told.kind}`)];
    case 'managed':
      return [
        managedLine(told.event, table, say, person),
        ...(told.event.act === 'free' && told.event.blocked === undefined ? [say('notice-freed')] : []),
      ];
  }
}

function waitingInWords(waiting: Waiting, table: Table, say: Say): string {
  switch (waiting.kind) {
    case 'turn': {
      const since = momentOf(waiting.since);
      return waiting.until === undefined
        ? say('notice-turn', { since })
        : say('notice-turn-due', { since, until: momentOf(waiting.until) });
    }
    case 'over':
    case 'vote':
    case 'vacancy':
      return say(`notice-${waiting.kind}`);
    case 'late': {
      const seated = table.seats.find((each) => each.kind === 'person' && each.id === waiting.who);
      return say('notice-late', { who: seated === undefined ? '' : plainName(seatName(seated, table, say)) });
    }
    case 'invitation':
      return waiting.until === undefined
        ? say('notice-invitation')
        : say('notice-invitation-until', { until: dayAndTime(waiting.until) });
  }
}

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

const toldOf = (...sentences: readonly string[]): Message => noteMessage(sentences.join(' '));

function tableWords(now: TableNow, person: string, say: Say): string {
  const people = namesAt(now.table, say, plainName, (seated) => guestOf(seated) !== person);
  const game = titleOf(now, say);
  return people === '' ? game : say('place-told-table', { game, people });
}

/** The host's direct message once the bot cannot write where their table lives. `missing`: what it lacks there. */
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

/** Why a table cannot be spoken of where it lives, and what to do about it, in a few words. */
export const accessErrorWords = (accessError: AccessError, channel: string, say: Say): string =>
  say(`place-${accessError === 'refused' ? 'not-taken' : accessError}`, { channel: `<#${channel}>` });

/** The direct message for a player who is up while their board cannot be shown where the table lives. */
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
