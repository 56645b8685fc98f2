import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandOptionChoice,
} from 'discord-api-types/v10';
import type { GivenOption, HandedFile } from '../person.ts';
import type { Words } from '../words/en.ts';

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
  readonly file?: HandedFile;
}

/** What an option can be filled with besides plain words: the people, roles and channels of the server. */
export interface Roster {
  readonly people: readonly Pick[];
  readonly roles: readonly Pick[];
  readonly channels: readonly Pick[];
}

const SUBCOMMAND = 1;
const GROUP = 2;
/** Option types by Discord's numbers (Application Commands, "Application Command Option Type"). */
const OPTION = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

/** What has a name and a description, or one of them, with what these are in other languages. */
interface Localized {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null;
}

/** A name in a language; the main one if it has none there, or has only that of another region. */
const nameIn = ({ name, name_localizations: names }: Localized, locale: string): string =>
  names?.[locale] ?? name;

const descriptionIn = (
  {
    description,
    description_localizations: descriptions,
  }: {
    readonly description: string;
    readonly description_localizations?: Readonly<Record<string, string | null>> | null;
  },
  locale: string,
): string => descriptions?.[locale] ?? description;

/** An option as somebody reads it in their language. */
function optionIn(option: APIApplicationCommandBasicOption, locale: string): TypableOption {
  const read = {
    ...option,
    sent: option.name,
    name: nameIn(option, locale),
    description: descriptionIn(option, locale),
  };
  if (!('choices' in read) || read.choices === undefined) return read;
  const choices = read.choices.map((choice) => ({ ...choice, name: nameIn(choice, locale) }));
  // The boundary at which choices keep the type of their values, which the compiler cannot follow through a union.
  return { ...read, choices } as TypableOption;
}

/** Lists every command as it can be typed by somebody with this language, subcommands one by one, by name. */
export function typables(commands: readonly APIApplicationCommand[], locale: string): readonly Typable[] {
  const found: Typable[] = [];
  for (const command of commands) {
    if (command.type !== undefined && Number(command.type) !== 1) continue;
    const visit = (
      path: readonly string[],
      description: string,
      options: APIApplicationCommand['options'],
    ): void => {
      const basic: TypableOption[] = [];
      let parent = false;
      for (const option of options ?? []) {
        const type = Number(option.type);
        if (type === SUBCOMMAND || type === GROUP) {
          parent = true;
          const under = 'options' in option ? option.options : [];
          visit([...path, option.name], descriptionIn(option, locale), under);
        } else {
          basic.push(optionIn(option as APIApplicationCommandBasicOption, locale));
        }
      }
      if (!parent) found.push({ path, name: path.join(' '), description, options: basic });
    };
    visit([command.name], descriptionIn(command, locale), command.options);
  }
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
  switch (Number(option.type)) {
    case OPTION.boolean:
      return [
        { name: composer.yes, value: true },
        { name: composer.no, value: false },
      ];
    case OPTION.user:
      return roster.people;
    case OPTION.role:
      return roster.roles;
    case OPTION.mentionable:
      return [...roster.people, ...roster.roles];
    case OPTION.channel:
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
  return Number(option.type) === OPTION.attachment;
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
  | { readonly kind: 'value'; readonly given: GivenOption }
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong'; readonly why: string };

/** Reads one field as the client would before it lets a command go. */
export function readField(field: OptionField, roster: Roster, words: Words): ReadField {
  const { option } = field;
  const { composer } = words;
  const { name, sent } = option;
  const text = field.text.trim();
  const value = (given: GivenOption['value']): ReadField => ({
    kind: 'value',
    given: { name: sent, value: given },
  });
  const wrong = (why: string): ReadField => ({ kind: 'wrong', why });
  if (text === '') {
    return option.required === true ? wrong(composer.isRequired(name)) : { kind: 'empty' };
  }
  if (field.picked !== undefined) return value(field.picked.value);
  const list = offered(option, roster, words);
  if (list !== undefined) {
    const wanted = text.replace(/^[@#]/u, '');
    const same =
      list.find((pick) => pick.name.toLowerCase() === wanted.toLowerCase()) ??
      list.find((pick) => plain(pick.name) === plain(wanted)) ??
      list.find((pick) => String(pick.value) === wanted);
    return same === undefined ? wrong(composer.notListed(name, text)) : value(same.value);
  }
  switch (Number(option.type)) {
    case OPTION.integer:
    case OPTION.number:
      return readNumber(option, text, value, words);
    case OPTION.attachment:
      return field.file === undefined ? wrong(composer.needsFile(name)) : value(field.file);
    default:
      return readWords(option, text, value, words);
  }
}

function readNumber(
  option: APIApplicationCommandBasicOption,
  text: string,
  value: (given: number) => ReadField,
  { composer }: Words,
): ReadField {
  const wrong = (why: string): ReadField => ({ kind: 'wrong', why });
  const number = Number(text.replace(',', '.'));
  const whole = Number(option.type) === OPTION.integer;
  if (!Number.isFinite(number) || (whole && !Number.isInteger(number))) {
    return wrong(whole ? composer.notWhole(option.name, text) : composer.notNumber(option.name, text));
  }
  if ('min_value' in option && option.min_value !== undefined && number < option.min_value) {
    return wrong(composer.atLeast(option.name, option.min_value));
  }
  if ('max_value' in option && option.max_value !== undefined && number > option.max_value) {
    return wrong(composer.atMost(option.name, option.max_value));
  }
  return value(number);
}

function readWords(
  option: APIApplicationCommandBasicOption,
  text: string,
  value: (given: string) => ReadField,
  { composer }: Words,
): ReadField {
  const wrong = (why: string): ReadField => ({ kind: 'wrong', why });
  const length = [...text].length;
  if ('min_length' in option && option.min_length !== undefined && length < option.min_length) {
    return wrong(composer.atLeastLong(option.name, option.min_length));
  }
  const most = 'max_length' in option && option.max_length !== undefined ? option.max_length : 6000;
  return length > most ? wrong(composer.atMostLong(option.name, most)) : value(text);
}

/** The other fields that the bot gets while it completes one: the valid ones, and the focused one as typed. */
export function soFar(
  fields: readonly OptionField[],
  focused: string,
  roster: Roster,
  words: Words,
): readonly GivenOption[] {
  return fields.flatMap((field): readonly GivenOption[] => {
    if (field.option.sent === focused) return [{ name: focused, value: field.text }];
    const read = readField(field, roster, words);
    // A file is handed over with the whole command alone.
    return read.kind === 'value' && typeof read.given.value !== 'object' ? [read.given] : [];
  });
}
