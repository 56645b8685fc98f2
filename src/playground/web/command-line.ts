import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import type { GivenOption } from '../person.ts';
import { filled, type Words } from './speech.ts';

/** An option of a command as somebody reads it: its names in their language, and the one that the bot knows it by. */
export type TypableOption = APIApplicationCommandBasicOption & { readonly sent: string };

/** A command as it is typed: with its subcommand where it has one. */
export interface Typable {
  /** `['table', 'status']`. */
  readonly path: readonly string[];
  /** `table status`. */
  readonly name: string;
  readonly description: string;
  readonly options: readonly TypableOption[];
}

/** Something that can be picked for an option: shown by `name`, sent by `value`. */
export interface Pick {
  readonly name: string;
  readonly value: string | number | boolean;
  readonly note?: string;
}

/** An option of the command being typed, with what stands in it. */
export interface OptionField {
  readonly option: TypableOption;
  readonly text: string;
  /** What was picked from a list; gone as soon as the text is changed. */
  readonly picked?: Pick;
  /** The file that was chosen for it, where it takes one. */
  readonly file?: File;
}

/** An option as it is sent, but for the bytes of a file. */
export interface ReadOption {
  readonly name: string;
  readonly value: Exclude<GivenOption['value'], object> | File;
}

/** What an option can be filled with besides plain words: the people, roles and channels of the server. */
export interface Roster {
  readonly people: readonly Pick[];
  readonly roles: readonly Pick[];
  readonly channels: readonly Pick[];
}

/** What has a name or a description, with what these are in other languages. */
type Localizations = Readonly<Record<string, string | null>> | null;

/** A text in a language; the main one if it has none there, or has only that of another region. */
const inLocale = (main: string, others: Localizations | undefined, locale: string): string =>
  others?.[locale] ?? main;

interface Described {
  readonly description: string;
  readonly description_localizations?: Localizations;
}
const descriptionIn = (one: Described, locale: string): string =>
  inLocale(one.description, one.description_localizations, locale);

/** An option as somebody reads it in their language. */
function optionIn(option: APIApplicationCommandBasicOption, locale: string): TypableOption {
  const read = {
    ...option,
    sent: option.name,
    name: inLocale(option.name, option.name_localizations, locale),
    description: descriptionIn(option, locale),
  };
  if (!('choices' in read) || read.choices === undefined) return read;
  const choices = read.choices.map((choice) => ({
    ...choice,
    name: inLocale(choice.name, choice.name_localizations, locale),
  }));
  // The boundary at which choices keep the type of their values, which the compiler cannot follow through a union.
  return { ...read, choices } as TypableOption;
}

/** Lists every command as it can be typed by somebody with this language, subcommands one by one, by name. */
export const typables = (commands: readonly APIApplicationCommand[], locale: string): readonly Typable[] =>
  commands
    .flatMap((command): readonly Typable[] => {
      const options = command.options ?? [];
      const subs = options.filter((option) => option.type === Option.Subcommand);
      const parts = subs.length > 0 ? subs : [command];
      return parts.map((part) => {
        const path = part === command ? [command.name] : [command.name, part.name];
        const own = (part.options ?? []).filter(
          (option) => option.type !== Option.Subcommand && option.type !== Option.SubcommandGroup,
        );
        return {
          ...{ path, name: path.join(' '), description: descriptionIn(part, locale) },
          options: own.map((option) => optionIn(option, locale)),
        };
      });
    })
    .sort((one, other) => one.name.localeCompare(other.name));

/** Commands that fit what was typed after the slash, the best first: by start, then by any word in them. */
export function fittingCommands(all: readonly Typable[], typed: string): readonly Typable[] {
  const wanted = typed.toLowerCase().replace(/\s+/gu, ' ').trimStart();
  const words = wanted.trim();
  const starts = all.filter((one) => one.name.startsWith(wanted) || one.name === words);
  const holds = all.filter((one) => !starts.includes(one) && words !== '' && one.name.includes(words));
  return [...starts, ...holds];
}

/** What an option offers without asking the bot; undefined where anything may be typed. */
export function offered(
  option: APIApplicationCommandBasicOption,
  roster: Roster,
  { composer }: Words,
): readonly Pick[] | undefined {
  switch (option.type) {
    case Option.Boolean:
      return [
        { name: composer.yes, value: true },
        { name: composer.no, value: false },
      ];
    case Option.User:
      return roster.people;
    case Option.Role:
      return roster.roles;
    case Option.Channel:
      return roster.channels;
    default:
      if ('choices' in option && option.choices !== undefined && option.choices.length > 0) {
        return option.choices.map(pickOf);
      }
      return undefined;
  }
}

/** A choice that the bot named, as something to pick. */
export function pickOf(choice: APIApplicationCommandOptionChoice): Pick {
  return { name: choice.name, value: choice.value };
}

/** Whether an option takes a file. */
export function takesFile(option: APIApplicationCommandBasicOption): boolean {
  return option.type === Option.Attachment;
}

/** Whether the bot is asked what may stand in this option. */
export function completed(option: APIApplicationCommandBasicOption): boolean {
  return 'autocomplete' in option && option.autocomplete === true;
}

/** Letters without accents, in lower case: not every keyboard has an Ö. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that fit what was typed, with or without accents, by start and then by any part. */
export function narrowed(picks: readonly Pick[], typed: string): readonly Pick[] {
  const wanted = plain(typed.replace(/^[@#]/u, '').trim());
  if (wanted === '') return picks;
  const starts = picks.filter((pick) => plain(pick.name).startsWith(wanted));
  const holds = picks.filter((pick) => !starts.includes(pick) && plain(pick.name).includes(wanted));
  return [...starts, ...holds];
}

/** A field read: its value, why it cannot be sent, or neither because it was left empty. */
export interface ReadField {
  readonly value?: ReadOption['value'];
  readonly wrong?: string;
}

/** Reads one field as the client would before it lets a command go. */
export function readField(field: OptionField, roster: Roster, words: Words): ReadField {
  const { option, picked, file } = field;
  const { composer } = words;
  const text = field.text.trim();
  const wrong = (sentence: string, bounds = {}): ReadField => ({
    wrong: filled(sentence, { option: option.name, typed: text, ...bounds }),
  });
  if (text === '') return option.required === true ? wrong(composer.isRequired) : {};
  if (picked !== undefined) return { value: picked.value };
  if (file !== undefined) return { value: file };
  const list = offered(option, roster, words);
  if (list !== undefined) {
    const wanted = text.replace(/^[@#]/u, '');
    const same =
      list.find((pick) => pick.name.toLowerCase() === wanted.toLowerCase()) ??
      list.find((pick) => plain(pick.name) === plain(wanted)) ??
      list.find((pick) => String(pick.value) === wanted);
    return same === undefined ? wrong(composer.unfit) : { value: same.value };
  }
  if (option.type === Option.String) {
    const most = option.max_length ?? 6000;
    return text.length <= most ? { value: text } : wrong(composer.between, { least: 0, most });
  }
  const value = Number(text);
  if (option.type !== Option.Integer || !Number.isInteger(value)) return wrong(composer.unfit);
  const { min_value: least = value, max_value: most = value } = option;
  return least <= value && value <= most ? { value } : wrong(composer.between, { least, most });
}

/** The other fields that the bot gets while it completes one: the valid ones, and the focused one as typed. */
export const soFar = (
  fields: readonly OptionField[],
  focused: string,
  roster: Roster,
  words: Words,
): readonly GivenOption[] =>
  fields.flatMap((field): readonly GivenOption[] => {
    const name = field.option.sent;
    const value = name === focused ? field.text : readField(field, roster, words).value;
    // A file is handed over with the whole command alone.
    return value === undefined || typeof value === 'object' ? [] : [{ name, value }];
  });
