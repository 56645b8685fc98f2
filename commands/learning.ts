import type { Bot } from '../src/discord/channel/bot.ts';
import { lessonAt, lessonProgress, playableLesson } from '../src/discord/interactions/lessons.ts';
import { openToday, usualPuzzleGame } from '../src/discord/interactions/puzzles.ts';
import { page, sentence } from '../src/discord/interactions/reply.ts';
import { CHOICE_LENGTH, SUGGESTIONS } from '../src/discord/protocol/limits.ts';
import { foundPage, rulesPage, topicsAbout, topicsTyped } from '../src/discord/views/rules-page.ts';
import { shortened } from '../src/texts/shown-text.ts';
import { type CommandPart, choice, everyGame, slash, typed } from './declared.ts';

const gameNamed = ({ games }: Bot, name: string | undefined) => games.find((game) => game.name === name);

/** `/learn GAME`: a scripted match that somebody plays alone, in private, from where they left it. */
export const learn = slash({
  about: 'learn',
  options: [choice('which-game', everyGame, { name: 'game', required: true })],
  run: async (order, bot) => {
    const { context, options, person } = order;
    const game = gameNamed(bot, options.get('game'));
    if (game === undefined) return sentence(context.say('command-no-such-game'));
    const course = playableLesson(game, bot);
    const progress = course && lessonProgress(await bot.tables.profiles.of(person.id), game, course);
    const shown = progress && lessonAt(game, course, progress.at, order);
    return shown === undefined ? sentence(context.say('lesson-none')) : page(shown);
  },
});

/** `/puzzle [GAME]`: today's puzzle, the same for all, played alone. By default it is of the game last played. */
export const puzzle = slash({
  about: 'puzzle',
  options: [choice('puzzle-game', everyGame, { name: 'game' })],
  run: async (order, bot) => {
    const { context, options } = order;
    const named = options.get('game');
    const game = named === undefined ? await usualPuzzleGame(order, bot) : gameNamed(bot, named);
    if (game === undefined) return sentence(context.say('command-no-such-game'));
    const shown = await openToday(game, order, bot);
    return shown === undefined ? sentence(context.say('puzzle-none')) : page(shown, { changed: [] });
  },
});

const MOST_FOUND = 3;

/** `/rules GAME`: a private page of the rules on a topic, or how to play, with a menu of all topics. */
export const rules = slash({ about: 'rules', parts: (games) => games.map(rulesOf) });

const rulesOf = (game: Bot['games'][number]): CommandPart => ({
  about: { name: game.name, says: (say) => say('command-rules-game', { game: game.title(say) }) },
  options: [
    typed('about', {
      suggest: async ({ options, context }, { texts }) => {
        const topics = await topicsTyped(game, options.get('about')?.trim() ?? '', context, texts);
        return topics
          .slice(0, SUGGESTIONS)
          .map(({ id, title }) => ({ name: shortened(title, CHOICE_LENGTH), value: id }));
      },
    }),
  ],
  run: async ({ context, options }, { texts }) => {
    const about = options.get('about')?.trim() ?? '';
    if (about === '') return page(rulesPage(game, undefined, context));
    const isMeant = (words: string): boolean => words.toLowerCase() === about.toLowerCase();
    const topic = game.rules(context.say).find(({ id, title }) => id === about || isMeant(title));
    return topic === undefined
      ? page(foundPage(game, about, await topicsAbout(game, about, MOST_FOUND, context, texts), context))
      : page(rulesPage(game, topic.id, context));
  },
});
