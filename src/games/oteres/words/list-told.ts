import type { Say } from '../../../texts/say.ts';
import { COMMA } from '../board/piece-words.ts';

/** Names in a sentence: "Ana, Björn and Chidi". */
export const listTold = (say: Say, names: readonly string[]): string => {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : say('oteres-told-list', { some: names.slice(0, -1).join(COMMA), last });
};
