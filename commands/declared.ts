import {
  type APIApplicationCommandBasicOption,
  InteractionContextType,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import type { Bot } from '../src/discord/channel/bot.ts';
import type { Command, Completion, Order, Suggestion } from '../src/discord/interactions/command.ts';
import { type Reply, sentence } from '../src/discord/interactions/reply.ts';
import { CHOICE_LENGTH, COMMAND_DESCRIPTION, SUGGESTIONS } from '../src/discord/protocol/limits.ts';
import { languageName } from '../src/texts/language-name.ts';
import { type OptionName, optionAbout, optionName } from '../src/texts/option-text.ts';
import type { KeyFrom, PlainKey, Say } from '../src/texts/say.ts';
import { sentencesWithin, shortened } from '../src/texts/shown-text.ts';
import type { Texts } from '../src/texts/texts.ts';

type Games = Bot['games'];

/** What somebody may mean who types an option. */
export type Suggest = (completion: Completion, bot: Bot) => Promise<readonly Suggestion[]>;

/** An option of a command, with all that is to be known of it. */
export interface Option {
  readonly name: string;
  readonly data: (texts: Texts, games: Games) => APIApplicationCommandBasicOption;
  readonly suggest?: Suggest;
}

/** What sets an option apart: its name, where its text has another, and whether a command needs it. */
interface Apart {
  readonly name?: string;
  readonly required?: true;
}

/** The choices of an option. */
export type Choices = (texts: Texts, games: Games) => readonly WordedChoice[];

const worded = (texts: Texts, option: OptionName, { name = option, required }: Apart) => ({
  ...wordedOption(texts, option, name),
  required: required === true,
});

const plain =
  <T extends Type.Boolean | Type.User | Type.Role | Type.Channel | Type.Attachment>(type: T) =>
  (option: OptionName, apart: Apart = {}): Option => ({
    name: apart.name ?? option,
    data: (texts) => ({ ...worded(texts, option, apart), type }) as APIApplicationCommandBasicOption,
  });

/** Yes or no. */
export const flag = plain(Type.Boolean);

/** Somebody of the server. */
export const person = plain(Type.User);

/** A role of the server. */
export const role = plain(Type.Role);

/** A channel of the server. */
export const place = plain(Type.Channel);

/** A file. */
export const attachment = plain(Type.Attachment);

/** A whole number. */
export const integer = (option: OptionName, least: number, most: number): Option => ({
  name: option,
  data: (texts) => ({
    ...{ ...worded(texts, option, {}), type: Type.Integer, min_value: least, max_value: most },
  }),
});

/** A whole number from a list. */
export const listed = (option: OptionName, numbers: readonly number[]): Option => ({
  name: option,
  data: (texts) => ({
    ...{ ...worded(texts, option, {}), type: Type.Integer },
    choices: numbers.map((value) => ({ name: String(value), value })),
  }),
});

/** What somebody writes, of `most` letters; with what they may mean, if that can be told. */
export const typed = (
  option: OptionName,
  { suggest, most, ...apart }: Apart & { readonly suggest?: Suggest; readonly most?: number } = {},
): Option => ({
  name: apart.name ?? option,
  data: (texts) => ({
    ...{ ...worded(texts, option, apart), type: Type.String },
    ...(suggest && { autocomplete: true }),
    ...(most !== undefined && { max_length: most }),
  }),
  ...(suggest && { suggest }),
});

/** One of a few values. */
export const choice = (option: OptionName, choices: Choices, apart: Apart = {}): Option => ({
  name: apart.name ?? option,
  data: (texts, games) => ({
    ...{ ...worded(texts, option, apart), type: Type.String, choices: [...choices(texts, games)] },
  }),
});

/** One of a few values that have a text each. */
export const choiceAmong = <V extends string>(
  option: OptionName,
  values: readonly V[],
  textOf: (value: V) => PlainKey,
  apart?: Apart,
): Option =>
  choice(
    option,
    (texts) => values.map((value) => wordedChoice(texts, (say) => say(textOf(value)), value)),
    apart,
  );

/** Every game. */
export const everyGame: Choices = (texts, games) =>
  games.map(({ name, title }) => wordedChoice(texts, title, name));

/** Every language. */
export const everyLanguage: Choices = ({ locales }) =>
  locales.map((locale) => ({ name: languageName(locale), value: locale }));

/** Those of some values that hold what was typed. */
export function suggested(entries: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const wanted = typed.toLowerCase();
  const found = entries.filter(({ name }) => name.toLowerCase().includes(wanted));
  return found
    .slice(0, SUGGESTIONS)
    .map(({ name, value }) => ({ name: shortened(name, CHOICE_LENGTH), value }));
}

/** A command without subcommands, or a subcommand. */
export interface CommandPart {
  /** Its text, whose last word is its name; or a game, and what is said of it. */
  readonly about: SlashName | { readonly name: string; readonly says: (say: Say) => string };
  readonly options?: readonly Option[];
  readonly run: (order: Order, bot: Bot) => Reply | Promise<Reply>;
}

const nameOf = ({ about }: Pick<CommandPart, 'about'>): string =>
  typeof about === 'string' ? (about.split('-').at(-1) ?? about) : about.name;

const wordsOf = (texts: Texts, deed: Pick<CommandPart, 'about'>) => {
  const { about } = deed;
  return wordedBy(
    texts,
    nameOf(deed),
    typeof about === 'string' ? (say) => say(`slash-${about}`) : about.says,
  );
};

const optionsOf = ({ options = [] }: CommandPart, texts: Texts, games: Games) =>
  options.map(({ data }) => data(texts, games));

/** A command as the bot takes it: with subcommands if it has `parts`. */
export function slash(
  declared: Pick<Command, 'isForBlocked'> &
    (CommandPart | { readonly about: SlashName; readonly parts: (games: Games) => readonly CommandPart[] }),
): Command {
  const meant = ({ subcommand }: Order, { games }: Bot): CommandPart | undefined =>
    'parts' in declared ? declared.parts(games).find((part) => nameOf(part) === subcommand) : declared;
  return {
    name: nameOf(declared),
    ...(declared.isForBlocked && { isForBlocked: true }),
    data: (texts, games) => ({
      ...wordsOf(texts, declared),
      contexts: [InteractionContextType.Guild],
      options:
        'parts' in declared
          ? declared.parts(games).map((part) => ({
              ...{ ...wordsOf(texts, part), type: Type.Subcommand, options: optionsOf(part, texts, games) },
            }))
          : optionsOf(declared, texts, games),
    }),
    run: async (order, bot) =>
      meant(order, bot)?.run(order, bot) ?? sentence(order.context.say('wire-no-command')),
    complete: async (completion, bot) => {
      const option = meant(completion, bot)?.options?.find(({ name }) => name === completion.focused);
      return (await option?.suggest?.(completion, bot)) ?? [];
    },
  };
}

/** The language of the names that commands have in code and at Discord, whatever else they are called. */
const MAIN = 'en';

/** A name and a description with their translations, as Discord registers them. */
interface WordedCommand {
  readonly name: string;
  readonly name_localizations?: Record<string, string>;
  readonly description: string;
  readonly description_localizations?: Record<string, string>;
}

type RestOf<Key extends string, Opening extends string> = Key extends `${Opening}${infer Rest}`
  ? Rest
  : never;

/** A command or subcommand by its text, `slash-NAME`: `table-leave`. */
type SlashName = RestOf<KeyFrom<'slash-'> & PlainKey, 'slash-'>;

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
interface WordedChoice {
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
