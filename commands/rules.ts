import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import type { Bot } from '../src/discord/channel/bot.ts';
import type { Command, Completion, Order, Suggestion } from '../src/discord/interactions/command.ts';
import { page, sentence } from '../src/discord/interactions/reply.ts';
import { SUGGESTION_LENGTH, SUGGESTIONS } from '../src/discord/protocol/limits.ts';
import { rulesPage } from '../src/discord/views/rules-page.ts';
import { shortened } from '../src/texts/shown-text.ts';
import { worded, wordedBy } from './wording.ts';

/** `/rules GAME`: a topic of a game's rules, for me alone, with a menu of the others. */
export const rules = {
  name: 'rules',
  data: (texts, games) => ({
    ...worded(texts, 'command-rules', 'rules'),
    contexts: [InteractionContextType.Guild],
    options: games.map((game) => ({
      ...wordedBy(texts, game.name, (say) => say('command-rules-game', { game: game.title(say) })),
      type: ApplicationCommandOptionType.Subcommand,
      options: [
        {
          ...worded(texts, 'option-topic', 'topic'),
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
    const topic = options.get('topic');
    if (game === undefined) return sentence(context.say('command-no-such-game'));
    if (topic === undefined) return page(rulesPage(game, undefined, context));
    const found = game.rules(context.say).find(({ id, title }) => id === topic || sameWords(title, topic));
    return found === undefined
      ? sentence(context.say('command-no-such-topic'))
      : page(rulesPage(game, found.id, context));
  },
  complete: async (completion, bot) => topicSuggestions(completion, bot),
} satisfies Command;

const gameOf = ({ subcommand }: Order, { games }: Bot) => games.find(({ name }) => name === subcommand);

const sameWords = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase();

function topicSuggestions(completion: Completion, bot: Bot): readonly Suggestion[] {
  const typed = (completion.options.get('topic') ?? '').toLowerCase();
  return (gameOf(completion, bot)?.rules(completion.context.say) ?? [])
    .filter(({ title }) => title.toLowerCase().includes(typed))
    .slice(0, SUGGESTIONS)
    .map(({ id, title }) => ({ name: shortened(title, SUGGESTION_LENGTH), value: id }));
}
