import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Bot } from '../src/discord/channel/bot.ts';
import { viewFor } from '../src/discord/interactions/actor.ts';
import type { Order } from '../src/discord/interactions/command.ts';
import { lessonOffer } from '../src/discord/interactions/lessons.ts';
import { openTable } from '../src/discord/interactions/opening.ts';
import { pressTroubles } from '../src/discord/interactions/own-place.ts';
import { sentence } from '../src/discord/interactions/reply.ts';
import {
  clocksOf,
  type GatheringWish,
  mayMeanFull,
  startOf,
  timeOf,
} from '../src/discord/interactions/start-times.ts';
import { CHOICE_LENGTH, SUGGESTIONS } from '../src/discord/protocol/limits.ts';
import { text } from '../src/discord/protocol/message.ts';
import { hostNote, readWords } from '../src/discord/views/lobby-settings.ts';
import { LEVELS } from '../src/games/level.ts';
import { openingValues } from '../src/tables/model/first-player.ts';
import { reject } from '../src/tables/model/rejection.ts';
import { offeredTimes } from '../src/tables/model/start-time.ts';
import { shortened } from '../src/texts/shown-text.ts';
import {
  type CommandPart,
  choiceAmong,
  flag,
  listed,
  type Option,
  person,
  type Suggest,
  slash,
  typed,
  wordedBy,
  wordedChoice,
} from './declared.ts';

type Game = Bot['games'][number];

/** The options that say who may sit down, and when it begins. */
const GATHERING = ['private', 'invite', 'at'] as const;

/** Options of the command: no game has one of these names. */
const OWN_OPTIONS: readonly string[] = ['thread', 'opponents', 'level', ...GATHERING];

/** `/play GAME`: opens a lobby in the channel or in a new thread of it. The game's options are its options. */
export const play = slash({ about: 'play', parts: (games) => games.map(playing) });

const playing = (game: Game): CommandPart => ({
  about: { name: game.name, says: game.tagline },
  options: [
    listed('opponents', opponentCounts(game)),
    choiceAmong('level', LEVELS, (level) => `level-${level}`),
    ...[person('invite'), flag('private'), atOption],
    ...game.options.map((option) => gameOption(game, option)),
    flag('thread'),
  ],
  run: async (order, bot) => {
    const { options, context } = order;
    const wished = options.get('opponents');
    const computers =
      wished === undefined ? 0 : opponentCounts(game).find((count) => String(count) === wished);
    if (computers === undefined) return reject('unknown-option');
    const gathering = await gatheringIn(order, bot);
    if (typeof gathering === 'string') return sentence(gathering);
    if (computers > 0 && GATHERING.some((name) => options.has(name)))
      return sentence(context.say('gathering-at-once'));
    const thread = options.get('thread');
    const level = LEVELS.find((each) => each === options.get('level'));
    const opening = await openTable(
      order,
      {
        game: game.name,
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
    // Somebody who has written a time sees how it was understood, and by which clocks.
    const { start } = gathering;
    const read = typeof start === 'number' && text(readWords(start, await clocksOf(order, bot), context.say));
    return {
      kind: 'board',
      opened: lobby.opened,
      also: [() => hostNote(viewFor(lobby, order), why, [read, offer]), ...troubles],
    };
  },
});

const opponentCounts = ({ seats: { min, max } }: Game): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, at) => min - 1 + at);

const gameOption = (game: Game, option: Game['options'][number]): Option => ({
  name: option.name,
  data: (texts) => ({
    ...wordedBy(
      texts,
      option.name,
      (say) => game.optionAbout(option.name, say),
      (say) => game.optionLabel(option.name, say),
    ),
    type: ApplicationCommandOptionType.String,
    // Nobody sits at the table yet, so a value that would name somebody says who they will be.
    choices: openingValues(option).map((value) =>
      wordedChoice(
        texts,
        (say) => shortened(game.valueLabel(option.name, value, { say, people: [] }), CHOICE_LENGTH),
        value,
      ),
    ),
  }),
});

/** Completes a time as it is typed, by the person's own clock; also offers to start once all seats are taken. */
const suggest: Suggest = async (completion, bot) => {
  const { focused, options, context } = completion;
  const typed = options.get(focused) ?? '';
  const clocks = await clocksOf(completion, bot);
  const times = offeredTimes(typed, clocks).map(({ value, label }) => ({
    ...{ name: shortened(`${label} (${clocks.zone})`, CHOICE_LENGTH), value },
  }));
  const full = { name: context.say('gathering-start-full'), value: 'full' };
  const isOffered = focused === 'at' && mayMeanFull(typed, bot.texts);
  return [...(isOffered ? [full] : []), ...times].slice(0, SUGGESTIONS);
};

/** The option that says when a match begins by itself. */
export const atOption = typed('at', { suggest });

/** The option that says how long a seat is kept. */
export const untilOption = typed('kept-until', { name: 'until', suggest });

/** Reads the lobby settings among a command's options, empty if none is named; a sentence if they are not possible. */
export async function gatheringIn(order: Order, bot: Bot): Promise<GatheringWish | string> {
  const { options, people, context } = order;
  const { say } = context;
  const { texts } = bot;
  const [isPrivate, at, until] = [options.get('private'), options.get('at'), options.get('until')];
  const invited = options.get('invite') ?? options.get('person');
  if (invited !== undefined && !people.has(invited)) return say('rejected-blocked-other');
  const clocks = at === undefined && until === undefined ? undefined : await clocksOf(order, bot);
  const start = at === undefined || clocks === undefined ? undefined : startOf(at, clocks, { say, texts });
  if (typeof start === 'object') return start.why;
  const keepUntil = until === undefined || clocks === undefined ? undefined : timeOf(until, clocks, say);
  if (typeof keepUntil === 'object') return keepUntil.why;
  return {
    ...(isPrivate === undefined ? {} : { isPrivate: isPrivate === 'true' }),
    ...(start === undefined ? {} : { start }),
    ...(invited === undefined ? {} : { invite: [invited] }),
    ...(keepUntil === undefined ? {} : { keepUntil }),
  };
}
