import { COMMAND_DESCRIPTION } from '../src/discord/protocol/limits.ts';
import { type OptionName, optionAbout, optionName } from '../src/texts/option-text.ts';
import type { KeyFrom, PlainKey, Say } from '../src/texts/say.ts';
import { sentencesWithin } from '../src/texts/shown-text.ts';
import type { Texts } from '../src/texts/texts.ts';

/** The language of the names that commands have in code and at Discord, whatever else they are called. */
const MAIN = 'en';

/** A name and a description with their translations, as Discord registers them. */
export interface WordedCommand {
  readonly name: string;
  readonly name_localizations?: Record<string, string>;
  readonly description: string;
  readonly description_localizations?: Record<string, string>;
}

type RestOf<Key extends string, Opening extends string> = Key extends `${Opening}${infer Rest}`
  ? Rest
  : never;

/** A command or subcommand by its text, `slash-NAME`: `table-leave`. */
export type SlashName = RestOf<KeyFrom<'slash-'> & PlainKey, 'slash-'>;

/** A text in the main language, and in every other that says it otherwise. */
interface Translated {
  readonly main: string;
  readonly others: Record<string, string>;
}

/** Says something in every language there is. */
export function translated(texts: Texts, saying: (say: Say) => string): Translated {
  const main = saying(texts.in(MAIN));
  const others = texts.locales.flatMap((locale) => {
    const there = saying(texts.in(locale));
    return locale === MAIN || there === main ? [] : [[locale, there] as const];
  });
  return { main, others: Object.fromEntries(others) };
}

/** Names and describes an option from its text. `name` is its name in code and in English. */
export function wordedOption(texts: Texts, option: OptionName, name: string): WordedCommand {
  return described(
    name,
    translated(texts, (say) => optionName(option, say)).others,
    translated(texts, (say) => optionAbout(option, say)),
  );
}

/** A choice of an option as Discord registers it. */
export interface WordedChoice {
  readonly name: string;
  readonly name_localizations?: Record<string, string>;
  readonly value: string;
}

/** A choice of an option: its value, and what it is called in each language. */
export function wordedChoice(texts: Texts, saying: (say: Say) => string, value: string): WordedChoice {
  const { main, others } = translated(texts, saying);
  return { name: main, ...(Object.keys(others).length > 0 && { name_localizations: others }), value };
}

/** Names and describes what has one name in all languages, unless it is an option of a game, named by its `label`. */
export function wordedBy(
  texts: Texts,
  name: string,
  about: (say: Say) => string,
  label?: (say: Say) => string,
): WordedCommand {
  const names = label === undefined ? {} : translated(texts, (say) => asOptionName(label(say))).others;
  return described(name, names, translated(texts, about));
}

/** A label as Discord takes the name of an option: in small letters, without spaces and marks. */
const asOptionName = (label: string): string =>
  label
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

function described(name: string, names: Record<string, string>, about: Translated): WordedCommand {
  const fitting = (text: string) => sentencesWithin(text, COMMAND_DESCRIPTION);
  const others = Object.entries(about.others).map(([locale, text]) => [locale, fitting(text)] as const);
  return {
    name,
    ...(Object.keys(names).length > 0 && { name_localizations: names }),
    description: fitting(about.main),
    ...(others.length > 0 && { description_localizations: Object.fromEntries(others) }),
  };
}
