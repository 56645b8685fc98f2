import type { Say } from '../texts/say.ts';
import { asSentence } from './fitting.ts';

/** What is told of one thing in words: a side of the table, the middle. Lines without a full stop, or with one. */
export interface DescribedPart {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A part as one text, title and lines as sentences, which a picture's description has whole or not at all. */
export const partInSentences = ({ title, lines }: DescribedPart, say: Say): string =>
  say('label-value', { label: title, value: lines.map(asSentence).join(' ') });

/** A part in the position in words: its title and below it a list, one that screen readers follow. */
export const partInLines = ({ title, lines }: DescribedPart): readonly string[] => [
  `**${title}**`,
  ...lines.map((line) => `- ${line}`),
];

/** Joins parts that have commas of their own, with the language's semicolons; empty if there are no parts. */
export const listParts = ([first = '', ...others]: readonly string[], say: Say): string =>
  others.reduce((some, more) => say('list-parts', { some, more }), first);
