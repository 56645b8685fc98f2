/**
 * Begin and end text whose direction is independent of the text around it;
 * https://unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
export const ISOLATE = { begin: '\u2068', end: '\u2069' } as const;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text, cut with an ellipsis if it is longer than this in UTF-16 units. Isolates in it stay closed. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const kept = beginning(text, length - 1);
  if (!isOpen(kept)) return `${kept}…`;
  const shorter = beginning(text, length - 1 - ISOLATE.end.length);
  return `${shorter}…${isOpen(shorter) ? ISOLATE.end : ''}`;
}

/** The text, or its first sentences that fit; if not even the first does, its beginning with an ellipsis. */
export function sentencesWithin(text: string, length: number): string {
  if (text.length <= length) return text;
  const ends = [...text.matchAll(/[.!?](?=\s)/gu)].map(({ index }) => index + 1);
  const last = ends.findLast((end) => end <= length);
  return last === undefined ? shortened(text, length) : text.slice(0, last);
}

/** Lines of a list, each at most this long in UTF-16 units, all different: a repeated line gets a number at its end. */
export function distinct(lines: readonly string[], length: number): readonly string[] {
  const said = new Set<string>();
  return lines.map((line) => {
    let own = shortened(line, length);
    for (let number = 2; said.has(own); number += 1) {
      const suffix = ` (${number})`;
      own = `${shortened(line, length - suffix.length)}${suffix}`;
    }
    said.add(own);
    return own;
  });
}

/** As much of a text as fits, in UTF-16 units. Never splits a character, nor leaves a joiner or space at the end. */
export function beginning(text: string, length: number): string {
  let kept = '';
  // The letter behind decides whether what is before it ends there: one more, of two units at most, is looked at.
  for (const { segment } of graphemes.segment(text.slice(0, length + 2))) {
    if (kept.length + segment.length > length) break;
    kept += segment;
  }
  let end = kept.length;
  while (LOOSE.test(kept.charAt(end - 1))) end -= 1;
  return kept.slice(0, end);
}

/** What says nothing at the end of a text: a joiner, or a space. */
const LOOSE = /[\s\u200C\u200D]/u;

const isOpen = (text: string): boolean => text.lastIndexOf(ISOLATE.begin) > text.lastIndexOf(ISOLATE.end);

const NO_BREAK = '\u00a0';

/** How words begin after which a number is a name, in the languages that we have: “level 4”, “clé 1”, “Nr. 2”. */
const NUMBERED = [
  ...['level', 'key', 'round', 'step', 'try', 'seat', 'game', 'no.'],
  ...['niveau', 'niv.', 'clé', 'manche', 'étape', 'essai', 'place', 'partie', 'n°'],
  ...['ebene', 'schlüssel', 'runde', 'schritt', 'versuch', 'platz', 'spiel', 'nr.'],
  ...['уров', 'ур.', 'ключ', 'раунд', 'шаг', 'попытк', 'мест', 'парти'],
];

const isNumbered = (word: string): boolean => NUMBERED.some((thing) => word.toLowerCase().startsWith(thing));

/**
 * Words in which no line breaks between a number and what it counts or numbers (“1 Credit”, “level 4”, “for +2”), and
 * no line begins with the dot between two of them.
 */
export const unbroken = (words: string): string =>
  words
    .replaceAll(/(?<=(\p{L}+[.°]?)) (?=\d)/gu, (space, word: string) => (isNumbered(word) ? NO_BREAK : space))
    .replaceAll(/(?<![\p{L}.°]\u00a0\d{0,6})(\d) (?=\p{L})/gu, `$1${NO_BREAK}`)
    .replaceAll(/(?<=\p{L}) (?=[+−]?\d+(?![\d\u00a0]))/gu, NO_BREAK)
    .replaceAll(' · ', `${NO_BREAK}· `);

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
/**
 * The blocks of all right-to-left scripts, and their digits;
 * https://www.unicode.org/Public/UCD/latest/ucd/extracted/DerivedBidiClass.txt
 */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/**
 * Characters of Discord's Markdown, mentions and links;
 * https://discord.com/developers/docs/reference#message-formatting
 */
const MARKUP = /[\\*_~`|<>@:[\]()]|^[-+#]/g;
/** The beginning of a line that Discord would read as one of a numbered list. */
const LISTED = /^(\d+)\./;
const escaped = (line: string): string => line.replace(MARKUP, '\\$&').replace(LISTED, '$1\\.');

/**
 * A person's name by itself: one line, nothing invisible in it, at most `NAME_LENGTH` long, never empty. For
 * comparing with what somebody typed; use `labelName` and `plainName` to show it.
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
 * A person's name for places that read no markup: a picture, a button, a menu, the name of a thread. A right-to-left
 * name is isolated, so that it does not turn around the text beside it.
 */
export const labelName = (name: string): string => setApart(shownName(name));

/**
 * A person's name for a message: `labelName` with everything escaped that Discord would read as markup, mention or
 * link.
 */
export const plainName = (name: string): string => setApart(escaped(shownName(name)));

/** The words, isolated if they run from right to left, so that they do not turn around the text beside them. */
export const setApart = (words: string): string =>
  RIGHT_TO_LEFT.test(words) ? `${ISOLATE.begin}${words}${ISOLATE.end}` : words;

/** Words of several lines as they may stand in a message: nothing in them is read as markup. */
export const plainText = (words: string): string => words.split('\n').map(escaped).join('\n');
