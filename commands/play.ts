import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { Bot } from '../src/discord/channel/bot.ts';
import type { Command, Order } from '../src/discord/interactions/command.ts';
import { barredFrom, homeOf, openTablesAt, withUsual } from '../src/discord/interactions/opening.ts';
import { type Reply, sentence } from '../src/discord/interactions/reply.ts';
import { CHOICE_LENGTH } from '../src/discord/protocol/limits.ts';
import { cannotLive } from '../src/discord/protocol/permissions.ts';
import { hostNote } from '../src/discord/views/lobby-settings.ts';
import { LEVELS } from '../src/games/level.ts';
import type { OpenedTable } from '../src/tables/service/kept-tables.ts';
import type { ServerSettings } from '../src/tables/service/servers.ts';
import { shortened } from '../src/texts/shown-text.ts';
import type { Texts } from '../src/texts/texts.ts';
import { translated, worded, wordedBy, wordedChoice } from './wording.ts';

type Games = Bot['games'];

/** The option by which a table gets a thread of its own; no game has one of that name. */
const THREAD = 'thread';
/** The options by which somebody plays against computers at once; no game has one of these names. */
const OPPONENTS = 'opponents';
const LEVEL = 'level';
const OWN_OPTIONS: readonly string[] = [THREAD, OPPONENTS, LEVEL];

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
    const asking = { ...order, home: homeOf(order) };
    return bot.tables.servers.inTurn<Reply>(order.guild, async () => {
      const open = await openTablesAt(asking, bot);
      const { settings } = open;
      const inThread = wantsThread(order, settings);
      const barred = cannotLive(order, order.context.say, inThread) ?? barredFrom(asking, open, bot);
      if (barred !== undefined) return sentence(barred);
      const game = bot.games.find(({ name }) => name === order.subcommand);
      const given = Object.fromEntries([...order.options].filter(([name]) => !OWN_OPTIONS.includes(name)));
      const language = settings.language ?? languageOf(order, bot.texts);
      const opened = await bot.tables.open({
        guild: order.guild,
        channel: order.channel,
        home: asking.home,
        game: order.subcommand ?? '',
        host: order.person,
        options: withUsual(game, settings, given),
        inThread,
        pace: settings.pace,
        settings,
        ...(language === undefined ? {} : { language }),
        interaction: order.interaction,
      });
      if (opened.kind === 'refused') return opened;
      const count = Number(order.options.get(OPPONENTS) ?? 0);
      const started = count === 0 ? undefined : await startedBeside(opened.opened, count, order, bot);
      if (started?.kind === 'done') return { kind: 'board', opened: started.opened };
      // What keeps it from starting, its host sees in the lobby.
      const why = started === undefined ? 'lobby-opened' : 'lobby-not-started';
      return { kind: 'board', opened: opened.opened, also: [() => hostNote(opened, why, order.context)] };
    });
  },
} satisfies Command;

/** Seats so many computers at a new table, and starts. */
function startedBeside(
  opened: OpenedTable,
  count: number,
  order: Order,
  { tables }: Bot,
): ReturnType<Bot['tables']['start']> {
  const { id } = opened.now.table;
  const command = { table: id, person: order.person.id, interaction: `${order.interaction}:start`, opened };
  const level = LEVELS.find((each) => each === order.options.get(LEVEL));
  return tables.startBeside(command, count, level);
}

/** The language of the host, as far as the bot speaks it; else that of the server. */
const languageOf = ({ language, serverLanguage }: Order, texts: Texts): string | undefined =>
  texts.nearest(language) ?? serverLanguage;

/** Whether a table gets a thread of its own. What the server has settled for tables of which nobody says so holds where a thread can begin. */
function wantsThread({ options, channelKind }: Order, { thread }: ServerSettings): boolean {
  const wished = options.get(THREAD);
  return wished === undefined
    ? thread && channelKind === 'text'
    : wished === 'true' && channelKind !== 'thread';
}

function gameSubcommand(texts: Texts, game: Games[number]): APIApplicationCommandSubcommandOption {
  return {
    ...wordedBy(texts, game.name, game.tagline),
    type: ApplicationCommandOptionType.Subcommand,
    options: [
      opponentsOption(texts, game),
      levelOption(texts),
      ...game.options.map((option) => gameOption(texts, game, option)),
      threadOption(texts),
    ],
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

const opponentsOption = (texts: Texts, { seats }: Games[number]): APIApplicationCommandBasicOption => ({
  ...worded(texts, 'option-opponents', OPPONENTS),
  type: ApplicationCommandOptionType.Integer,
  required: false,
  choices: Array.from({ length: seats.max - seats.min + 1 }, (_, at) => seats.min - 1 + at).map((count) => ({
    name: String(count),
    value: count,
  })),
});

const levelOption = (texts: Texts): APIApplicationCommandBasicOption => ({
  ...worded(texts, 'option-level', LEVEL),
  type: ApplicationCommandOptionType.String,
  required: false,
  choices: LEVELS.map((level) => wordedChoice(texts, `level-${level}`, level)),
});

const threadOption = (texts: Texts): APIApplicationCommandBasicOption => ({
  ...worded(texts, 'option-thread', THREAD),
  type: ApplicationCommandOptionType.Boolean,
  required: false,
});
