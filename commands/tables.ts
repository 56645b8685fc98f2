import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import type { Command } from '../src/discord/interactions/command.ts';
import { ownTables } from '../src/discord/interactions/own-tables.ts';
import { page } from '../src/discord/interactions/reply.ts';
import { putDirectory } from '../src/discord/interactions/server-tables.ts';
import { worded } from './wording.ts';

/**
 * `/tables`: my tables anywhere, and lobbies that I can join from here. With `board`, a manager puts the server's
 * directory into a channel, moves it or removes it.
 */
export const tablesCommand = {
  name: 'tables',
  data: (texts) => ({
    ...worded(texts, 'command-tables', 'tables'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        ...worded(texts, 'option-board', 'board'),
        type: ApplicationCommandOptionType.Channel,
        required: false,
      },
    ],
  }),
  run: async (order, bot) => {
    const wanted = order.options.get('board');
    if (wanted !== undefined) return putDirectory(wanted, order, bot);
    return page(await ownTables(order, bot));
  },
} satisfies Command;
