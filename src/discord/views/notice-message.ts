import { guestOf, type Table } from '../../tables/model/table.ts';
import type { ManagedEvent } from '../../tables/model/table-event.ts';
import type { Waiting } from '../../tables/model/waiting.ts';
import type { Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';
import { type Message, text } from '../protocol/message.ts';
import { framed } from './components.ts';
import { managedLine } from './happened-words.ts';
import { dayAndTime, mentions, momentOf, namesAt, seatName } from './message-context.ts';

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
