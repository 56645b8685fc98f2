import type { Say } from '../../texts/say.ts';
import { container, type Message, text } from '../protocol/message.ts';
import { mention, momentOf } from './message-context.ts';

/** What somebody is told of a table. Times are milliseconds since 1970. */
export type Told =
  /** It is their turn. */
  | { readonly kind: 'turn' }
  /** It still is, and has been since a time; it ends at another where their time is limited. */
  | { readonly kind: 'remind'; readonly since: number; readonly until: number | undefined }
  /** Their time is over, and the others are asked what to do. */
  | { readonly kind: 'over' }
  /** Their seat is handed on at a time unless they play. */
  | { readonly kind: 'warned'; readonly until: number }
  /** The computer plays on for them. */
  | { readonly kind: 'replaced' }
  /** Their planned turn was played. */
  | { readonly kind: 'planned' };

/** What somebody is told: in which game, and the way to its board. */
export interface NoticeWords {
  readonly told: Told;
  readonly person: string;
  readonly game: string;
  readonly link: string;
}

/** A message for one person about a table: their own, or one in the channel that calls them. */
export function noticeMessage(notice: NoticeWords, where: 'direct' | 'channel', say: Say): Message {
  const { person } = notice;
  const told = inWords(notice, say);
  const words = where === 'direct' ? told : say('notice-called', { who: mention(person, say), notice: told });
  // A direct message tells of itself.
  const pings = where === 'channel' ? [person] : [];
  return { components: [container('playing', [text(words)])], pictures: [], pings };
}

function inWords({ told, game, link }: NoticeWords, say: Say): string {
  switch (told.kind) {
    case 'turn':
      return say('notice-turn', { game, link });
    case 'remind': {
      const since = momentOf(told.since);
      return told.until === undefined
        ? say('notice-remind', { game, since, link })
        : say('notice-remind-due', { game, since, until: momentOf(told.until), link });
    }
    case 'over':
      return say('notice-over', { game, link });
    case 'warned':
      return say('notice-warned', { game, until: momentOf(told.until), link });
    case 'replaced':
      return say('notice-replaced', { game, link });
    case 'planned':
      return say('notice-planned', { game, link });
  }
}
