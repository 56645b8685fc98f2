import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { Bot } from '../src/discord/bot.ts';
import type { Command, Order, Reply } from '../src/discord/command.ts';
import { CHOICE_LENGTH } from '../src/discord/limits.ts';
import { hostNote } from '../src/discord/messages/lobby-settings.ts';
import { barredFrom, withUsual } from '../src/discord/presses/opening.ts';
import { cannotLive } from '../src/discord/presses/permissions.ts';
import type { ServerSettings } from '../src/tables/servers.ts';
import { shortened } from '../src/texts/shortened.ts';
import type { Texts } from '../src/texts/texts.ts';
import { sentence } from './which-table.ts';
import { translated, worded, wordedBy } from './wording.ts';

type Games = Bot['games'];

/** The option by which a table gets a thread of its own; no game has one of that name. */
const THREAD = 'thread';

/**
 * `/play GAME`: opens a lobby in the channel, or in a thread that starts from it. Each game is a subcommand, and what its tables settle
 * are its options.
 */
export const play = {
  name: 'play',
  data: (texts, games) => ({
    ...worded(texts, 'command-play', 'play'),
    contexts: [InteractionContextType.Guild],
    options: games.map((game) => gameSubcommand(texts, game)),
  }),
  run: async (order, bot) => {
    const { say } = order.voice;
    const settings = await bot.tables.servers.of(order.guild);
    const inThread = wantsThread(order, settings);
    const why = cannotLive(order, say, inThread);
    if (why !== undefined) return sentence(why);
    const game = bot.games.find(({ name }) => name === order.subcommand);
    const given = Object.fromEntries([...order.options].filter(([name]) => name !== THREAD));
    const language = settings.language ?? languageOf(order, bot.texts);
    return bot.tables.servers.inTurn<Reply>(order.guild, async () => {
      const barred = await barredFrom(order, bot);
      if (barred !== undefined) return sentence(barred);
      const opened = await bot.tables.open({
        guild: order.guild,
        channel: order.channel,
        game: order.subcommand ?? '',
        host: order.person,
        options: withUsual(game, settings, given),
        inThread,
        pace: settings.pace,
        ...(language === undefined ? {} : { language }),
        interaction: order.interaction,
      });
      if (opened.kind === 'refused') return opened;
      const tells = hostNote(opened, 'lobby-opened', order.voice);
      return { kind: 'live', table: opened.table.id, tells };
    });
  },
} satisfies Command;

/** The language of the host, as far as the bot speaks it; else that of the server. */
const languageOf = ({ language, serverLanguage }: Order, texts: Texts): string | undefined =>
  texts.nearest(language) ?? serverLanguage;

/** Whether a table gets a thread of its own. What the server has settled for tables of which nobody says so holds where a thread can begin. */
function wantsThread({ options, where }: Order, { thread }: ServerSettings): boolean {
  const wished = options.get(THREAD);
  return wished === undefined ? thread && where === 'text' : wished === 'true' && where !== 'thread';
}

function gameSubcommand(texts: Texts, game: Games[number]): APIApplicationCommandSubcommandOption {
  return {
    ...wordedBy(texts, game.name, game.tagline),
    type: ApplicationCommandOptionType.Subcommand,
    options: [...game.options.map((option) => gameOption(texts, game, option)), threadOption(texts)],
  };
}

function gameOption(
  texts: Texts,
  game: Games[number],
  { name, values }: Games[number]['options'][number],
): APIApplicationCommandBasicOption {
  return {
    ...wordedBy(texts, name, (say) => game.optionAbout(name, say)),
    type: ApplicationCommandOptionType.String,
    required: false,
    choices: values.map((value) => {
      // Nobody sits at the table yet, so a value that would name somebody falls back to their seat.
      const label = translated(texts, (say) => game.valueLabel(name, value, { say, people: [] }));
      const others = Object.entries(label.others).map(
        ([locale, text]) => [locale, shortened(text, CHOICE_LENGTH)] as const,
      );
      return {
        name: shortened(label.main, CHOICE_LENGTH),
        ...(others.length === 0 ? {} : { name_localizations: Object.fromEntries(others) }),
        value,
      };
    }),
  };
}

const threadOption = (texts: Texts): APIApplicationCommandBasicOption => ({
  ...worded(texts, 'option-thread', THREAD),
  type: ApplicationCommandOptionType.Boolean,
  required: false,
});
