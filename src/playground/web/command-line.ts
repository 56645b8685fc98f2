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

interface Part extends Described {
  readonly name: string;
  readonly options?: APIApplicationCommand['options'];
}

/** Lists every command as it can be typed by somebody with this language, subcommands one by one, by name. */
export function typables(commands: readonly APIApplicationCommand[], locale: string): readonly Typable[] {
  const found: Typable[] = [];
  const visit = (part: Part, above: readonly string[]): void => {
    const path = [...above, part.name];
    const options: TypableOption[] = [];
    let isParent = false;
    for (const option of part.options ?? [])
      if (option.type === Option.Subcommand || option.type === Option.SubcommandGroup) {
        isParent = true;
        visit(option, path);
      } else options.push(optionIn(option, locale));
    const description = descriptionIn(part, locale);
    if (!isParent) found.push({ path, name: path.join(' '), description, options });
  };
  for (const command of commands) visit(command, []);
  return found.sort((one, other) => one.name.localeCompare(other.name));
}

/** Commands that fit what was typed after the slash, the best first: by start, then by any word in them. */
export function fittingCommands(all: readonly Typable[], typed: string): readonly Typable[] {
  const wanted = typed.toLowerCase().replace(/\s+/gu, ' ').trimStart();
  const words = wanted.trim();
  const starts = all.filter((one) => one.name.startsWith(wanted) || one.name === words);
  const holds = all.filter((one) => !starts.includes(one) && words !== '' && one.name.includes(words));
  return [...starts, ...holds];
}

/** The fields a command starts with: those that must be filled. */
export function startingFields(command: Typable): readonly OptionField[] {
  return command.options.filter((option) => option.required === true).map((option) => ({ option, text: '' }));
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
    case Option.Mentionable:
      return [...roster.people, ...roster.roles];
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

/** A field read: what is sent, nothing because it was left empty, or why it cannot be sent. */
export type ReadField =
  | { readonly kind: 'value'; readonly given: ReadOption }
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong'; readonly why: string };

/** Reads one field as the client would before it lets a command go. */
export function readField(field: OptionField, roster: Roster, words: Words): ReadField {
  const { option } = field;
  const { composer } = words;
  const { name, sent } = option;
  const text = field.text.trim();
  const value = (given: ReadOption['value']): ReadField => ({
    kind: 'value',
    given: { name: sent, value: given },
  });
  const wrong = (why: string): ReadField => ({ kind: 'wrong', why });
  const unfit = wrong(filled(composer.unfit, { option: name, typed: text }));
  const within = (size: number, least: number, most: number, good: ReadField): ReadField =>
    size >= least && size <= most ? good : wrong(filled(composer.between, { option: name, least, most }));
  if (text === '') {
    return option.required === true
      ? wrong(filled(composer.isRequired, { option: name }))
      : { kind: 'empty' };
  }
  if (field.picked !== undefined) return value(field.picked.value);
  const list = offered(option, roster, words);
  if (list !== undefined) {
    const wanted = text.replace(/^[@#]/u, '');
    const same =
      list.find((pick) => pick.name.toLowerCase() === wanted.toLowerCase()) ??
      list.find((pick) => plain(pick.name) === plain(wanted)) ??
      list.find((pick) => String(pick.value) === wanted);
    return same === undefined ? unfit : value(same.value);
  }
  switch (option.type) {
    case Option.Integer:
    case Option.Number: {
      const number = Number(text.replace(',', '.'));
      const fits = option.type === Option.Integer ? Number.isInteger(number) : Number.isFinite(number);
      const { min_value: least = number, max_value: most = number } = option;
      return fits ? within(number, least, most, value(number)) : unfit;
    }
    case Option.Attachment:
      return field.file === undefined ? unfit : value(field.file);
    case Option.String: {
      const { min_length: least = 0, max_length: most = 6000 } = option;
      return within([...text].length, least, most, value(text));
    }
    default:
      return unfit;
  }
}

/** The other fields that the bot gets while it completes one: the valid ones, and the focused one as typed. */
export const soFar = (
  fields: readonly OptionField[],
  focused: string,
  roster: Roster,
  words: Words,
): readonly GivenOption[] =>
  fields.flatMap((field): readonly GivenOption[] => {
    if (field.option.sent === focused) return [{ name: focused, value: field.text }];
    const read = readField(field, roster, words);
    if (read.kind !== 'value') return [];
    const { name, value } = read.given;
    // A file is handed over with the whole command alone.
    return typeof value === 'object' ? [] : [{ name, value }];
  });
