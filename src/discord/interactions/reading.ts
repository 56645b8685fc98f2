import {
  type APIApplicationCommandInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  type APIMessageComponentInteraction,
  ApplicationCommandType,
  ComponentType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { OpenedTable } from '../../tables/service/act.ts';
import type { Bot } from '../channel/bot.ts';
import type { About } from '../log.ts';
import type { Id } from '../protocol/ids.ts';
import type { Voice } from '../views/message-context.ts';
import type { Press } from './button.ts';
import { personOf, standpointOf } from './orders.ts';

/** What an interaction asks for, in few and fixed words, and the table that it names; `id` is that of the button that was pressed. */
export function askedBy(
  interaction: APIInteraction,
  id: Id | 'former' | 'foreign' | undefined,
): About & { readonly press: string } {
  if (id !== undefined) return typeof id === 'string' ? { press: id } : { press: id.kind, ...aboutId(id) };
  switch (interaction.type) {
    case InteractionType.ApplicationCommand:
      return { press: 'command', command: interaction.data.name };
    case InteractionType.ApplicationCommandAutocomplete:
      return { press: 'completion', command: interaction.data.name };
    default:
      return { press: 'other' };
  }
}

/** The table of an id, and the ply at which its question was opened. */
export const aboutId = (id: Id): Pick<About, 'table' | 'ply'> => ({
  ...('table' in id ? { table: id.table } : {}),
  ...('opened' in id ? { ply: id.opened } : {}),
});

/** Reads a press; nothing where it was not made in a server. */
export function pressOf(
  interaction: APIMessageComponentInteraction,
  voice: Voice,
  opened: OpenedTable | undefined,
): Press | undefined {
  const person = personOf(interaction);
  const standpoint = standpointOf(interaction);
  if (person === undefined || standpoint === undefined) return undefined;
  const { data, message } = interaction;
  return {
    interaction: interaction.id,
    person,
    values: data.component_type === ComponentType.Button ? [] : data.values,
    isAlone: isAlone(message),
    standpoint,
    voice,
    ...(opened === undefined ? {} : { opened }),
  };
}

/** Whether a message is seen by one person alone. */
export const isAlone = ({ flags = 0 }: { readonly flags?: number }): boolean =>
  (flags & MessageFlags.Ephemeral) !== 0;

/** The id of the private page that was pressed; nothing where something else was pressed, or a command was given. */
export const pressedPage = (
  interaction: APIMessageComponentInteraction | APIApplicationCommandInteraction,
): string | undefined =>
  interaction.type === InteractionType.MessageComponent && isAlone(interaction.message)
    ? interaction.message.id
    : undefined;

/** What somebody is spoken to with, in the language of their interaction. */
export const voiceOf = (
  { locale }: { readonly locale?: string },
  reads: boolean,
  { texts, icons, avatars }: Bot,
): Voice => ({ say: texts.in(locale ?? 'en'), icons, avatars, reads });

/** Whether a command was typed, not chosen from a menu. */
export const isTyped = (
  interaction: APIApplicationCommandInteraction,
): interaction is APIChatInputApplicationCommandInteraction =>
  interaction.data.type === ApplicationCommandType.ChatInput;
