import {
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { shortened } from '../../texts/shortened.ts';
import { TEXT } from './limits.ts';

/** The components of a message with no more words than it has room for, see {@link shortTexts}. */
export function withinTextRoom(
  components: readonly APIMessageTopLevelComponent[],
): readonly APIMessageTopLevelComponent[] {
  const longest = longestWithin(components, TEXT);
  return components.flatMap((part): readonly APIMessageTopLevelComponent[] =>
    part.type === ComponentType.Container
      ? [{ ...part, components: part.components.flatMap((inner) => short(inner, longest)) }]
      : short(part, longest),
  );
}

/**
 * Parts of a message with room for so many letters: where their texts have more, the longest of them lose lines at their end. A text
 * without words is left out.
 */
export const shortTexts = (
  parts: readonly APIComponentInContainer[],
  room: number,
): readonly APIComponentInContainer[] => {
  const longest = longestWithin(parts, room);
  return parts.flatMap((part) => short(part, longest));
};

type Part = APIMessageTopLevelComponent | APIComponentInContainer;

/** The letters of all texts in these parts. */
export const lettersIn = (parts: readonly Part[]): number =>
  parts.flatMap(textsOf).reduce((sum, { length }) => sum + length, 0);

function textsOf(part: Part): readonly string[] {
  if (part.type === ComponentType.Container) return part.components.flatMap(textsOf);
  return part.type === ComponentType.TextDisplay ? [part.content] : [];
}

/** How long each text may be for all of them to have room together. */
function longestWithin(parts: readonly Part[], room: number): number {
  const lengths = parts.flatMap(textsOf).map(({ length }) => length);
  let left = room;
  for (const [at, length] of lengths.toSorted((one, other) => one - other).entries()) {
    const share = Math.floor(left / (lengths.length - at));
    if (length > share) return share;
    left -= length;
  }
  return room;
}

function short(part: APIComponentInContainer, longest: number): readonly APIComponentInContainer[] {
  if (part.type !== ComponentType.TextDisplay) return [part];
  const content = lines(part.content, longest);
  return content.trim() === '' ? [] : [{ ...part, content }];
}

/** As many whole lines as there is room for, with a sign that there were more; of a first line that is too long its beginning. */
function lines(content: string, length: number): string {
  if (content.length <= length) return content;
  const end = content.lastIndexOf('\n', length - 2);
  return end < 1 ? shortened(content, Math.max(0, length)) : `${content.slice(0, end)}\n…`;
}
