import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import type { Command } from '../src/discord/interactions/command.ts';
import { lessonAt, lessonProgress, playableLesson } from '../src/discord/interactions/lessons.ts';
import { page, sentence } from '../src/discord/interactions/reply.ts';
import { gameChoice, worded } from './wording.ts';

/** `/learn GAME`: a scripted match that somebody plays alone, in private, from where they left it. */
export const learnCommand = {
  name: 'learn',
  data: (texts, games) => ({
    ...worded(texts, 'command-learn', 'learn'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        ...worded(texts, 'option-learn-game', 'game'),
        type: ApplicationCommandOptionType.String,
        required: true,
        choices: games.map((game) => gameChoice(texts, game)),
      },
    ],
  }),
  run: async (order, bot) => {
    const { context, options, person } = order;
    const game = bot.games.find(({ name }) => name === options.get('game'));
    if (game === undefined) return sentence(context.say('command-no-such-game'));
    const course = playableLesson(game, bot);
    const progress = course && lessonProgress(await bot.tables.profiles.of(person.id), game, course);
    const shown = progress && lessonAt(game, course, progress.at, order);
    return shown === undefined ? sentence(context.say('lesson-none')) : page(shown);
  },
} satisfies Command;
