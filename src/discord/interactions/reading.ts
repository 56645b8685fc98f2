import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  type APIInteractionDataResolved,
  type APIMessage,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ChannelType,
  ComponentType,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { TYPED } from '../../bounds.ts';
import type { Profile } from '../../tables/model/profile.ts';
import type { SeatedPerson } from '../../tables/model/seated.ts';
import { USUAL_LANGUAGE } from '../../tables/model/table.ts';
import type { OpenedTable } from '../../tables/service/kept-tables.ts';
import type { ServerSettings } from '../../tables/service/servers.ts';
import type { Bot } from '../channel/bot.ts';
import type { PressedMessage } from '../channel/presses.ts';
import type { About } from '../log.ts';
import { type Id, PLAN_LOOK } from '../protocol/ids.ts';
import { COMMAND_OPTIONS, INPUT_LENGTH, OPTION_LENGTH, SELECT_OPTIONS } from '../protocol/limits.ts';
import { canWrite, isAdministrator, isSlowed, kindOf } from '../protocol/permissions.ts';
import type { MessageContext } from '../views/message-context.ts';
import type { Actor } from './actor.ts';
import type { Completion, Order } from './command.ts';

/** What an interaction asks for, in few fixed words, and the table it names; `id` is that of the pressed button. */
export function askedBy(
  interaction: APIInteraction,
  id: Id | 'former' | 'foreign' | undefined,
): About & { readonly press: string } {
  if (id !== undefined)
    return typeof id === 'string' ? { press: id } : { press: countedAs(id), ...aboutId(id) };
  switch (interaction.type) {
    case InteractionType.ApplicationCommand:
      return { press: 'command', command: interaction.data.name };
    case InteractionType.ApplicationCommandAutocomplete:
      return { press: 'completion', command: interaction.data.name };
    default:
      return { press: 'other' };
  }
}

/** A plan and a note are their owner's secret: what is done with them counts as a look at the table. */
const countedAs = (id: Id): Id['kind'] =>
  id.kind === 'plan' ||
  id.kind === 'note' ||
  (id.kind === 'answer' && id.place === PLAN_LOOK) ||
  (id.kind === 'choose' && id.place === PLAN_LOOK)
    ? 'look'
    : id.kind;

/** The table of an id, and the ply at which its question was opened. */
export const aboutId = (id: Id): Pick<About, 'table' | 'ply'> => ({
  ...('table' in id ? { table: id.table } : {}),
  ...('opened' in id ? { ply: id.opened } : {}),
});

/** What is handled as a press: of a component, or of the button that sends a form which a press has opened. */
export type PressInteraction =
  | APIMessageComponentInteraction
  | (APIModalSubmitInteraction & { readonly message: APIMessage });

/** Whether an interaction is a press. */
export const isPress = (interaction: APIInteraction): interaction is PressInteraction =>
  interaction.type === InteractionType.MessageComponent ||
  (interaction.type === InteractionType.ModalSubmit && interaction.message !== undefined);

/** What was chosen in a menu, or filled into a form; undefined if that is more than Discord sends. */
export function valuesIn(interaction: PressInteraction): readonly string[] | undefined {
  const values = valuesOf(interaction);
  const most = interaction.type === InteractionType.ModalSubmit ? INPUT_LENGTH : OPTION_LENGTH;
  const isTooMuch = values.length > SELECT_OPTIONS || values.some(({ length }) => length > most);
  return isTooMuch ? undefined : values;
}

function valuesOf(interaction: PressInteraction): readonly string[] {
  if (interaction.type === InteractionType.ModalSubmit)
    return interaction.data.components.flatMap((part) => {
      if (part.type !== ComponentType.Label) return [];
      if (part.component.type === ComponentType.TextInput) return [part.component.value];
      return part.component.type === ComponentType.ChannelSelect ? part.component.values : [];
    });
  const { data } = interaction;
  if (data.component_type === ComponentType.Button) return [];
  // Bots play nothing.
  const bots = data.component_type === ComponentType.UserSelect ? data.resolved.users : {};
  return data.values.filter((value) => bots[value]?.bot !== true);
}

/** Whether the message that was pressed is seen by one person alone: a private page, or a direct message. */
export const isAlone = ({ message, guild_id: guild }: PressInteraction): boolean =>
  guild === undefined || ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;

/** The message that was pressed, if it is for one person alone, or one of the channel. */
export const pressedIn = (
  interaction: PressInteraction | Command,
  where: 'page' | 'channel',
): APIMessage | undefined =>
  isPress(interaction) && isAlone(interaction) === (where === 'page') ? interaction.message : undefined;

/** What is known of a message of the channel that was pressed. */
export const pressedMessage = (message: APIMessage, opened: OpenedTable | undefined): PressedMessage => ({
  ...{ id: message.id, channel: message.channel_id, content: message },
  isKnown: opened?.pressed !== undefined,
  isClosed: opened?.pressed?.standing === 'closed',
});

/** What somebody is spoken to with: in the language that they have chosen, else in that of their interaction. */
export const contextOf = (
  locale: string | undefined,
  { language = locale ?? USUAL_LANGUAGE, text: reads }: Pick<Profile, 'language' | 'text'>,
  { texts, icons, avatars, shares: { off } }: Bot,
): MessageContext => ({ say: texts.in(language), icons, avatars, reads, off });

/** Who did this, under the name and with the avatar that the server knows them by. */
function personOf(
  interaction: Pick<APIInteraction, 'member' | 'user' | 'guild_id'>,
): SeatedPerson | undefined {
  const { member, user } = interaction;
  const who = member?.user ?? user;
  if (who === undefined) return undefined;
  const name = member?.nick ?? who.global_name ?? who.username;
  return { id: who.id, name, avatar: avatarPlace(interaction) };
}

/** The id of the person who did this; empty if nobody is named. */
export const personIn = (interaction: Pick<APIInteraction, 'member' | 'user' | 'guild_id'>): string =>
  personOf(interaction)?.id ?? '';

/**
 * Who presses or types, where, and what they are there; undefined if it is in no channel of a server. A direct message
 * counts as one of the `guild` that its button names, in which the person's permissions are unknown.
 */
export function actorIn(
  interaction: Command | PressInteraction,
  { context, managers, profile }: Pick<Actor, 'context' | 'profile'> & Pick<ServerSettings, 'managers'>,
  guild = interaction.guild_id,
): Actor | undefined {
  const { channel, member, locale, guild_locale: serverLanguage } = interaction;
  const person = personOf(interaction);
  if (person === undefined || guild === undefined || channel === undefined) return undefined;
  const permissions = BigInt(member?.permissions ?? '0');
  const canManage = mayManage(permissions);
  const roles = member?.roles ?? [];
  const channelKind = kindOf(channel.type);
  const parent = ('parent_id' in channel && channel.parent_id) || undefined;
  const isThread = channelKind === 'thread';
  return {
    ...{ interaction: interaction.id, person, guild, context },
    ...{ channel: channel.id, channelKind, roles, canManage },
    home: (isThread && parent) || channel.id,
    category: isThread ? undefined : parent,
    isLocked: 'thread_metadata' in channel && channel.thread_metadata?.locked === true,
    isPrivate: channel.type === ChannelType.PrivateThread,
    slowMode: 'rate_limit_per_user' in channel ? (channel.rate_limit_per_user ?? 0) : 0,
    isSlowed: isSlowed(permissions),
    managesTables: canManage || managers.some((role) => roles.includes(role)),
    canWrite: () => canWrite({ channelKind, permissions }),
    permissions: BigInt(interaction.app_permissions ?? '0'),
    language: profile?.language ?? locale,
    ...(serverLanguage !== undefined && { serverLanguage }),
    ...(profile !== undefined && { profile }),
  };
}

type Command = APIChatInputApplicationCommandInteraction | APIApplicationCommandAutocompleteInteraction;

const mayManage = (permissions: bigint): boolean =>
  isAdministrator(permissions) || (permissions & PermissionFlagsBits.ManageGuild) !== 0n;

interface User {
  readonly id: string;
  readonly avatar: string | null;
}

interface Whose {
  readonly guild_id?: string;
  readonly member?: { readonly user: User; readonly avatar?: string | null };
  readonly user?: User;
}

/**
 * The place of a person's avatar at Discord: the one of the server before their own; empty if they have none. It
 * contains the picture's hash, so another picture has another place.
 */
export function avatarPlace({ member, user, guild_id: guild }: Whose): string {
  const who = member?.user ?? user;
  if (who === undefined) return '';
  if (member?.avatar && guild !== undefined)
    return `guilds/${guild}/users/${who.id}/avatars/${member.avatar}`;
  return who.avatar ? `avatars/${who.id}/${who.avatar}` : '';
}

/** Whether a command was typed, not chosen from a menu. */
export const isTyped = (
  interaction: APIApplicationCommandInteraction,
): interaction is APIChatInputApplicationCommandInteraction =>
  interaction.data.type === ApplicationCommandType.ChatInput;

/** Reads a command; undefined if it is too long. */
export function orderOf(interaction: Command, by: Actor): Order | undefined {
  const { subcommand, given } = chosen(interaction.data.options ?? []);
  if (given.length > COMMAND_OPTIONS || given.some(isTooLong)) return undefined;
  const files = Object.values(interaction.data.resolved?.attachments ?? {});
  return {
    ...by,
    ...(subcommand !== undefined && { subcommand }),
    options: new Map(given.map(({ name, value }) => [name, String(value)])),
    people: peopleIn(interaction.data.resolved),
    files: new Map(files.map(({ id, url, size }) => [id, { url, size }])),
  };
}

/** Members of the server whom options name, under the names that it knows them by. */
function peopleIn(resolved: APIInteractionDataResolved | undefined): ReadonlyMap<string, SeatedPerson> {
  const members = Object.entries(resolved?.members ?? {});
  return new Map(
    members.flatMap(([id, { nick }]) => {
      const user = resolved?.users?.[id];
      if (user === undefined || user.bot === true) return [];
      return [[id, { id, name: nick ?? user.global_name ?? user.username }] as const];
    }),
  );
}

/** Reads what is being typed. */
export function completionOf(
  interaction: APIApplicationCommandAutocompleteInteraction,
  by: Actor,
): Completion | undefined {
  const order = orderOf(interaction, by);
  const { given } = chosen(interaction.data.options ?? []);
  const focused = given.find((option) => option.focused === true);
  return order && focused && { ...order, focused: focused.name };
}

/** An option as Discord sends it: with a value, or, for a subcommand, with options of its own. */
interface GivenOption {
  readonly name: string;
  readonly type: ApplicationCommandOptionType;
  readonly value?: string | number | boolean;
  readonly focused?: boolean;
  readonly options?: readonly GivenOption[];
}

const LONG_OPTIONS: ReadonlyMap<string, number> = new Map(Object.entries(TYPED.longOptions));

const isTooLong = ({ name, value }: GivenOption): boolean =>
  String(value).length > (LONG_OPTIONS.get(name) ?? TYPED.option);

function chosen(options: readonly GivenOption[]): {
  readonly subcommand?: string;
  readonly given: readonly GivenOption[];
} {
  const [first] = options;
  if (first?.type !== ApplicationCommandOptionType.Subcommand) return { given: options };
  return { subcommand: first.name, given: first.options ?? [] };
}
