import {
  type APIApplicationCommandBasicOption,
  InteractionContextType,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import type { Bot } from '../src/discord/channel/bot.ts';
import type { Command, Completion, Order, Suggestion } from '../src/discord/interactions/command.ts';
import { type Reply, sentence } from '../src/discord/interactions/reply.ts';
import { CHOICE_LENGTH, SUGGESTIONS } from '../src/discord/protocol/limits.ts';
import { languageName } from '../src/texts/language-name.ts';
import type { OptionName } from '../src/texts/option-text.ts';
import type { PlainKey, Say } from '../src/texts/say.ts';
import { shortened } from '../src/texts/shown-text.ts';
import type { Texts } from '../src/texts/texts.ts';
import { type SlashName, type WordedChoice, wordedBy, wordedChoice, wordedOption } from './wording.ts';

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

/** An option of one of the kinds that are nothing but chosen. */
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

/** Values that have a text each. */
export const among =
  <V extends string>(values: readonly V[], textOf: (value: V) => PlainKey): Choices =>
  (texts) =>
    values.map((value) => wordedChoice(texts, (say) => say(textOf(value)), value));

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
