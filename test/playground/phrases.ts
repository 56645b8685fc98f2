/** Stands where a sentence names something. */
const GAP = '\u0000';
/** What sentences are tried with: names first, then numbers of each plural form that our languages have. */
const TRIED: readonly unknown[] = [GAP, `@${GAP}`, 1, 2, 5];

/** What a sentence says whatever it is told; nothing where it is not made for that. */
function said(sentence: (...given: never) => unknown, given: unknown): readonly unknown[] {
  try {
    const whole: unknown = Reflect.apply(sentence, undefined, Array(sentence.length).fill(given));
    return Array.isArray(whole) ? whole : [whole];
  } catch {
    return [];
  }
}

const isSentence = (value: unknown): value is (...given: never) => unknown => typeof value === 'function';

/** Every phrase of a table of words, split where something is named in it. */
export function phrasesOf(words: unknown): readonly string[] {
  if (typeof words === 'string') return words.split(GAP).filter((part) => part.trim() !== '');
  if (isSentence(words)) return TRIED.flatMap((given) => said(words, given).flatMap(phrasesOf));
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(phrasesOf) : [];
}
