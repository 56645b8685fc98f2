import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { TEXT_VARIABLES } from './keys.ts';
import { entryPlace, type Locale, readLocale, type TextEntry, TextsBroken } from './locale.ts';
import type { Say } from './say.ts';

type AnySay = (key: string, args?: Readonly<Record<string, string | number>>) => string;

/** Every sentence that the bot can say, in several languages. */
export interface Texts<Said = Say> {
  readonly locales: readonly string[];
  /** What a translation lacks, or says without support in the English text, a sentence each. English replaces it. */
  readonly flaws: readonly string[];
  /** The language that comes nearest to one as Discord names it: `en` for `en-GB`; nothing where none does. */
  nearest(locale: string): string | undefined;
  /** `say` for a language as Discord names it; the nearest there is, and English for what that lacks. */
  in(locale: string): Said;
}

/** The language that has every text. */
const MAIN = 'en';

/**
 * Reads the texts of the bot. Every text that the code may ask for is there in English, with the variables that the
 * code gives it.
 *
 * @param report as for {@link readLanguages}
 * @throws TextsBroken as {@link readLanguages} does, or if a text is missing, new, or has other variables
 */
export function readTexts(directory: string, report?: (problem: string) => void): Texts {
  // The one place where keys become typed: checked against what `Say` is made from.
  return readLanguages(directory, report, checkKeys) as Texts;
}

/** Holds the English texts against what the code was compiled with. */
function checkKeys({ messages }: Locale): void {
  const known = new Map<string, readonly string[]>(Object.entries(TEXT_VARIABLES));
  const cure = 'Put it right, or run `npm run texts` and `npx tsc` if you meant it.';
  for (const key of known.keys())
    if (!messages.has(key)) throw new TextsBroken(`The English text "${key}" is missing. ${cure}`);
  for (const [key, entry] of messages) {
    const wanted = known.get(key);
    if (wanted === undefined)
      throw new TextsBroken(
        `The text "${key}" at ${entryPlace(entry)} is none that the bot asks for. ${cure}`,
      );
    const odd = differences(entry.variables, new Set(wanted));
    if (odd !== '')
      throw new TextsBroken(
        `The text "${key}" at ${entryPlace(entry)} does not have the variables that the bot gives it: ${odd}. ${cure}`,
      );
  }
}

/**
 * Reads every language under a directory, one folder each. A translated text that does not fit its English one, as
 * when that has changed since, is left out and listed with what is missing: the bot falls back to English.
 *
 * @param report called if a text that is asked for is missing or lacks a variable; the person who waits sees the key
 * in braces. Without `report` such a text throws.
 * @param check looks at the English texts before the others are read
 * @throws TextsBroken with a sentence that names the file and the entry
 */
export function readLanguages(
  directory: string,
  report: (problem: string) => void = refuse,
  check: (main: Locale) => void = () => {},
): Texts<AnySay> {
  const names = foldersIn(directory);
  if (!names.includes(MAIN))
    throw new TextsBroken(`There are no English texts: ${directory} has no folder "${MAIN}".`);
  const main = readLocale(directory, MAIN);
  check(main);
  const others = names
    .filter((name) => name !== MAIN)
    .map((name) => fitted(whole(readLocale(directory, name), main), main));
  const english = spoken(main);
  const inEnglish = sayIn([english], report);
  const voices = new Map(others.map(({ locale }) => [locale.name, sayIn([spoken(locale), english], report)]));
  const nearest = (locale: string): string | undefined => {
    const wanted = locale.toLowerCase();
    const named = (as: string) => names.find((name) => name.toLowerCase() === as);
    return named(wanted) ?? named(wanted.split('-', 1).join(''));
  };
  return {
    ...{ locales: names, nearest, flaws: others.flatMap(({ flaws }) => flaws) },
    in: (locale) => voices.get(nearest(locale) ?? MAIN) ?? inEnglish,
  };
}

/** What the texts of a language need in use. The rest of what was read is used once, and takes as much memory. */
const spoken = ({ name, messages, bundle }: Locale) => ({ name, bundle, keys: new Set(messages.keys()) });

function sayIn(locales: readonly ReturnType<typeof spoken>[], report: (problem: string) => void): AnySay {
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

function refuse(problem: string): never {
  throw new Error(problem);
}

function foldersIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  } catch (error) {
    throw new TextsBroken(`The directory of texts ${directory} cannot be read.`, { cause: error });
  }
}

/** Returns a translation if each of its files has an English one: else most of the bot's texts would be missing. */
function whole(other: Locale, main: Locale): Locale {
  const files = new Set([...main.messages.values()].map(({ file }) => basename(file)));
  for (const { file } of other.messages.values())
    if (!files.has(basename(file)))
      throw new TextsBroken(
        `${file} is there, but there is no text in an English file of this name. Put that back, or take this one away.`,
      );
  return other;
}

/** A translation without what does not fit: it may lack texts, but its texts must be used, and filled as in English. */
function fitted(other: Locale, main: Locale): { readonly locale: Locale; readonly flaws: readonly string[] } {
  const messages = new Map<string, TextEntry>();
  const flaws = lacking(other, main);
  for (const [key, entry] of other.messages) {
    const problem = misfit(entry, main.messages.get(key));
    if (problem === undefined) messages.set(key, entry);
    else flaws.push(`The text "${key}" at ${entryPlace(entry)} ${problem}`);
  }
  return { locale: { ...other, messages }, flaws };
}

function lacking(other: Locale, main: Locale): string[] {
  const missing = [...main.messages.keys()].filter((key) => !other.messages.has(key));
  const [first] = missing;
  if (first === undefined) return [];
  const which =
    missing.length === 1 ? `the text "${first}"` : `${missing.length} texts, "${first}" among them`;
  return [`The language "${other.name}" lacks ${which}; English says that.`];
}

function misfit(entry: TextEntry, original: TextEntry | undefined): string | undefined {
  if (original === undefined) return 'is none of the English ones.';
  const odd = differences(entry.variables, original.variables);
  return odd === ''
    ? undefined
    : `and the English one at ${entryPlace(original)} do not have the same variables: ${odd}.`;
}

/** The variables that only one of two texts has, for a sentence. */
const differences = (one: ReadonlySet<string>, other: ReadonlySet<string>): string =>
  [...one, ...other]
    .filter((name) => !(one.has(name) && other.has(name)))
    .map((name) => `$${name}`)
    .join(', ');
