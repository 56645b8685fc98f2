import type { Say } from '../texts/say.ts';

const linesOf = (words: string): readonly string[] => words.split('\n');

/** Every name that a table may have: each line of these words with each time or place there is. */
export const tableNames = (namesakes: string, say: Say): readonly string[] =>
  linesOf(namesakes).flatMap((who) => linesOf(say('names-when')).map((when) => `${who} ${when}`));
