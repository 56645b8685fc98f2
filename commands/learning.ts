import type { Bot } from '../src/discord/channel/bot.ts';
import { lessonPlace } from '../src/discord/interactions/lessons.ts';
import { openToday, usualPuzzleGame } from '../src/discord/interactions/puzzles.ts';
import { page, sentence } from '../src/discord/interactions/reply.ts';
import { CHOICE_LENGTH, SUGGESTIONS } from '../src/discord/protocol/limits.ts';
import { foundPage, lessonPage, rulesPage } from '../src/discord/views/learning-pages.ts';
import { findRules } from '../src/games/find-rules.ts';
import type { Say } from '../src/texts/say.ts';
import { shortened } from '../src/texts/shown-text.ts';
import type { Texts } from '../src/texts/texts.ts';
import { type CommandPart, choice, everyGame, slash, typed } from './declared.ts';

type Game = Bot['games'][number];

const gameNamed = ({ games }: Bot, name: string | undefined) => games.find((game) => game.name === name);

/** `/learn GAME`: a scripted match that somebody plays alone, in private, from where they left it. */
export const learn = slash({
  about: 'learn',
  options: [choice('which-game', everyGame, { name: 'game', required: true })],
  run: async (order, bot) => {
    const { context, options } = order;
    const game = gameNamed(bot, options.get('game'));
    if (game === undefined) return sentence(context.say('command-no-such-game'));
    const place = await lessonPlace(game, order, bot);
    return place === undefined ? sentence(context.say('lesson-none')) : page(lessonPage(place, context));
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

const rulesOf = (game: Game): CommandPart => ({
  about: { name: game.name, says: (say) => say('command-rules-game', { game: game.title(say) }) },
  options: [
    typed('about', {
      suggest: async ({ options, context }, { texts }) => {
        const topics = await topicsTyped(game, options.get('about')?.trim() ?? '', context.say, texts);
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
      ? page(foundPage(game, about, await topicsAbout(game, about, MOST_FOUND, context.say, texts), context))
      : page(rulesPage(game, topic.id, context));
  },
});

/** What the rules of a game say about something: looked for in the reader's language, and in all others. */
const topicsAbout = ({ rules }: Game, about: string, most: number, say: Say, texts: Texts) =>
  findRules(rules, [...new Set([say, ...texts.locales.map(texts.in)])], about, most);

/** Topics for typed text: those with it in their titles, then those about it; all while nothing is typed. */
async function topicsTyped(game: Game, typed: string, say: Say, texts: Texts) {
  const all = game.rules(say);
  const titled = all.filter(({ title }) => title.toLowerCase().includes(typed.toLowerCase()));
  const told = new Set(titled.map(({ id }) => id));
  const about = await topicsAbout(game, typed, all.length, say, texts);
  return [...titled, ...about.filter(({ id }) => !told.has(id))];
}
