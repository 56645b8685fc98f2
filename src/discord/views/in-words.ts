import { type APIComponentInContainer, ComponentType } from 'discord-api-types/v10';
import { plainText } from '../../texts/shown-text.ts';
import { TEXT } from '../protocol/limits.ts';
import { lettersIn, type Message, text } from '../protocol/message.ts';

/** With less room than this, in letters, a picture is rather left out than told of. */
const LEAST = 40;

/**
 * A page for a person who reads boards rather than looks at them: each picture is replaced by its description, as far
 * as it fits. Nothing is painted for it.
 */
export function inWords(message: Message): Message {
  if (message.pictures.length === 0) return message;
  const alts = new Map(message.pictures.map(({ name, alt }) => [`attachment://${name}`, alt]));
  let room = TEXT - lettersIn(message.components);
  const told = (part: APIComponentInContainer): readonly APIComponentInContainer[] => {
    if (part.type !== ComponentType.MediaGallery) return [part];
    const words = part.items.flatMap(({ media }) => {
      const shown = shortened(plainText(alts.get(media.url) ?? ''), room);
      room -= shown.length + 1;
      return shown === '' ? [] : [shown];
    });
    return words.length === 0 ? [] : [text(words.join('\n'))];
  };
  return {
    ...message,
    components: message.components.map((part) =>
      part.type === ComponentType.Container ? { ...part, components: part.components.flatMap(told) } : part,
    ),
    pictures: [],
  };
}

/** As many of the words as there is room for. */
function shortened(words: string, room: number): string {
  if (words.length <= room) return words;
  if (room < LEAST) return '';
  const end = words.lastIndexOf(' ', room - 1);
  return `${words.slice(0, end < LEAST / 2 ? room - 1 : end)}…`;
}
