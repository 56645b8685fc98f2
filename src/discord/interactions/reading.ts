import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  type APIMessage,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  ChannelType,
  ComponentType,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { Profile } from '../../tables/model/profile.ts';
import type { SeatedPerson } from '../../tables/model/seated.ts';
import { USUAL_LANGUAGE } from '../../tables/model/table.ts';
import type { OpenedTable } from '../../tables/service/kept-tables.ts';
import type { ServerSettings } from '../../tables/service/servers.ts';
import type { Bot } from '../channel/bot.ts';
import type { PressedMessage } from '../channel/presses.ts';
import type { About } from '../log.ts';
import { type Id, PLAN_LOOK } from '../protocol/ids.ts';
import { INPUT_LENGTH, OPTION_LENGTH, SELECT_OPTIONS } from '../protocol/limits.ts';
import { canWrite, isSlowed, kindOf } from '../protocol/permissions.ts';
import type { MessageContext } from '../views/message-context.ts';
import type { Actor } from './actor.ts';

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

/** A form that was opened by a press, and sent ("Receiving and Responding", Modal Submit Data). */
export type SentForm = APIModalSubmitInteraction & { readonly message: APIMessage };
/** What is handled as a press: of a component, or of the button that sends a form. */
export type PressInteraction = APIMessageComponentInteraction | SentForm;

/** Whether an interaction is a press: also one that sends a form which a press has opened. */
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
export function personOf(
  interaction: Pick<APIInteraction, 'member' | 'user' | 'guild_id'>,
): SeatedPerson | undefined {
  const { member, user } = interaction;
  const who = member?.user ?? user;
  if (who === undefined) return undefined;
  const name = member?.nick ?? who.global_name ?? who.username;
  return { id: who.id, name, avatar: avatarPlace(interaction) };
}

/** The id of who did this; empty where nobody says. */
export const personIn = (interaction: Pick<APIInteraction, 'member' | 'user' | 'guild_id'>): string =>
  personOf(interaction)?.id ?? '';

/**
 * Who presses or types, where, and what they are there; undefined if it is in no channel of a server. A direct message
 * counts as one of the `guild` that its button names, where the person's permissions are unknown. No `profile` is read
 * for what is being typed.
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
  return {
    ...{
      interaction: interaction.id,
      person,
      guild,
      channel: channel.id,
      channelKind,
      context,
      roles,
      canManage,
    },
    ...('parent_id' in channel && typeof channel.parent_id === 'string' ? { parent: channel.parent_id } : {}),
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
  (permissions & (PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageGuild)) !== 0n;

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
