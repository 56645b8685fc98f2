import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import type { Command } from '../src/discord/interactions/command.ts';
import { playerStats } from './player-stats.ts';
import { MONTHS, serverStats } from './server-stats.ts';
import { worded, wordedChoice } from './wording.ts';

/** `/stats …`: how games ended, my own or another's, and those of a server. */
export const stats = {
  name: 'stats',
  data: (texts, games) => {
    const game = {
      ...worded(texts, 'option-stats-game', 'game'),
      type: ApplicationCommandOptionType.String as const,
      required: false,
      choices: games.map(({ name, title }) => ({ name: title(texts.in('en')), value: name })),
    };
    return {
      ...worded(texts, 'command-stats', 'stats'),
      contexts: [InteractionContextType.Guild],
      options: [
        {
          ...worded(texts, 'command-stats-player', 'player'),
          type: ApplicationCommandOptionType.Subcommand as const,
          options: [
            {
              ...worded(texts, 'option-stats-person', 'person'),
              type: ApplicationCommandOptionType.User as const,
              required: false,
            },
            game,
          ],
        },
        {
          ...worded(texts, 'command-stats-server', 'server'),
          type: ApplicationCommandOptionType.Subcommand as const,
          options: [
            game,
            {
              ...worded(texts, 'option-stats-month', 'month'),
              type: ApplicationCommandOptionType.String as const,
              required: false,
              choices: MONTHS.map((month) => wordedChoice(texts, `stats-month-${month}`, month)),
            },
          ],
        },
      ],
    };
  },
  run: (order, bot) => (order.subcommand === 'server' ? serverStats(order, bot) : playerStats(order, bot)),
} satisfies Command;
