import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { CommandForm, OptionForm } from '../forms/command.ts';
import type { Complaints, FieldPath } from '../refusal.ts';

/** Names of slash commands and options (Discord docs, interactions/application-commands.mdx "naming"). */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** Most characters of a command's names, descriptions and choices together (same page, "Limits"). */
const MAX_COMMAND_TEXT = 8000;

function checkName(name: string, path: FieldPath, complaints: Complaints): void {
  if (!NAME.test(name) || name !== name.toLowerCase())
    complaints.add(path, 'APPLICATION_COMMAND_INVALID_NAME');
}

const isSubcommand = (option: OptionForm): boolean =>
  option.type === Option.Subcommand || option.type === Option.SubcommandGroup;

function checkChoices(option: OptionForm, path: FieldPath, complaints: Complaints): void {
  if (!('choices' in option) || !option.choices?.length) return;
  if (option.autocomplete === true)
    complaints.add([...path, 'choices'], 'PLAYGROUND_AUTOCOMPLETE_WITH_CHOICES');
  const names = option.choices.map(({ name }) => name);
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index)
      complaints.add([...path, 'choices', index, 'name'], 'PLAYGROUND_CHOICE_NAME_DUPLICATED');
}

function checkBounds(option: OptionForm, path: FieldPath, complaints: Complaints): void {
  const [low, high] =
    option.type === Option.String
      ? [option.min_length, option.max_length]
      : option.type === Option.Integer || option.type === Option.Number
        ? [option.min_value, option.max_value]
        : [undefined, undefined];
  if (typeof low === 'number' && typeof high === 'number' && low > high)
    complaints.add(path, 'PLAYGROUND_MIN_OVER_MAX');
}

function checkOptions(options: readonly OptionForm[], path: FieldPath, complaints: Complaints): void {
  const names = new Set<string>();
  let optionalSeen = false;
  for (const [index, option] of options.entries()) {
    const here = [...path, index];
    checkName(option.name, [...here, 'name'], complaints);
    if (names.has(option.name))
      complaints.add([...here, 'name'], 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS');
    names.add(option.name);
    if (options.some(isSubcommand) && !isSubcommand(option))
      complaints.add([...here, 'type'], 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID');
    if (option.required === true && optionalSeen)
      complaints.add(here, 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID');
    optionalSeen ||= !isSubcommand(option) && option.required !== true;
    checkChoices(option, here, complaints);
    checkBounds(option, here, complaints);
    if ('options' in option && option.options) checkOptions(option.options, [...here, 'options'], complaints);
  }
}

type Translated = Readonly<Record<string, string>> | null | undefined;

/** The longest of a text and its translations. */
const longest = (text: string, translated: Translated): number =>
  Math.max(text.length, ...Object.values(translated ?? {}).map(({ length }) => length));

function weight(item: CommandForm | OptionForm): number {
  const own =
    longest(item.name, item.name_localizations) +
    longest(item.description ?? '', item.description_localizations);
  const options: readonly OptionForm[] = 'options' in item ? (item.options ?? []) : [];
  const choices: readonly { name: string; value: string | number }[] =
    'choices' in item ? (item.choices ?? []) : [];
  const written = choices.reduce((all, { name, value }) => all + name.length + String(value).length, 0);
  return options.reduce((sum, option) => sum + weight(option), own + written);
}

/** What the shape of a command alone does not tell; `path` is where it stands in the body. */
export function checkCommand(command: CommandForm, path: FieldPath, complaints: Complaints): void {
  checkName(command.name, [...path, 'name'], complaints);
  if (!command.description) complaints.add([...path, 'description'], 'BASE_TYPE_REQUIRED');
  for (const [locale, name] of Object.entries(command.name_localizations ?? {}))
    checkName(name, [...path, 'name_localizations', locale], complaints);
  checkOptions(command.options ?? [], [...path, 'options'], complaints);
  if (weight(command) > MAX_COMMAND_TEXT) complaints.add(path, 'APPLICATION_COMMAND_TOO_LARGE');
}
