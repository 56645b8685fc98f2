import { type FontWeight, plain, textWidth, wrapped, write } from '../../../canvas/fonts.ts';
import type { Pen } from '../../../canvas/pen.ts';
import { TYPE } from '../../../canvas/theme.ts';

/** The room that what a card does has on it, in pixels. */
export interface TextRoom {
  readonly width: number;
  readonly height: number;
}

interface Block {
  readonly lines: readonly string[];
  readonly size: number;
  readonly line: number;
}

const SIZES = [34, 31, TYPE.phone, TYPE.strong, TYPE.body, TYPE.small] as const;
/** The largest letters on any card: easy to read on a phone, which shows pictures a third as wide. */
export const LARGEST = SIZES[0];
const lineOf = (size: number): number => Math.round(size * 1.14);

/** The largest size, up to `largest`, at which all these texts fit, so that cards match; the smallest if none does. */
export const commonSize = (texts: readonly string[], { width, height }: TextRoom, largest: number): number =>
  SIZES.filter((size) => size <= largest).find((size) =>
    texts.every((text) => wrapped(text, size, 'plain', width).length * lineOf(size) <= height),
  ) ?? TYPE.small;

/** A text in lines of a size. */
export const blockOf = (text: string, { width, height }: TextRoom, size: number): Block => {
  const line = lineOf(size);
  const lines = wrapped(text, size, 'plain', width);
  const most = Math.max(1, Math.floor(height / line));
  return lines.length <= most
    ? { lines, size, line }
    : { lines: [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')], size, line };
};

/** Draws lines downwards from `top`. */
export const drawBlock = (
  pen: Pen,
  { lines, size, line }: Block,
  paint: string,
  x: number,
  top: number,
  width: number,
  align: 'left' | 'center',
): void => {
  for (const [index, words] of lines.entries())
    write(pen, words, x, top + (index + 0.5) * line, { ...plain(size, paint), align, width });
};

/** Where a word can be parted: after a vowel, before a consonant that a vowel follows. */
const SYLLABLE = /(?<=\p{L}[aeiouyäöüáéíóú])(?=(?![aeiouyäöüáéíóú])\p{L}[aeiouyäöüáéíóúrlh])/giu;

/** A word in two with a hyphen, parted near its middle; whole if it cannot be. */
function parted(word: string, fits: (part: string) => boolean): readonly string[] {
  const ways = [...word.matchAll(SYLLABLE)]
    .map(({ index }) => [`${word.slice(0, index)}-`, word.slice(index)] as const)
    .filter((parts) => parts.every(fits))
    .toSorted(
      ([one, rest], [other, others]) =>
        Math.abs(one.length - rest.length) - Math.abs(other.length - others.length),
    );
  return ways[0] ?? [word];
}

/** A name in lines of at most this width; a word that is too long for one is parted. */
export function nameLines(name: string, size: number, weight: FontWeight, width: number): readonly string[] {
  const fits = (words: string): boolean => textWidth(words, size, weight) <= width;
  return wrapped(name, size, weight, width).flatMap((line) => (fits(line) ? [line] : parted(line, fits)));
}
