import { type APIComponentInContainer, ComponentType } from 'discord-api-types/v10';
import type { Message } from '../protocol/message.ts';
import { hasRoomBelow, ICON_ROOM, type Pressed, pressedOf } from './screen.ts';

/**
 * Whether a line below this board leaves its last picture, the question and all buttons in sight, on a desktop and on a phone. Nothing has room
 * below a board that also asks or tells something of the table.
 */
export function hasRoomForLine({ components, pictures }: Message, words: string): boolean {
  const parts = components.flatMap((part) =>
    part.type === ComponentType.Container ? part.components : [part],
  );
  const below = parts.slice(parts.findLastIndex(({ type }) => type === ComponentType.MediaGallery) + 1);
  const line = below.findIndex(({ type }) => type === ComponentType.Separator);
  // Behind the line stands a row of what only looks, for which each screen has its room.
  if (line !== below.length - 2) return false;
  const asked = below.slice(0, line);
  return hasRoomBelow(
    pictures.at(-1),
    { words: asked.flatMap(wordsOf), rows: asked.flatMap(pressedIn) },
    seenWords(words),
  );
}

const pressedIn = (part: APIComponentInContainer): readonly (readonly Pressed[])[] =>
  part.type === ComponentType.ActionRow
    ? [
        part.components.map((each) =>
          each.type === ComponentType.Button ? pressedOf(each) : { label: '', hasIcon: false },
        ),
      ]
    : [];

const wordsOf = (part: APIComponentInContainer): readonly string[] =>
  part.type === ComponentType.TextDisplay ? part.content.split('\n').map(seenWords) : [];

/** Letters of a name, where Discord writes it for a mention. */
const NAME = '■'.repeat(16);

/** A line as it is seen: icons and names in the place of what stands for them, and no marks. */
const seenWords = (words: string): string =>
  words
    .replace(/<a?:\w+:\d+> ?/gu, ICON_ROOM)
    .replace(/<@\d+>/gu, NAME)
    .replaceAll('*', '');
