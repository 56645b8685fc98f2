import { setApart } from './shown-text.ts';

/** Begins a new line in Unicode and in files of other systems. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/gu;
/**
 * Control characters except line breaks, lone surrogates, and all that changes the direction of text;
 * https://unicode.org/reports/tr9/#Directional_Formatting_Codes
 */
const CONTROLS = /[^\P{Cc}\n]|[\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * Text from people or Discord, made safe for a terminal, a log or a file: it moves no cursor, sets no colour and
 * turns around no text beside it. Lines stay.
 */
export const neutral = (words: string): string =>
  words.replaceAll(LINE_ENDS, '\n').replaceAll('\t', ' ').replaceAll(CONTROLS, '');

/** What is set apart in a text, see `setApart`. */
const SET_APART = /\u2068([^\u2068\u2069]*)\u2069/u;

/** Like {@link neutral}, but keeps the isolates around names: nothing else can turn text around. */
export const neutralApart = (words: string): string =>
  words
    .split(SET_APART)
    .map((part, at) => (at % 2 === 0 ? neutral(part) : setApart(neutral(part))))
    .join('');

/** Any value as JSON that is safe to write anywhere, see {@link neutral}. Cleans keys as well. */
export const neutralJson = (value: unknown, indent?: number): string =>
  JSON.stringify(
    value,
    (_, each: unknown) => {
      if (typeof each === 'string') return neutral(each);
      if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
      return Object.fromEntries(Object.entries(each).map(([key, held]) => [neutral(key), held]));
    },
    indent,
  );
