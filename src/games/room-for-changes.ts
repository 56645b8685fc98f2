import { ALT_LENGTH } from '../canvas/picture.ts';

/** Characters of what is new: some for the word and the ellipsis, at least a few, and no more than anybody reads. */
const AROUND = 14;
const LEAST_ROOM = 60;
const MOST_ROOM = 320;

/** How many characters of an alt text what is new may take beside sentences that have to be there. */
export const roomForChanges = (sentences: readonly string[]): number =>
  Math.min(MOST_ROOM, Math.max(LEAST_ROOM, ALT_LENGTH - AROUND - sentences.join(' ').length));

/** As much of a list as there is room for, the rest as an ellipsis. */
export const listWithin = (parts: readonly string[], most: number): string => {
  let list = '';
  for (const part of parts) {
    const longer = list === '' ? part : `${list}, ${part}`;
    if (longer.length > most) return list === '' ? '…' : `${list}, …`;
    list = longer;
  }
  return list;
};
