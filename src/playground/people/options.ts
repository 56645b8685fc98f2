import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandInteractionDataBasicOption,
  type APIApplicationCommandInteractionDataOption,
  type APIAttachment,
  type APIInteractionDataResolved,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import { ClientError, type GivenOption, type HandedFile } from '../person.ts';
import { MAX_FILE } from '../rest/body.ts';
import { ROLES, USERS } from '../world/cast.ts';
import type { World } from '../world/world.ts';

type FilledOption = APIApplicationCommandInteractionDataBasicOption;

/** Finds what a path such as `['table', 'status']` names. @throws ClientError if there is no such command */
export function aim(commands: readonly APIApplicationCommand[], [name, step]: readonly string[]) {
  const command = commands.find((each) => each.name === name);
  const sub = command?.options?.find((option) => option.name === step);
  const isSub = sub?.type === Option.Subcommand;
  const options = isSub ? (sub.options ?? []) : (command?.options ?? []);
  const basic = options.filter((option) => option.type !== Option.Subcommand);
  if (command === undefined || isSub !== (step !== undefined) || basic.length < options.length)
    throw new ClientError(`There is no command /${[name, step].join(' ').trim()}.`);
  const wrap = (inner: FilledOption[]): APIApplicationCommandInteractionDataOption[] =>
    isSub ? [{ type: sub.type, name: sub.name, options: inner }] : inner;
  return { command, options: basic as APIApplicationCommandBasicOption[], wrap };
}

/** A command, or the subcommand of one; `wrap` puts its options into the subcommand that leads to it. */
type Aimed = ReturnType<typeof aim>;

/** Adds whom an id names to what an interaction resolves; false if it names nothing. */
export function resolveInto(
  world: World,
  resolved: APIInteractionDataResolved,
  kind: 'user' | 'role' | 'channel',
  id: string,
): boolean {
  if (kind === 'user') {
    const user = USERS.get(id);
    if (user === undefined) return false;
    resolved.users = { ...resolved.users, [id]: user };
    const { user: _user, deaf: _deaf, mute: _mute, ...partial } = world.members.json(id) ?? {};
    if ('roles' in partial)
      resolved.members = { ...resolved.members, [id]: { ...partial, permissions: '0' } };
    return true;
  }
  if (kind === 'role') return ROLES.some((role) => role.id === id);
  const kindOf = world.channels.kindOf(id);
  return kindOf !== undefined && kindOf !== 'direct';
}

/** Whether a text or number is among the choices of its option and within its bounds. */
function isWithin(option: APIApplicationCommandBasicOption, value: string | number): boolean {
  const choices: readonly { readonly value: string | number }[] =
    'choices' in option ? (option.choices ?? []) : [];
  if (choices.length > 0 && !choices.some((choice) => choice.value === value)) return false;
  if (typeof value === 'string')
    return value.length <= ('max_length' in option ? (option.max_length ?? 6000) : 6000);
  const { min_value: least = value, max_value: most = value } = 'min_value' in option ? option : {};
  return least <= value && value <= most;
}

/** Puts a file into the world, served for a while like Discord's command attachments. @throws ClientError */
function handOver(world: World, channelId: string, { name, type, bytes }: HandedFile): APIAttachment {
  const read = Buffer.from(bytes, 'base64');
  if (read.length > MAX_FILE)
    throw new ClientError('Your files are too powerful: one can have up to 10 MiB.');
  const upload = { name, contentType: type === '' ? 'application/octet-stream' : type, bytes: read };
  const file = world.files.store(channelId, upload, true);
  // No message names it.
  world.files.release([file.id]);
  return file;
}

/** Whether an option can hold a value that is no file; adds what it names to `resolved`. */
function canHold(
  world: World,
  option: APIApplicationCommandBasicOption,
  value: string | number | boolean,
  resolved: APIInteractionDataResolved,
): boolean {
  switch (option.type) {
    case Option.String:
      return typeof value === 'string' && isWithin(option, value);
    case Option.Integer:
      return Number.isSafeInteger(value) && isWithin(option, Number(value));
    case Option.Boolean:
      return typeof value === 'boolean';
    case Option.User:
      return resolveInto(world, resolved, 'user', String(value));
    case Option.Role:
      return resolveInto(world, resolved, 'role', String(value));
    case Option.Channel:
      return resolveInto(world, resolved, 'channel', String(value));
    default:
      return false;
  }
}

/** One option as the bot gets it. @throws ClientError if the value does not fit */
function fillOne(
  world: World,
  channelId: string,
  option: APIApplicationCommandBasicOption,
  value: GivenOption['value'],
  resolved: APIInteractionDataResolved,
): FilledOption {
  const { type, name } = option;
  const isFile = typeof value === 'object';
  const fits = isFile ? type === Option.Attachment : canHold(world, option, value, resolved);
  if (!fits) throw new ClientError(`"${isFile ? value.name : value}" does not fit the option "${name}".`);
  if (!isFile) return { type, name, value } as FilledOption;
  const file = handOver(world, channelId, value);
  resolved.attachments = { ...resolved.attachments, [file.id]: file };
  return { type, name, value: file.id } as FilledOption;
}

/** Checks what a person typed against the registered options. @throws ClientError if something does not fit */
export function filledOptions(world: World, channelId: string, aimed: Aimed, given: readonly GivenOption[]) {
  const resolved: APIInteractionDataResolved = {};
  const options: FilledOption[] = [];
  for (const { name, value } of given) {
    const option = aimed.options.find((each) => each.name === name);
    if (option === undefined || options.some((each) => each.name === name))
      throw new ClientError(`The command has no option "${name}".`);
    options.push(fillOne(world, channelId, option, value, resolved));
  }
  const missing = aimed.options.find(
    (option) => option.required === true && !given.some(({ name }) => name === option.name),
  );
  if (missing !== undefined) throw new ClientError(`The option "${missing.name}" is required.`);
  return { options, resolved };
}

/** The options of a command being typed, unchecked, with the focused one; undefined if that has no suggestions. */
export function typing(
  aimed: Aimed,
  given: readonly GivenOption[],
  focused: string,
): FilledOption[] | undefined {
  const target = aimed.options.find((option) => option.name === focused);
  if (target === undefined || !('autocomplete' in target) || target.autocomplete !== true) return undefined;
  const all = given.some(({ name }) => name === focused) ? given : [...given, { name: focused, value: '' }];
  return all.flatMap(({ name, value }) => {
    const option = aimed.options.find((each) => each.name === name);
    if (option === undefined) return [];
    const typed = { type: option.type, name, value, ...(name === focused ? { focused: true } : {}) };
    return [typed as FilledOption];
  });
}
