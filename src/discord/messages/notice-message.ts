import type { Say } from '../../texts/say.ts';
import { container, text } from './components.ts';
import type { Message } from './message.ts';
import { mention } from './telling.ts';

/** What somebody is told of who keeps a table waiting. */
export interface Notice {
  /** That it is their turn, or that it still is. */
  readonly kind: 'notice' | 'remind';
  readonly person: string;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  /** The name of the game, and the way to its board. */
  readonly game: string;
  readonly link: string;
}

/** A message that tells one person that a table waits for them: their own, or one in the channel that calls them. */
export function noticeMessage(
  { kind, person, since, game, link }: Notice,
  where: 'direct' | 'channel',
  say: Say,
): Message {
  const [who, time] = [mention(person), `<t:${Math.floor(since / 1000)}:R>`];
  const words =
    where === 'channel'
      ? say('notice-remind', { who, game, since: time, link })
      : kind === 'notice'
        ? say('notice-turn', { game, link })
        : say('notice-remind-direct', { game, since: time, link });
  // A direct message tells of itself.
  const pings = where === 'channel' ? [person] : [];
  return { components: [container('playing', [text(words)])], pictures: [], pings };
}
