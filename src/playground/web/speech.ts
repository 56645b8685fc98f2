import { readLanguage } from '../languages.ts';
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import ru from './words/ru.json' with { type: 'json' };

/** Everything that the page says. A gap in a sentence is written `{name}`. */
export type Words = typeof en;

/** How the page speaks: as the client of the person whom one is. */
export interface Speech {
  readonly words: Words;
  /** How dates and numbers are written, which may be of a language that has no words here. */
  readonly locale: string;
}

const WORDS = { en, de, fr, ru } as const satisfies Record<string, Words>;

/** How the page speaks to somebody with this locale. */
export const speechOf = (locale: string): Speech => ({ words: WORDS[readLanguage(locale).code], locale });

/** A sentence with its gaps filled, in parts, as some may be filled with elements. */
export const parted = <Thing>(sentence: string, gaps: Readonly<Record<string, Thing>>): (Thing | string)[] =>
  sentence.split(/\{(\w+)\}/u).map((part, at) => (at % 2 === 0 ? part : (gaps[part] ?? '')));

/** A sentence with its gaps filled. */
export const filled = (sentence: string, gaps: Readonly<Record<string, string | number>>): string =>
  parted(sentence, gaps).join('');
