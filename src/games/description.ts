import type { Say } from '../texts/say.ts';
import { asSentence } from './fitting.ts';

/**
 * Something to be told of a position: briefly in the description of a picture, which has little room, and in full in the position in
 * words. Without a full stop, or with one.
 */
export interface Statement {
  /** Absent where the position in words alone tells it. */
  readonly brief?: string;
  /** Lines; none where the description of the picture alone tells it. */
  readonly full: readonly string[];
}

/** What is told of one thing: a side of the table, a level. */
export interface DescribedPart {
  readonly title: string;
  readonly statements: readonly Statement[];
}

/** What is said in the same words in a picture's description and in the position in words. */
export const stated = (words: string): Statement => ({ brief: words, full: [words] });

/** What is told briefly, a sentence each. */
export const briefSentences = (statements: readonly Statement[]): readonly string[] =>
  statements.flatMap(({ brief }) => (brief === undefined || brief === '' ? [] : [asSentence(brief)]));

/** A part told briefly: its title and its sentences, as one text that is said whole or not at all. */
export const partInBrief = ({ title, statements }: DescribedPart, say: Say): string =>
  say('label-value', { label: title, value: briefSentences(statements).join(' ') });

/** Parts of a list that have commas of their own, with the language's semicolons between them; nothing where there are none. */
export const listParts = ([first = '', ...others]: readonly string[], say: Say): string =>
  others.reduce((some, more) => say('list-parts', { some, more }), first);

/** What is told in full, a line each. */
export const fullLines = (statements: readonly Statement[]): readonly string[] =>
  statements.flatMap(({ full }) => full);

/** A part told in full: its title and its lines below it. */
export const partInFull = ({ title, statements }: DescribedPart, say: Say): string =>
  [say('position-title', { title }), ...fullLines(statements)].join('\n');
