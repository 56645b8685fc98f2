import type { Say } from '../texts/say.ts';
import type { BrokenRecord } from './broken-record.ts';

/** What sentences are filled with where a problem brings nothing for it: those that need it have it. */
const NO_ARGS = {
  ...{ version: '', text: '', name: '', game: '', theirs: '', ours: '', what: '' },
  ...{ said: '', is: '', seat: '', answer: '', draw: '' },
} as const;

/** What is wrong with a record, and where in its text. */
export function problemSentence({ problem, args, place }: BrokenRecord, say: Say): string {
  const sentence = say(`record-problem-${problem}`, { ...NO_ARGS, ...args });
  return place === undefined ? sentence : say('record-problem-at', { ...place, problem: sentence });
}
