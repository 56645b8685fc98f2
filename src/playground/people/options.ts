import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandInteractionDataBasicOption,
  type APIApplicationCommandInteractionDataOption,
  type APIApplicationCommandOption,
  type APIAttachment,
  type APIInteractionDataResolved,
  type APIInteractionDataResolvedChannel,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import { ClientError, type GivenOption, type HandedFile } from '../person.ts';
import { MAX_FILE } from '../rest/body.ts';
import { APPLICATION_ID, USERS } from '../world/cast.ts';
import type { World } from '../world/world.ts';

/** A command, or the subcommand of one, that a person is about to run. */
export interface Aimed {
  readonly command: APIApplicationCommand;
  /** Its own options, as registered. */
  readonly options: readonly APIApplicationCommandBasicOption[];
  /** Wraps options in the subcommands that lead to it. */
  wrap(options: APIApplicationCommandInteractionDataOption[]): APIApplicationCommandInteractionDataOption[];
}

const isBasic = (option: { readonly type: Option }): option is APIApplicationCommandBasicOption =>
  option.type !== Option.Subcommand && option.type !== Option.SubcommandGroup;

/** Finds what a path such as `['table', 'status']` names. @throws ClientError if there is no such command */
export function aim(commands: readonly APIApplicationCommand[], path: readonly string[]): Aimed {
  const missing = new ClientError(`There is no command /${path.join(' ')}.`);
  const [name, ...steps] = path;
  const command = commands.find((each) => each.name === name);
  if (command === undefined) throw missing;
  let options: readonly APIApplicationCommandOption[] = command.options ?? [];
  let wrap: Aimed['wrap'] = (inner) => inner;
  for (const step of steps) {
    const sub = options.find((option) => option.name === step);
    if (sub === undefined || isBasic(sub)) throw missing;
    const outer = wrap;
    wrap = (inner) =>
      outer([
        { type: sub.type, name: sub.name, options: inner } as APIApplicationCommandInteractionDataOption,
      ]);
    options = sub.options ?? [];
  }
  const basic = options.filter(isBasic);
  if (basic.length < options.length) throw missing;
  return { command, options: basic, wrap };
}

/** Options that hold, with everyone and everything they name. */
export interface Filled {
  readonly options: APIApplicationCommandInteractionDataBasicOption[];
  readonly resolved: APIInteractionDataResolved;
}

/** Adds what an id names to what an interaction resolves; false when it names nothing of the kind. */
export function resolveInto(
  world: World,
  resolved: APIInteractionDataResolved,
  kind: 'user' | 'role' | 'channel' | 'mentionable',
  id: string,
): boolean {
  const user = USERS.get(id);
  const member = world.members.json(id);
  if ((kind === 'user' || kind === 'mentionable') && user !== undefined) {
    resolved.users = { ...resolved.users, [id]: user };
    if (member === undefined) return true;
    const { user: _user, deaf: _deaf, mute: _mute, ...partial } = member;
    resolved.members = { ...resolved.members, [id]: { ...partial, permissions: '0' } };
    return true;
  }
  const role = world.roles.find(id);
  if ((kind === 'role' || kind === 'mentionable') && role !== undefined) {
    resolved.roles = { ...resolved.roles, [id]: role };
    return true;
  }
  const channel =
    world.threads.json(id, APPLICATION_ID) ?? world.channels.inGuild().find((each) => each.id === id);
  if (kind !== 'channel' || channel === undefined) return false;
  const { type, name, parent_id } = channel;
  const thread = 'thread_metadata' in channel ? { thread_metadata: channel.thread_metadata } : {};
  const partial = { id, type, name, permissions: '0', parent_id: parent_id ?? null, ...thread };
  resolved.channels = { ...resolved.channels, [id]: partial as APIInteractionDataResolvedChannel };
  return true;
}

/** Whether a text or number is among the choices of its option and within its bounds. */
function isWithin(option: APIApplicationCommandBasicOption, value: string | number): boolean {
  const choices: readonly { readonly value: string | number }[] =
    'choices' in option ? (option.choices ?? []) : [];
  if (choices.length > 0 && !choices.some((choice) => choice.value === value)) return false;
  const [low, high] =
    option.type === Option.String
      ? [option.min_length, option.max_length]
      : 'min_value' in option || 'max_value' in option
        ? [option.min_value, option.max_value]
        : [];
  const size = typeof value === 'string' ? value.length : value;
  return size >= (low ?? size) && size <= (high ?? size);
}

type FilledOption = APIApplicationCommandInteractionDataBasicOption;

/** Puts a file into the world, served for a while like Discord's command attachments. @throws ClientError */
function handOver(world: World, channelId: string, { name, type, bytes }: HandedFile): APIAttachment {
  const read = Buffer.from(bytes, 'base64');
  if (read.length > MAX_FILE)
    throw new ClientError('Your files are too powerful: one can have up to 10 MiB.');
  const upload = { name, contentType: type === '' ? 'application/octet-stream' : type, bytes: read };
  const file = world.files.store(channelId, upload, { ephemeral: true });
  // No message names it.
  world.files.release([file.id]);
  return file;
}

/** What an id in an option of a type names. */
const NAMED = {
  [Option.User]: 'user',
  [Option.Role]: 'role',
  [Option.Mentionable]: 'mentionable',
  [Option.Channel]: 'channel',
} as const;

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
    case Option.Number:
      return Number.isFinite(value) && isWithin(option, Number(value));
    case Option.Boolean:
      return typeof value === 'boolean';
    case Option.Attachment:
      return false;
  }
  if (typeof value !== 'string' || !resolveInto(world, resolved, NAMED[option.type], value)) return false;
  if (option.type !== Option.Channel || !option.channel_types?.length) return true;
  const type = resolved.channels?.[value]?.type;
  return option.channel_types.some((each) => each === type);
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
export function filledOptions(
  world: World,
  channelId: string,
  aimed: Aimed,
  given: readonly GivenOption[],
): Filled {
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
