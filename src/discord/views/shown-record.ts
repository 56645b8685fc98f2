import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PlayableGame } from '../../games/playable.ts';
import { type Id, SHOWN_AS, type ShownAs } from '../protocol/ids.ts';
import { container, file, gallery, type Message, text } from '../protocol/message.ts';
import { button } from './components.ts';
import type { MessageContext } from './message-context.ts';

/** To what a game that is over can be had as, or to some of it, as far as the host allows it. */
export const shownButtons = (
  idOf: (as: ShownAs) => Id,
  { say, icons, off }: MessageContext,
  which: readonly ShownAs[] = SHOWN_AS,
): readonly APIButtonComponent[] =>
  which
    .filter((as) => off?.has(as) !== true)
    .map((as) => button({ id: idOf(as), label: say(`button-${as}`) }, icons));

/** A game as a page that can be kept and handed on. */
export function pageMessage({ name }: PlayableGame, html: string, { say }: MessageContext): Message {
  const called = `${name}-replay.html`;
  return {
    components: [container('private', [text(say('page-ready')), file(called)])],
    pictures: [],
    files: [{ name: called, data: Buffer.from(html) }],
  };
}

/** A game as a film. */
export function filmMessage(
  game: PlayableGame,
  bytes: Uint8Array,
  names: readonly string[],
  { say }: MessageContext,
): Message {
  const people = names.join(', ');
  const film = {
    name: `${game.name}-film.webp`,
    alt: say('film-alt', { game: game.title(say), people }),
    ...{ width: 0, height: 0 },
    paint: async () => bytes,
  };
  return {
    components: [container('private', [text(say('film-ready')), gallery(film)])],
    pictures: [film],
  };
}
