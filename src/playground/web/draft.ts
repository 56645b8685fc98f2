import {
  completed,
  fittingCommands,
  narrowed,
  type OptionField,
  offered,
  type Pick,
  type ReadOption,
  type Roster,
  readField,
  type Typable,
  takesFile,
} from './command-line.ts';
import { filled, type Words } from './speech.ts';

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
export function activeField(draft: Draft): OptionField | undefined {
  return draft.fields[draft.active];
}

/** Options that have no field yet. */
export function optionsLeft(draft: Draft): Typable['options'] {
  return draft.command.options.filter(
    (option) => !draft.fields.some((one) => one.option.name === option.name),
  );
}

/** The draft after a field was filled: with words, with what was picked for it, or with a file. */
export function withField(draft: Draft, index: number, filling: Omit<OptionField, 'option'>): Draft {
  const fields = draft.fields.map((one, at) => (at === index ? { option: one.option, ...filling } : one));
  return { ...draft, fields };
}

/** The draft after something was picked for the active field, or a file: the focus goes on to the next. */
export const withPick = (draft: Draft, picked: Pick | File): Draft =>
  focusMoved(
    withField(
      draft,
      draft.active,
      picked instanceof File ? { text: picked.name, file: picked } : { text: picked.name, picked },
    ),
    draft.active + 1,
  );

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
  const isTail = activeField(draft) === undefined;
  const put = (text: string): Draft =>
    isTail ? { ...draft, tail: text } : withField(draft, draft.active, { text });
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
  readonly key: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly mark?: string;
  readonly takes: Draft;
}

/** As many values as a client lists for an option (Application Commands: 25 choices). */
const LISTED = 25;

/** Commands offered for words that start with a slash. */
export function commandOffers(commands: readonly Typable[], text: string): readonly Offer[] {
  if (!text.startsWith('/')) return [];
  return fittingCommands(commands, text.slice(1)).map((command) => ({
    ...{ key: command.name, label: `/${command.name}`, note: command.description },
    takes: draftBeginning(command),
  }));
}

/** What is offered at the place of the focus: values of the field, or the options left at the tail. */
export function draftOffers(
  draft: Draft,
  roster: Roster,
  answered: readonly Pick[],
  words: Words,
): readonly Offer[] {
  const field = activeField(draft);
  if (field === undefined) {
    const mark = words.composer.optional;
    const left = optionsLeft(draft).map(({ name, description: note }) => ({ name, value: name, note }));
    return narrowed(left, draft.tail).map(({ name, note }) => ({
      ...{ key: name, label: name, note, mark, takes: withOption(draft, name) },
    }));
  }
  if (field.picked !== undefined) return [];
  const list = offered(field.option, roster, words);
  const picks = list !== undefined ? narrowed(list, field.text) : completed(field.option) ? answered : [];
  return picks.slice(0, LISTED).map((pick) => ({
    ...{ key: String(pick.value), label: pick.name, note: pick.note, takes: withPick(draft, pick) },
  }));
}

/** What stands above the list: what is being asked for. */
export function offersTitle(draft: Draft | undefined, { composer }: Words): string {
  if (draft === undefined) return composer.commands;
  const field = activeField(draft);
  if (field === undefined) return `/${draft.command.name} · ${draft.command.description}`;
  return `${field.option.name} · ${field.option.description}`;
}

/** What stands in place of an empty list. */
export function nothingOffered(draft: Draft | undefined, commands: number, { composer }: Words): string {
  if (draft === undefined) return commands > 0 ? composer.noneMatches : composer.noCommandsYet;
  const field = activeField(draft);
  if (field === undefined) return composer.enter;
  if (field.picked !== undefined) return composer.enterOrTab;
  if (takesFile(field.option)) return composer.chooseFile;
  return field.text === '' ? composer.typeValue : composer.enterOrTab;
}
