import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import type { Bot } from '../src/discord/channel/bot.ts';
import type { Command, Completion, Order, Suggestion } from '../src/discord/interactions/command.ts';
import { page, sentence } from '../src/discord/interactions/reply.ts';
import { SUGGESTION_LENGTH, SUGGESTIONS } from '../src/discord/protocol/limits.ts';
import { foundPage, rulesPage } from '../src/discord/views/rules-page.ts';
import { topicsAbout, topicsTyped } from '../src/discord/views/topics-about.ts';
import { shortened } from '../src/texts/shown-text.ts';
import { worded, wordedBy } from './wording.ts';

/** So many topics are shown that answer a question. */
const MOST_FOUND = 3;

/** `/rules GAME`: a private page of the rules on a topic, or how to play, with a menu of all topics. */
export const rulesCommand = {
  name: 'rules',
  data: (texts, games) => ({
    ...worded(texts, 'command-rules', 'rules'),
    contexts: [InteractionContextType.Guild],
    options: games.map((game) => ({
      ...wordedBy(texts, game.name, (say) => say('command-rules-game', { game: game.title(say) })),
      type: ApplicationCommandOptionType.Subcommand,
      options: [
        {
          ...worded(texts, 'option-about', 'about'),
          type: ApplicationCommandOptionType.String,
          autocomplete: true,
          required: false,
        },
      ],
    })),
  }),
  run: async (order, bot) => {
    const { context, options } = order;
    const game = gameOf(order, bot);
    const about = options.get('about')?.trim() ?? '';
    if (game === undefined) return sentence(context.say('command-no-such-game'));
    if (about === '') return page(rulesPage(game, undefined, context));
    const topic = game.rules(context.say).find(({ id, title }) => id === about || sameWords(title, about));
    return topic === undefined
      ? page(foundPage(game, about, await topicsAbout(game, about, MOST_FOUND, context, bot.texts), context))
      : page(rulesPage(game, topic.id, context));
  },
  complete: topicSuggestions,
} satisfies Command;

const gameOf = ({ subcommand }: Order, { games }: Bot) => games.find(({ name }) => name === subcommand);

const sameWords = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The topics that somebody may mean who types. */
async function topicSuggestions(
  completion: Completion,
  { games, texts }: Bot,
): Promise<readonly Suggestion[]> {
  const game = games.find(({ name }) => name === completion.subcommand);
  const typed = completion.options.get('about')?.trim() ?? '';
  const topics = game === undefined ? [] : await topicsTyped(game, typed, completion.context, texts);
  return topics
    .slice(0, SUGGESTIONS)
    .map(({ id, title }) => ({ name: shortened(title, SUGGESTION_LENGTH), value: id }));
}
