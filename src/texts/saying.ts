import type { FluentBundle } from '@fluent/bundle';
import type { Locale } from './locale.ts';

/** Says any text by its key, as far as it is there. */
export type AnySay = (key: string, args?: Readonly<Record<string, string | number>>) => string;

/** Texts in several languages. */
export interface Languages<Said> {
  /** The languages there are texts in. */
  readonly locales: readonly string[];
  /** What a translation lacks, or says without support in the English text, a sentence each. English replaces it. */
  readonly flaws: readonly string[];
  /** The language that comes nearest to one as Discord names it: `en` for `en-GB`; nothing where none does. */
  nearest(locale: string): string | undefined;
  /** `say` for a language as Discord names it; the nearest there is, and English for what that lacks. */
  in(locale: string): Said;
}

/** The language that has every text. */
export const MAIN = 'en';

/** What can be said in English, `main`, and in other languages; English is said where one of these lacks a text. */
export function languagesOf(
  main: Locale,
  others: readonly Locale[],
  report: (problem: string) => void,
): Omit<Languages<AnySay>, 'flaws'> {
  const names = [main, ...others].map(({ name }) => name).sort();
  const english = spoken(main);
  const voices = new Map(others.map((locale) => [locale.name, sayIn([spoken(locale), english], report)]));
  const inEnglish = sayIn([english], report);
  const nearest = (locale: string): string | undefined => {
    const wanted = locale.toLowerCase();
    const named = (as: string) => names.find((name) => name.toLowerCase() === as);
    return named(wanted) ?? named(wanted.split('-', 1).join(''));
  };
  return { locales: names, nearest, in: (locale) => voices.get(nearest(locale) ?? MAIN) ?? inEnglish };
}

/** What the texts of a language need in use. The rest of what was read is used once, and takes as much memory. */
interface Spoken {
  readonly name: string;
  readonly keys: ReadonlySet<string>;
  readonly bundle: FluentBundle;
}

const spoken = ({ name, messages, bundle }: Locale): Spoken => ({
  name,
  keys: new Set(messages.keys()),
  bundle,
});

function sayIn(locales: readonly Spoken[], report: (problem: string) => void): AnySay {
  return (id, args) => {
    const locale = locales.find(({ keys }) => keys.has(id));
    const pattern = locale?.bundle.getMessage(id)?.value;
    if (locale === undefined || pattern === undefined || pattern === null) {
      report(`There is no text "${id}".`);
      return `{${id}}`;
    }
    const errors: Error[] = [];
    const said = locale.bundle.formatPattern(pattern, args ?? null, errors);
    for (const error of errors)
      report(`The text "${id}" (${locale.name}) could not be filled: ${error.message}`);
    return said;
  };
}
