import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import type { GivenOption } from '../person.ts';
import { filled, type Words } from './speech.ts';

/** An option of a command as somebody reads it: its names in their language, and the one that the bot knows it by. */
export type TypableOption = APIApplicationCommandBasicOption & { readonly sent: string };

/** A command as it is typed: with its subcommand if it has one. */
export interface Typable {
  readonly path: readonly string[];
  /** `table status`. */
  readonly name: string;
  readonly description: string;
  readonly options: readonly TypableOption[];
}

/** Something that can be picked for an option: shown by `name`, sent by `value`. */
export interface Pick {
  readonly name: string;
  readonly value: string | number | boolean | File;
  readonly note?: string;
}

/** An option of the command being typed, with what stands in it. */
export interface OptionField {
  readonly option: TypableOption;
  readonly text: string;
  /** What was picked from a list, or the chosen file; gone as soon as the text is changed. */
  readonly picked?: Pick['value'];
}

/** An option as it is sent, but for the bytes of a file. */
export interface ReadOption {
  readonly name: string;
  readonly value: Pick['value'];
}

/** What an option can be filled with besides plain words: the people, roles and channels of the server. */
export interface Roster {
  readonly people: readonly Pick[];
  readonly roles: readonly Pick[];
  readonly channels: readonly Pick[];
}

/** A text in a language; the main one if it has none there, or has only that of another region. */
const inLocale = (
  main: string,
  others: Readonly<Record<string, string | null>> | null | undefined,
  locale: string,
): string => others?.[locale] ?? main;

function optionIn(option: APIApplicationCommandBasicOption, locale: string): TypableOption {
  const read = {
    ...option,
    sent: option.name,
    name: inLocale(option.name, option.name_localizations, locale),
    description: inLocale(option.description, option.description_localizations, locale),
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
          ...{ path, name: path.join(' ') },
          description: inLocale(part.description, part.description_localizations, locale),
          options: own.map((option) => optionIn(option, locale)),
        };
      });
    })
    .sort((one, other) => one.name.localeCompare(other.name));

/** What an option offers without asking the bot; undefined if anything may be typed. */
function offered(
  option: APIApplicationCommandBasicOption,
  { people, roles, channels }: Roster,
  { composer }: Words,
): readonly Pick[] | undefined {
  switch (option.type) {
    case Option.Boolean:
      return [
        { name: composer.yes, value: true },
        { name: composer.no, value: false },
      ];
    case Option.User:
      return people;
    case Option.Role:
      return roles;
    case Option.Channel:
      return channels;
    default:
      return 'choices' in option && option.choices?.length ? option.choices : undefined;
  }
}

/** Whether an option takes a file. */
export const takesFile = (option: APIApplicationCommandBasicOption): boolean =>
  option.type === Option.Attachment;

/** Whether the bot is asked what may stand in this option. */
export const isCompleted = (option: APIApplicationCommandBasicOption): boolean =>
  'autocomplete' in option && option.autocomplete === true;

/** Letters without accents, in lower case: not every keyboard has an Ö. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What was typed for a person, role or channel, without the sign before it. */
const unsigned = (text: string): string => text.trim().replace(/^[@#]/u, '');

/** Those that fit what was typed, with or without accents: those that start so, then those that hold it. */
export function fitting<Named extends { readonly name: string }>(
  all: readonly Named[],
  typed: string,
): readonly Named[] {
  const wanted = plain(typed).replace(/\s+/gu, ' ').trimStart();
  const starts = all.filter(({ name }) => plain(name).startsWith(wanted) || plain(name) === wanted.trim());
  const holds = all.filter((one) => !starts.includes(one) && plain(one.name).includes(wanted.trim()));
  return [...starts, ...holds];
}

/** Reads one field as the client would before it lets a command go; neither value nor fault if it was left empty. */
export function readField(
  { option, text, picked }: OptionField,
  roster: Roster,
  words: Words,
): { readonly value?: ReadOption['value']; readonly wrong?: string } {
  const { composer } = words;
  const typed = text.trim();
  const wrong = (sentence: string, bounds = {}) => ({
    wrong: filled(sentence, { option: option.name, typed, ...bounds }),
  });
  if (typed === '') return option.required === true ? wrong(composer.isRequired) : {};
  if (picked !== undefined) return { value: picked };
  const list = offered(option, roster, words);
  if (list !== undefined) {
    const wanted = unsigned(typed);
    const same =
      list.find((pick) => pick.name.toLowerCase() === wanted.toLowerCase()) ??
      list.find((pick) => plain(pick.name) === plain(wanted)) ??
      list.find((pick) => String(pick.value) === wanted);
    return same === undefined ? wrong(composer.unfit) : { value: same.value };
  }
  if (option.type === Option.String) {
    const most = option.max_length ?? 6000;
    return typed.length <= most ? { value: typed } : wrong(composer.between, { least: 0, most });
  }
  const value = Number(typed);
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
): GivenOption[] =>
  fields.flatMap((field) => {
    const name = field.option.sent;
    const value = name === focused ? field.text : readField(field, roster, words).value;
    // A file is handed over with the whole command alone.
    return value === undefined || typeof value === 'object' ? [] : [{ name, value }];
  });

/** A command being typed. `active` is the focused field; one past the last is the tail, for naming more options. */
export interface Draft {
  readonly command: Typable;
  readonly fields: readonly OptionField[];
  readonly active: number;
  readonly tail: string;
}

/** A draft with the fields that must be filled. */
export function draftBeginning(command: Typable): Draft {
  const required = command.options.filter((option) => option.required === true);
  return { command, fields: required.map((option) => ({ option, text: '' })), active: 0, tail: '' };
}

/** The field with the focus; undefined at the tail. */
export const activeField = ({ fields, active }: Draft): OptionField | undefined => fields[active];

/** Options that have no field yet. */
export const optionsLeft = ({ command, fields }: Draft): Typable['options'] =>
  command.options.filter((option) => !fields.some((one) => one.option.name === option.name));

/** The draft after the active field was filled, with words or with what was picked for it. */
export function withField(draft: Draft, filling: Omit<OptionField, 'option'>): Draft {
  const fields = draft.fields.map((one, at) =>
    at === draft.active ? { option: one.option, ...filling } : one,
  );
  return { ...draft, fields };
}

/** The draft after something was picked for the active field, or a file: the focus goes on to the next. */
export const withPick = (draft: Draft, { name, value }: Pick): Draft =>
  focusMoved(withField(draft, { text: name, picked: value }), draft.active + 1);

/** The draft with one more option, which takes the focus. */
export function withOption(draft: Draft, name: string): Draft {
  const option = optionsLeft(draft).find((one) => one.name === name);
  if (option === undefined) return draft;
  return { ...draft, fields: [...draft.fields, { option, text: '' }], active: draft.fields.length, tail: '' };
}

/** What is typed like an option, `name:value`: what stands before it, its name, and what comes behind the colon. */
function namedIn(draft: Draft, typed: string) {
  for (const found of typed.matchAll(/(?:^|\s)([^\s:]+):\s*/gu)) {
    const before = typed.slice(0, found.index).trimEnd();
    const said = found[1]?.toLowerCase();
    // Friends who read another language tell each other the name that the bot knows.
    const name = draft.command.options.find((one) => one.name === said || one.sent === said)?.name;
    const at = draft.fields.findIndex((field) => field.option.name === name);
    const isFree = at < 0 || (at === draft.active ? before : draft.fields[at]?.text) === '';
    if (name === undefined || !isFree) continue;
    return { before, name, rest: typed.slice(found.index + found[0].length) };
  }
  return undefined;
}

/** The draft after text was typed at the focus. Text like an option becomes one and gets the focus, as in Discord. */
export function withTyped(draft: Draft, typed: string): Draft {
  const put = (text: string): Draft =>
    activeField(draft) === undefined ? { ...draft, tail: text } : withField(draft, { text });
  const named = namedIn(draft, typed);
  if (named === undefined) return put(typed);
  const before = put(named.before);
  const at = before.fields.findIndex((field) => field.option.name === named.name);
  const focused = at < 0 ? { ...withOption(before, named.name), tail: before.tail } : focusMoved(before, at);
  return withTyped(focused, named.rest);
}

/**
 * The draft of a line that begins with the name of a command; what follows is read as {@link withTyped} does.
 * Undefined if there is no such command.
 */
export function draftOf(commands: readonly Typable[], line: string): Draft | undefined {
  const words = line.trimStart().split(/\s+/u);
  const isNamed = ({ path }: Typable): boolean =>
    path.every((word, at) => words[at]?.toLowerCase() === `${at === 0 ? '/' : ''}${word}`);
  const command = commands.filter(isNamed).sort((one, other) => other.path.length - one.path.length)[0];
  if (command === undefined) return undefined;
  const rest = command.path.reduce((text) => text.replace(/^\s*\S+/u, ''), line).trimStart();
  const draft = draftBeginning(command);
  return rest === '' ? draft : withTyped(draft, rest);
}

/** The draft with the focus elsewhere, if there is such a place. */
export function focusMoved(draft: Draft, active: number): Draft {
  if (active < 0 || active > draft.fields.length || active === draft.active) return draft;
  return { ...draft, active };
}

/** The draft after Backspace in an empty place: removes an optional field, else steps back. Undefined at the start. */
export function steppedBack(draft: Draft): Draft | undefined {
  const field = activeField(draft);
  if (field !== undefined && field.option.required !== true) {
    const fields = draft.fields.filter((one) => one !== field);
    return { ...draft, fields, active: Math.max(0, draft.active - 1) };
  }
  return draft.active > 0 ? focusMoved(draft, draft.active - 1) : undefined;
}

/** What a draft sends, or which field stands in the way, and why. */
export type Sendable =
  | { readonly options: readonly ReadOption[] }
  | { readonly wrong: string; readonly field?: string; readonly index: number };

/** Reads a draft's fields up to the first wrong one; text after them is an error, so that none is dropped silently. */
export function sendable(draft: Draft, roster: Roster, words: Words): Sendable {
  const options: ReadOption[] = [];
  for (const [index, field] of draft.fields.entries()) {
    const { value, wrong } = readField(field, roster, words);
    if (wrong !== undefined) return { wrong, field: field.option.name, index };
    if (value !== undefined) options.push({ name: field.option.sent, value });
  }
  const typed = draft.tail.trim();
  if (typed === '') return { options };
  return { wrong: filled(words.composer.notAnOption, { typed }), index: draft.fields.length };
}

/** One line of the list above the command box, and the draft that comes of taking it. */
export interface Offer {
  readonly label: string;
  readonly note?: string | undefined;
  readonly mark?: string;
  readonly takes: Draft;
}

/** As many values as a client lists for an option (Application Commands: 25 choices). */
const LISTED = 25;

/** Commands offered for words that start with a slash. */
export const commandOffers = (commands: readonly Typable[], text: string): readonly Offer[] =>
  (text.startsWith('/') ? fitting(commands, text.slice(1)) : []).map((command) => ({
    ...{ label: `/${command.name}`, note: command.description, takes: draftBeginning(command) },
  }));

/** What is offered at the place of the focus: values of the field, or the options left at the tail. */
export function draftOffers(
  draft: Draft,
  roster: Roster,
  answered: readonly Pick[],
  words: Words,
): readonly Offer[] {
  const field = activeField(draft);
  if (field === undefined)
    return fitting(optionsLeft(draft), draft.tail.trim()).map(({ name, description: note }) => ({
      ...{ label: name, note, mark: words.composer.optional, takes: withOption(draft, name) },
    }));
  if (field.picked !== undefined) return [];
  const list = offered(field.option, roster, words);
  const fits = list === undefined ? answered : fitting(list, unsigned(field.text).trim());
  return fits
    .slice(0, LISTED)
    .map((pick) => ({ label: pick.name, note: pick.note, takes: withPick(draft, pick) }));
}

/** What is being asked for, above the list of offers, and what stands in place of them if there are none. */
export function askedFor(
  draft: Draft | undefined,
  commands: number,
  { composer }: Words,
): { readonly title: string; readonly nothing: string } {
  if (draft === undefined)
    return {
      title: composer.commands,
      nothing: commands > 0 ? composer.noneMatches : composer.noCommandsYet,
    };
  const field = activeField(draft);
  const { name, description } = field?.option ?? { ...draft.command, name: `/${draft.command.name}` };
  const title = `${name} · ${description}`;
  if (field === undefined) return { title, nothing: composer.enter };
  if (field.picked !== undefined) return { title, nothing: composer.enterOrTab };
  if (takesFile(field.option)) return { title, nothing: composer.chooseFile };
  return { title, nothing: field.text === '' ? composer.typeValue : composer.enterOrTab };
}
