import { neutral } from '../texts/neutral-text.ts';
import type { Say } from '../texts/say.ts';
import { setApart } from '../texts/shown-text.ts';
import type { BrokenRecord } from './broken-record.ts';

/** What sentences are filled with where a problem brings nothing for it: those that need it have it. */
const NO_ARGS = {
  ...{ version: '', text: '', name: '', game: '', theirs: '', ours: '', what: '' },
  ...{ said: '', is: '', seat: '', answer: '', draw: '' },
} as const;

/** What is wrong with a record, and where in its text. What is quoted from it may be of any script. */
export function problemSentence({ problem, args, place }: BrokenRecord, say: Say): string {
  const quoted = Object.fromEntries(
    Object.entries(args).map(([name, arg]) => [
      name,
      typeof arg === 'string' ? setApart(neutral(arg).replaceAll('\n', ' ')) : arg,
    ]),
  );
  const sentence = say(`record-problem-${problem}`, { ...NO_ARGS, ...quoted });
  return place === undefined ? sentence : say('record-problem-at', { ...place, problem: sentence });
}
