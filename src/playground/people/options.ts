import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandInteractionDataBasicOption,
  type APIApplicationCommandInteractionDataOption,
  type APIAttachment,
  type APIInteractionDataResolved,
  type APIInteractionDataResolvedChannel,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import type { GivenOption, HandedFile } from '../person.ts';
import { MAX_FILE } from '../rest/body.ts';
import type { Words } from '../words/en.ts';
import { APPLICATION_ID, USERS } from '../world/cast.ts';
import type { World } from '../world/world.ts';

/** A command, or the subcommand of one, that a person is about to run. */
export interface Aimed {
  readonly command: APIApplicationCommand;
  /** Its own options, as registered. */
  readonly options: readonly APIApplicationCommandBasicOption[];
  /** Wraps options in the subcommands that lead to it. */
  wrap(
    options: APIApplicationCommandInteractionDataBasicOption[],
  ): APIApplicationCommandInteractionDataOption[];
}

const isBasic = (option: { readonly type: Option }): option is APIApplicationCommandBasicOption =>
  option.type !== Option.Subcommand && option.type !== Option.SubcommandGroup;

/** Finds what a path such as `['table', 'status']` names; a sentence when there is no such thing. */
export function aim(
  commands: readonly APIApplicationCommand[],
  path: readonly string[],
  { refused }: Words,
): Aimed | string {
  const [name, ...rest] = path;
  const command = commands.find((each) => each.name === name);
  if (command === undefined) return refused.noCommand(path.join(' '));
  const all = command.options ?? [];
  const [first, second, ...more] = rest;
  const sub = all.find((option) => option.name === first && !isBasic(option));
  if (first === undefined) {
    const basic = all.filter(isBasic);
    if (basic.length < all.length) return refused.needsSubcommand(path.join(' '));
    return { command, options: basic, wrap: (options) => options };
  }
  if (sub?.type === Option.Subcommand && second === undefined)
    return {
      command,
      options: sub.options ?? [],
      wrap: (options) => [{ type: Option.Subcommand, name: sub.name, options }],
    };
  if (sub?.type === Option.SubcommandGroup && more.length === 0) {
    const inner = sub.options?.find((option) => option.name === second);
    if (inner !== undefined)
      return {
        command,
        options: inner.options ?? [],
        wrap: (options) => [
          {
            type: Option.SubcommandGroup,
            name: sub.name,
            options: [{ type: Option.Subcommand, name: inner.name, options }],
          },
        ],
      };
  }
  return refused.noCommand(path.join(' '));
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

/** Why a text or number does not fit its option; undefined when it does. */
function outOfBounds(
  { refused }: Words,
  option: APIApplicationCommandBasicOption,
  value: string | number,
): string | undefined {
  if ('choices' in option && option.choices?.length) {
    const offered: readonly { readonly value: string | number }[] = option.choices;
    if (!offered.some((choice) => choice.value === value)) return refused.notAmongChoices(String(value));
  }
  const low =
    option.type === Option.String ? option.min_length : 'min_value' in option ? option.min_value : undefined;
  const high =
    option.type === Option.String ? option.max_length : 'max_value' in option ? option.max_value : undefined;
  const size = typeof value === 'string' ? value.length : value;
  if (low !== undefined && size < low) return refused.below(option.name, low);
  if (high !== undefined && size > high) return refused.above(option.name, high);
  return undefined;
}

type FilledOption = APIApplicationCommandInteractionDataBasicOption;

/** Where a command is given, and in which words it is said that something does not fit. */
interface Ground {
  readonly world: World;
  readonly channelId: string;
  readonly words: Words;
}

/** Puts a file into the world, served for a while like Discord's command attachments; a sentence if it is too large. */
function handOver(
  { world, channelId, words }: Ground,
  { name, type, bytes }: HandedFile,
): APIAttachment | string {
  const read = Buffer.from(bytes, 'base64');
  if (read.length > MAX_FILE) return words.refused.fileTooLarge;
  const upload = { name, contentType: type === '' ? 'application/octet-stream' : type, bytes: read };
  const file = world.files.store(channelId, upload, { ephemeral: true });
  // No message names it.
  world.files.release([file.id]);
  return file;
}

/** One option as the bot gets it; a sentence when the value does not fit. */
function fillOne(
  ground: Ground,
  option: APIApplicationCommandBasicOption,
  value: GivenOption['value'],
  resolved: APIInteractionDataResolved,
): FilledOption | string {
  const { world, words } = ground;
  const { refused } = words;
  const { name } = option;
  if (typeof value === 'object') {
    if (option.type !== Option.Attachment) return refused.fileMisfit(name);
    const file = handOver(ground, value);
    if (typeof file === 'string') return file;
    resolved.attachments = { ...resolved.attachments, [file.id]: file };
    return { type: option.type, name, value: file.id };
  }
  const wrong = refused.misfit(String(value), name);
  switch (option.type) {
    case Option.String:
      if (typeof value !== 'string') return wrong;
      return outOfBounds(words, option, value) ?? { type: option.type, name, value };
    case Option.Integer:
    case Option.Number:
      if (typeof value !== 'number' || !Number.isFinite(value)) return wrong;
      if (option.type === Option.Integer && !Number.isSafeInteger(value)) return wrong;
      return outOfBounds(words, option, value) ?? { type: option.type, name, value };
    case Option.Boolean:
      return typeof value === 'boolean' ? { type: option.type, name, value } : wrong;
    case Option.User:
      return typeof value === 'string' && resolveInto(world, resolved, 'user', value)
        ? { type: option.type, name, value }
        : wrong;
    case Option.Role:
      return typeof value === 'string' && resolveInto(world, resolved, 'role', value)
        ? { type: option.type, name, value }
        : wrong;
    case Option.Mentionable:
      return typeof value === 'string' && resolveInto(world, resolved, 'mentionable', value)
        ? { type: option.type, name, value }
        : wrong;
    case Option.Channel: {
      if (typeof value !== 'string' || !resolveInto(world, resolved, 'channel', value)) return wrong;
      const type = resolved.channels?.[value]?.type;
      const fits = !option.channel_types?.length || option.channel_types.some((each) => each === type);
      return fits ? { type: option.type, name, value } : wrong;
    }
    case Option.Attachment:
      return wrong;
    default:
      return refused.unsupported(name);
  }
}

/** Checks what a person typed against the registered options; a sentence when something does not fit. */
export function filledOptions(ground: Ground, aimed: Aimed, given: readonly GivenOption[]): Filled | string {
  const { refused } = ground.words;
  const resolved: APIInteractionDataResolved = {};
  const options: FilledOption[] = [];
  for (const { name, value } of given) {
    const option = aimed.options.find((each) => each.name === name);
    if (option === undefined) return refused.noOption(name);
    if (options.some((each) => each.name === name)) return refused.givenTwice(name);
    const filled = fillOne(ground, option, value, resolved);
    if (typeof filled === 'string') return filled;
    options.push(filled);
  }
  const missing = aimed.options.find(
    (option) => option.required === true && !given.some(({ name }) => name === option.name),
  );
  return missing === undefined ? { options, resolved } : refused.optionRequired(missing.name);
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
