import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import type { Bot } from '../src/discord/channel/bot.ts';
import type { Command, Order } from '../src/discord/interactions/command.ts';
import { inTheirTurn } from '../src/discord/interactions/in-turn.ts';
import { type PageReply, page } from '../src/discord/interactions/reply.ts';
import { standingsIn, standingsPage } from '../src/discord/interactions/standings.ts';
import { monthOf } from '../src/tables/model/standings.ts';
import { playerStats } from './player-stats.ts';
import { gameChoice, worded, wordedChoice } from './wording.ts';

/** The months of which standings can be asked for, and all games. */
const MONTHS = ['this', 'last', 'all'] as const;

/** `/stats …`: how games ended, my own or another's, and those of a server. */
export const stats = {
  name: 'stats',
  data: (texts, games) => {
    const game = {
      ...worded(texts, 'option-stats-game', 'game'),
      type: ApplicationCommandOptionType.String as const,
      required: false,
      choices: games.map((game) => gameChoice(texts, game)),
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
  run: (order, bot) =>
    inTheirTurn(
      'stats',
      order,
      { page: { of: 'stats', kind: 'stats' }, place: 'apart' },
      () => told(order, bot),
      bot,
    ),
} satisfies Command;

async function told(order: Order, bot: Bot): Promise<PageReply> {
  if (order.subcommand !== 'server') return playerStats(order, bot);
  const { guild, context, options } = order;
  const wanted = MONTHS.find((each) => each === options.get('month')) ?? 'this';
  const now = monthOf(bot.clock.now());
  const month = { this: now, last: now - 1, all: undefined }[wanted];
  const asked = { guild, game: options.get('game'), month };
  return page(standingsPage(asked, await standingsIn(asked, bot), { context, canTell: true }));
}
