import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { COMMAND_DESCRIPTION } from '../src/discord/protocol/limits.ts';
import type { PlainKey, Say } from '../src/texts/say.ts';
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

/** What has a name and a description among the texts: `KEY-name` and `KEY-about`. */
export type WordedKey = WordedBy<PlainKey>;
type WordedBy<Key extends string> = Key extends `${infer Worded}-about`
  ? `${Worded}-name` extends PlainKey
    ? Worded
    : never
  : never;

/** The subcommands of a command that have their words: `SubcommandOf<'table'>`. */
export type SubcommandOf<Command extends string> = RestOf<WordedKey, `command-${Command}-`>;
export type RestOf<Key extends string, Opening extends string> = Key extends `${Opening}${infer Rest}`
  ? Rest
  : never;

/** A text in the main language, and in every other that says it otherwise. */
export interface Translated {
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

/**
 * Names and describes a command, subcommand or option from the texts `KEY-name` and `KEY-about`. `name` is its name
 * in code and in English.
 */
export function worded(texts: Texts, key: WordedKey, name: string): WordedCommand {
  return described(
    name,
    translated(texts, (say) => say(`${key}-name`)).others,
    translated(texts, (say) => say(`${key}-about`)),
  );
}

/** A choice of an option as Discord registers it. */
interface WordedChoice {
  readonly name: string;
  readonly name_localizations?: Record<string, string>;
  readonly value: string;
}

/** A choice of an option: its value, and what it is called in each language. */
export function wordedChoice(texts: Texts, key: PlainKey, value: string): WordedChoice {
  return choiceOf(
    translated(texts, (say) => say(key)),
    value,
  );
}

const choiceOf = ({ main, others }: Translated, value: string): WordedChoice => ({
  name: main,
  ...(Object.keys(others).length === 0 ? {} : { name_localizations: others }),
  value,
});

/** A game as a choice of an option: its title in each language. */
export const gameChoice = (
  texts: Texts,
  { name, title }: { readonly name: string; readonly title: (say: Say) => string },
): WordedChoice => choiceOf(translated(texts, title), name);

/** Names and describes a game's own. Subcommands have one name in all languages; an option is named by its `label`. */
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
  const descriptions = Object.fromEntries(
    Object.entries(about.others).map(([locale, text]) => [
      locale,
      sentencesWithin(text, COMMAND_DESCRIPTION),
    ]),
  );
  return {
    name,
    ...(Object.keys(names).length === 0 ? {} : { name_localizations: names }),
    description: sentencesWithin(about.main, COMMAND_DESCRIPTION),
    ...(Object.keys(descriptions).length === 0 ? {} : { description_localizations: descriptions }),
  };
}

/** The option by which somebody with several tables says which one they mean. */
export const tableOption = (texts: Texts): APIApplicationCommandBasicOption => ({
  ...worded(texts, 'option-table', 'table'),
  type: ApplicationCommandOptionType.String,
  autocomplete: true,
  required: false,
});
