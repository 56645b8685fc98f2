/** The longest name that is shown whole, in UTF-16 units: Discord's own bound for nicknames. */
export const NAME_LENGTH = 32;

/** Stands for a person whose name has nothing that can be seen. */
export const NAMELESS = '(?)';

/** Takes up room in Unicode but shows nothing: the Hangul fillers and the blank Braille cell. */
const BLANKS = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;
/** Controls, lone surrogates and private characters, and format characters but joiners and tags. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}]|\u034F|(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}/gu;
/** Joiners and tags anywhere but inside what they belong to: words, emojis, flags. */
const STRAY_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200C|\u200D)+|(?:\u200C|\u200D)+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;
const STRAY_TAGS = /(?<![\u{1F3F4}\u{E0020}-\u{E007F}])[\u{E0020}-\u{E007F}]+/gu;
/** More marks on one letter than any script needs. */
const PILES = /(\p{M}{4})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** What Discord's Markdown, mentions and links are made of; https://discord.com/developers/docs/reference#message-formatting */
const MARKUP = /[\\*_~`|<>@:[\]()]|^[-+#]|(?<=^\d+)\./g;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A person's name as it may stand where nothing is read as markup: on a picture, a button, in a menu. One line, nothing
 * unseen in it, at most `NAME_LENGTH` long, never empty.
 */
export function shownName(name: string): string {
  const clean = name
    .replace(/[\p{Z}\s]/gu, ' ')
    .replace(BLANKS, ' ')
    .replace(UNSEEN, '')
    .replace(STRAY_TAGS, '')
    .replace(STRAY_JOINERS, '')
    .normalize('NFC')
    .replace(PILES, '$1')
    .replace(/ +/g, ' ')
    .trim();
  if (!VISIBLE.test(clean)) return NAMELESS;
  if (clean.length <= NAME_LENGTH) return clean;
  const start = beginning(clean, NAME_LENGTH - 1);
  return start === '' ? NAMELESS : `${start}…`;
}

/**
 * A person's name as it may stand in a message: what `shownName` leaves, with everything escaped that Discord would read
 * as markup, mention or link. A name written from right to left is set apart, so that it does not turn the sentence
 * around it.
 */
export function plainName(name: string): string {
  const escaped = shownName(name).replace(MARKUP, '\\$&');
  return RIGHT_TO_LEFT.test(escaped) ? `\u2068${escaped}\u2069` : escaped;
}

/** Words of several lines as they may stand in a message: nothing in them is read as markup. */
export const plainText = (words: string): string =>
  words
    .split('\n')
    .map((line) => line.replace(MARKUP, '\\$&'))
    .join('\n');

/** As much of a text as fits, never cutting through what is read as one character. */
function beginning(text: string, length: number): string {
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > length) break;
    kept += segment;
  }
  return kept.replace(/[\s\u200C\u200D]+$/u, '');
}
