import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { Bot } from '../src/discord/channel/bot.ts';
import type { Command, Order } from '../src/discord/interactions/command.ts';
import { lessonOffer } from '../src/discord/interactions/lesson-offer.ts';
import { openTable } from '../src/discord/interactions/new-table.ts';
import { pressTroubles } from '../src/discord/interactions/press-troubles.ts';
import { sentence } from '../src/discord/interactions/reply.ts';
import { clocksOf } from '../src/discord/interactions/start-times.ts';
import { CHOICE_LENGTH } from '../src/discord/protocol/limits.ts';
import { text } from '../src/discord/protocol/message.ts';
import { hostNote } from '../src/discord/views/lobby-settings.ts';
import { readWords } from '../src/discord/views/start-times.ts';
import { LEVELS } from '../src/games/level.ts';
import { openingValues } from '../src/tables/model/first-player.ts';
import { reject } from '../src/tables/model/rejection.ts';
import { shortened } from '../src/texts/shown-text.ts';
import type { Texts } from '../src/texts/texts.ts';
import { atOption, gatheringIn, inviteOption, privateOption, timeSuggestions } from './gathering-options.ts';
import { translated, worded, wordedBy, wordedChoice } from './wording.ts';

type Games = Bot['games'];

/** The option by which a table gets a thread of its own; no game has one of that name. */
const THREAD = 'thread';
/** The options by which somebody plays against computers at once; no game has one of these names. */
const OPPONENTS = 'opponents';
const LEVEL = 'level';
/** The options that say who may sit down, and when it begins; the same. */
const GATHERING = ['private', 'invite', 'at'] as const;
const OWN_OPTIONS: readonly string[] = [THREAD, OPPONENTS, LEVEL, ...GATHERING];

/**
 * `/play GAME`: opens a lobby in the channel or in a new thread of it. Each game is a subcommand; its options are the
 * table's settings.
 */
export const play = {
  name: 'play',
  data: (texts, games) => ({
    ...worded(texts, 'command-play', 'play'),
    contexts: [InteractionContextType.Guild],
    options: games.map((game) => gameSubcommand(texts, game)),
  }),
  run: async (order, bot) => {
    const { options, context } = order;
    const computers = computersIn(
      options,
      bot.games.find(({ name }) => name === order.subcommand),
    );
    if (computers === undefined) return reject('unknown-option');
    const gathering = await gatheringIn(order, bot);
    if (typeof gathering === 'string') return sentence(gathering);
    if (computers > 0 && GATHERING.some((name) => options.has(name)))
      return sentence(context.say('gathering-at-once'));
    const thread = options.get(THREAD);
    const level = LEVELS.find((each) => each === options.get(LEVEL));
    const opening = await openTable(
      order,
      {
        game: order.subcommand ?? '',
        options: Object.fromEntries([...options].filter(([name]) => !OWN_OPTIONS.includes(name))),
        computers,
        gathering,
        ...(thread === undefined ? {} : { thread: thread === 'true' }),
        ...(level === undefined ? {} : { level }),
      },
      bot,
    );
    if (opening.kind !== 'opened') return opening;
    const { lobby, started } = opening;
    const troubles = await pressTroubles(order, bot);
    if (started?.kind === 'done') return { kind: 'board', opened: started.opened, also: troubles };
    // What keeps it from starting, its host sees in the lobby.
    const why = started === undefined ? 'lobby-opened' : 'lobby-not-started';
    const offer = await lessonOffer(order, lobby.game, bot);
    // Whoever has written a time sees how it was understood, and by which clocks.
    const { start } = gathering;
    const read =
      typeof start === 'number' ? [text(readWords(start, await clocksOf(order, bot), context.say))] : [];
    return {
      kind: 'board',
      opened: lobby.opened,
      also: [() => hostNote(lobby, why, context, [...read, ...offer]), ...troubles],
    };
  },
  complete: async (completion, bot) => (completion.focused === 'at' ? timeSuggestions(completion, bot) : []),
} satisfies Command;

function gameSubcommand(texts: Texts, game: Games[number]): APIApplicationCommandSubcommandOption {
  return {
    ...wordedBy(texts, game.name, game.tagline),
    type: ApplicationCommandOptionType.Subcommand,
    options: [
      opponentsOption(texts, game),
      levelOption(texts),
      inviteOption(texts),
      privateOption(texts),
      atOption(texts),
      ...game.options.map((option) => gameOption(texts, game, option)),
      threadOption(texts),
    ],
  };
}

function gameOption(
  texts: Texts,
  game: Games[number],
  option: Games[number]['options'][number],
): APIApplicationCommandBasicOption {
  const { name } = option;
  return {
    ...wordedBy(
      texts,
      name,
      (say) => game.optionAbout(name, say),
      (say) => game.optionLabel(name, say),
    ),
    type: ApplicationCommandOptionType.String,
    required: false,
    choices: openingValues(option).map((value) => {
      // Nobody sits at the table yet, so a value that would name somebody says who they will be.
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
  choices: opponentCounts(seats).map((count) => ({ name: String(count), value: count })),
});

/** How many computers somebody alone can begin a game against. */
const opponentCounts = ({ min, max }: Games[number]['seats']): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, at) => min - 1 + at);

/** The number of computers to play: 0 by default, undefined if it is none of the choices that Discord shows. */
function computersIn(options: Order['options'], game: Games[number] | undefined): number | undefined {
  const given = options.get(OPPONENTS);
  if (given === undefined || game === undefined) return 0;
  return opponentCounts(game.seats).find((count) => String(count) === given);
}

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
