import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import type { Command } from '../src/discord/interactions/command.ts';
import { openToday, usualPuzzleGame } from '../src/discord/interactions/puzzles.ts';
import { page, sentence } from '../src/discord/interactions/reply.ts';
import { gameChoice, worded } from './wording.ts';

/** `/puzzle [GAME]`: today's puzzle, the same for all, played alone. By default it is of the game last played. */
export const puzzleCommand = {
  name: 'puzzle',
  data: (texts, games) => ({
    ...worded(texts, 'command-puzzle', 'puzzle'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        ...worded(texts, 'option-puzzle-game', 'game'),
        type: ApplicationCommandOptionType.String,
        choices: games.map((game) => gameChoice(texts, game)),
      },
    ],
  }),
  run: async (order, bot) => {
    const { context, options } = order;
    const named = options.get('game');
    const game =
      named === undefined ? await usualPuzzleGame(order, bot) : bot.games.find(({ name }) => name === named);
    if (game === undefined) return sentence(context.say('command-no-such-game'));
    const shown = await openToday(game, order, bot);
    return shown === undefined ? sentence(context.say('puzzle-none')) : page(shown, { changed: [] });
  },
} satisfies Command;
