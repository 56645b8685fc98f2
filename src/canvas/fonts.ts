import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import { familiesFor, registerFont } from './font-files.ts';
import type { Pen } from './pen.ts';
import { PALETTE, TYPE } from './theme.ts';

const FAMILY = 'Harbour Exo 2';
const require = createRequire(import.meta.url);
for (const file of ['600SemiBold/Exo2_600SemiBold', '700Bold/Exo2_700Bold', '800ExtraBold/Exo2_800ExtraBold'])
  registerFont(require.resolve(`@expo-google-fonts/exo-2/${file}.ttf`), FAMILY);

/** The three weights that pictures are set in. */
export const WEIGHTS = { plain: 600, bold: 700, heavy: 800 } as const;
/** How heavy text is set. */
export type FontWeight = keyof typeof WEIGHTS;

/** Capital letters reach this much of the type size above the baseline (Exo 2). */
const CAP_HEIGHT = 0.675;

/** Sets a pen's font for a text, size in pixels. Text in fonts of other scripts gets its weight separately. */
const setFont = (pen: Pen, text: string, size: number, weight: FontWeight): void => {
  const others = familiesFor(text);
  const families = [FAMILY, ...others].map((name) => `"${name}"`);
  pen.font = `${WEIGHTS[weight]} ${size}px ${families.join(', ')}`;
  pen.fontVariationSettings = others.length === 0 ? 'normal' : `"wght" ${WEIGHTS[weight]}`;
};

const ruler = createCanvas(1, 1).getContext('2d');

/** The most texts whose widths are remembered: measuring them anew is a third of the time that a board takes. */
const MOST_WIDTHS = 5_000;
const widths = new LRUCache<string, number, () => number>({
  max: MOST_WIDTHS,
  memoMethod: (_key, _former, { context: measure }) => measure(),
});

/** How wide text will be, in pixels. */
export const textWidth = (text: string, size: number, weight: FontWeight): number =>
  widths.memo(`${size} ${weight} ${text}`, {
    context: () => {
      setFont(ruler, text, size, weight);
      return ruler.measureText(text).width;
    },
  });

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The number that a name ends with, which may be all that tells it from another; also where the name is set apart. */
const ENDING_NUMBER = / \d{1,2}\u2069?$/u;

/** The text, or as much of its beginning as fits the width, with an ellipsis and the number it ends with. */
export const shortenedToWidth = (text: string, size: number, weight: FontWeight, width: number): string => {
  if (textWidth(text, size, weight) <= width) return text;
  const number = ENDING_NUMBER.exec(text)?.[0] ?? '';
  const named = text.slice(0, text.length - number.length);
  const letters = [...graphemes.segment(named)].map(({ segment }) => segment);
  let [fits, fails] = [0, letters.length];
  while (fails - fits > 1) {
    const half = (fits + fails) >> 1;
    if (textWidth(`${cut(letters, half)}${number}`, size, weight) <= width) fits = half;
    else fails = half;
  }
  return `${cut(letters, fits)}${number}`;
};

/** The words in lines of at most this width, in pixels; a longer word has a line of its own. */
export const wrapped = (
  words: string,
  size: number,
  weight: FontWeight,
  width: number,
): readonly string[] => {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const PROBE = 24;
const probe = createCanvas(PROBE * 2, PROBE * 2).getContext('2d');
const MOST_LETTERS = 10_000;
const pixelsOf = (text: string): Buffer => {
  probe.clearRect(0, 0, PROBE * 2, PROBE * 2);
  setFont(probe, text, PROBE, 'bold');
  probe.fillText(text, PROBE / 2, PROBE * 1.4);
  return Buffer.from(probe.getImageData(0, 0, PROBE * 2, PROBE * 2).data);
};
/** What is drawn for a code point that no font has. */
const MISSING = pixelsOf('\u{10FFFF}');

const drawable = new LRUCache<string, boolean>({
  max: MOST_LETTERS,
  memoMethod: (letter) => [...letter].every((point) => !pixelsOf(point).equals(MISSING)),
});

/** A letter as it can be drawn: itself, else its plain form (Unicode's compatibility form, for 𝓐), else nothing. */
const drawn = (letter: string): string => {
  if (drawable.memo(letter)) return letter;
  const plain = letter.normalize('NFKC');
  return plain !== letter && drawable.memo(plain) ? plain : '';
};

/** A text as far as the fonts have its letters, in their order; what they lack, like emoji, is left out. */
export const drawableText = (text: string): string =>
  [...graphemes.segment(text)]
    .map(({ segment }) => drawn(segment))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

const LETTER = /\p{L}/u;
const LEFTWARD_SCRIPT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
function endsLeftward(text: string): boolean {
  const letters = [...text];
  const last = letters.findLastIndex((letter) => LETTER.test(letter));
  return letters.slice(Math.max(0, last)).some((letter) => LEFTWARD_SCRIPT.test(letter));
}
/** After an ellipsis it keeps it with such letters, at their left end. */
const LEFTWARD = '\u200f';

const cut = (letters: readonly string[], count: number): string => {
  const kept = letters.slice(0, count).join('').trimEnd();
  return `${kept}…${endsLeftward(kept) ? LEFTWARD : ''}`;
};

/**
 * How a piece of text is set. `width` is the most it may take: it shrinks to `smallest` first, the smallest type if
 * absent, and then loses its end.
 */
export interface TextSetting {
  readonly size: number;
  readonly weight: FontWeight;
  readonly paint: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly width?: number;
  readonly smallest?: number;
  /** A colour around the letters, where they stand upon something busy. */
  readonly halo?: string;
}

const inWeight =
  (weight: FontWeight) =>
  (size: number, paint: string = PALETTE.mist) => ({ size, weight, paint });

/** Text of a size in a colour, which is that for dark ground if absent. */
export const plain = inWeight('plain');
/** The same, heavier. */
export const bold = inWeight('bold');
/** The same, heaviest. */
export const heavy = inWeight('heavy');

/** Text of a style centred on its point, and no wider than this if it is given. */
export const centred = <Style extends Pick<TextSetting, 'size' | 'weight' | 'paint'>>(
  style: Style,
  width?: number,
) => ({ ...style, align: 'center' as const, ...(width !== undefined && { width }) });

/** Writes one line with its capitals centred on `y`, and returns its width. */
export const write = (pen: Pen, text: string, x: number, y: number, setting: TextSetting): number => {
  const { weight, paint, align = 'left', width = Number.POSITIVE_INFINITY } = setting;
  const wide = textWidth(text, setting.size, weight);
  const size =
    wide <= width
      ? setting.size
      : Math.max(
          setting.smallest ?? Math.min(setting.size, TYPE.small),
          Math.floor((setting.size * width) / wide),
        );
  const shown = shortenedToWidth(text, size, weight, width);
  setFont(pen, text, size, weight);
  pen.fillStyle = paint;
  pen.textAlign = align;
  pen.textBaseline = 'alphabetic';
  const baseline = y + (size * CAP_HEIGHT) / 2;
  if (setting.halo !== undefined) {
    pen.lineWidth = size * 0.28;
    pen.lineJoin = 'round';
    pen.strokeStyle = setting.halo;
    pen.strokeText(shown, x, baseline);
  }
  pen.fillText(shown, x, baseline);
  return textWidth(shown, size, weight);
};
