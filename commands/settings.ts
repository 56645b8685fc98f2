import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import type { Command } from '../src/discord/interactions/command.ts';
import { channel } from './settings/channel.ts';
import { mine } from './settings/mine.ts';
import type { SettingsPart } from './settings/part.ts';
import { server } from './settings/server.ts';
import { vacation } from './settings/vacation.ts';
import { worded } from './wording.ts';

const PARTS: readonly SettingsPart[] = [mine, vacation, server, channel];

/** `/settings …`: personal settings, and those of a server for its managers. Without options it shows them. */
export const settingsCommand = {
  name: 'settings',
  data: (texts, games) => ({
    ...worded(texts, 'command-settings', 'settings'),
    contexts: [InteractionContextType.Guild],
    options: PARTS.map(({ name, options }) => ({
      ...worded(texts, `command-settings-${name}`, name),
      type: ApplicationCommandOptionType.Subcommand,
      options: [...options(texts, games)],
    })),
  }),
  run: (order, bot) => (PARTS.find(({ name }) => name === order.subcommand) ?? mine).run(order, bot),
  complete: (completion, bot) =>
    (PARTS.find(({ name }) => name === completion.subcommand) ?? mine).complete(completion, bot),
} satisfies Command;
