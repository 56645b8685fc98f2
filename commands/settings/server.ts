import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Bot } from '../../src/discord/channel/bot.ts';
import type { Order } from '../../src/discord/interactions/command.ts';
import { awaitedTurn } from '../../src/discord/interactions/in-turn.ts';
import { type Reply, sentence } from '../../src/discord/interactions/reply.ts';
import { number } from '../../src/discord/protocol/ids.ts';
import { mention } from '../../src/discord/views/message-context.ts';
import { placesMentioned } from '../../src/discord/views/places-named.ts';
import { MOST_BLOCKED, unblock } from '../../src/tables/blocking.ts';
import { openingValues } from '../../src/tables/model/first-player.ts';
import { PACES } from '../../src/tables/model/pace.ts';
import { NOT_OVER } from '../../src/tables/model/table.ts';
import { FREED_SEATS, HOST_ENDS, SOLO_THREADS } from '../../src/tables/model/table-rules.ts';
import { roleWatching, watchingRole } from '../../src/tables/model/watcher.ts';
import {
  MOST_BOUNDS,
  MOST_NAMED,
  MOST_TABLES,
  type ServerSettings,
  USUAL_BOUNDS,
} from '../../src/tables/service/servers.ts';
import type { Say } from '../../src/texts/say.ts';
import { asking } from '../table/asking.ts';
import { gameChoice, worded, wordedChoice } from '../wording.ts';
import { channelsApart, channelsWords, placeWords, soloOption, soloTrouble } from './channel.ts';
import { languageChoices, languageWished } from './language.ts';
import { type SettingsPart, suggested } from './part.ts';
import { changedLines, type SettingLine, settingLines } from './setting-lines.ts';

const {
  String: TEXT,
  Boolean: YES_OR_NO,
  Role: ROLE,
  Channel: CHANNEL,
  User: PERSON,
} = ApplicationCommandOptionType;

/** What is named more than once, and the option that names one of it. */
const LISTS = [
  ['roles', 'role'],
  ['managers', 'manager'],
  ['channels', 'channel'],
] as const;

/** The options that bound open tables. */
const BOUNDS = {
  mostInChannel: 'most-in-channel',
  mostInServer: 'most-in-server',
  mostLobbies: 'most-lobbies',
  mostTables: 'most-tables',
} as const satisfies Record<keyof typeof USUAL_BOUNDS, string>;
const BOUNDED = ['mostInChannel', 'mostInServer', 'mostLobbies', 'mostTables'] as const;

/**
 * `/settings server`: who may open tables, where and how many, how games are played there, and who is blocked.
 * Everybody may see it; managers of the server may change it.
 */
export const server: SettingsPart = {
  name: 'server',
  options: (texts, games) => [
    { ...worded(texts, 'option-role', 'role'), type: ROLE, required: false },
    { ...worded(texts, 'option-manager', 'manager'), type: ROLE, required: false },
    { ...worded(texts, 'option-channel', 'channel'), type: CHANNEL, required: false },
    { ...worded(texts, 'option-ping-role', 'ping-role'), type: ROLE, required: false },
    ...BOUNDED.map((bounded) => ({
      ...worded(texts, `option-${BOUNDS[bounded]}`, BOUNDS[bounded]),
      ...{
        type: ApplicationCommandOptionType.Integer as const,
        required: false,
        min_value: 0,
        max_value: MOST_BOUNDS[bounded],
      },
    })),
    {
      ...worded(texts, 'option-freed-seats', 'freed-seats'),
      type: TEXT,
      required: false,
      choices: FREED_SEATS.map((who) => wordedChoice(texts, `settings-freed-${who}`, who)),
    },
    {
      ...worded(texts, 'option-early-end', 'early-end'),
      type: TEXT,
      required: false,
      choices: HOST_ENDS.map((how) => wordedChoice(texts, `settings-host-ends-${how}`, how)),
    },
    { ...worded(texts, 'option-block', 'block'), type: PERSON, required: false },
    {
      ...worded(texts, 'option-server-language', 'language'),
      type: TEXT,
      required: false,
      choices: languageChoices(texts, 'settings-language-server'),
    },
    {
      ...worded(texts, 'option-server-pace', 'pace'),
      type: TEXT,
      required: false,
      choices: PACES.map((pace) => wordedChoice(texts, `pace-${pace}`, pace)),
    },
    { ...worded(texts, 'option-server-thread', 'thread'), type: YES_OR_NO, required: false },
    soloOption(texts),
    { ...worded(texts, 'option-compact', 'compact'), type: YES_OR_NO, required: false },
    { ...worded(texts, 'option-ratings', 'ratings'), type: YES_OR_NO, required: false },
    {
      ...worded(texts, 'option-game', 'game'),
      type: TEXT,
      required: false,
      choices: games.map((game) => gameChoice(texts, game)),
    },
    { ...worded(texts, 'option-option', 'option'), type: TEXT, required: false, autocomplete: true },
    { ...worded(texts, 'option-value', 'value'), type: TEXT, required: false, autocomplete: true },
  ],
  run: async (order, bot) => {
    const { context, options, canManage, managesTables, guild } = order;
    const { say } = context;
    const title = `### ${say('settings-title-server')}`;
    const known = await bot.tables.servers.of(guild);
    const before = await linesOf(known, order, bot);
    if (options.size === 0) {
      const how = canManage ? [`-# ${say('settings-how-server')}`] : [];
      return sentence([title, ...settingLines(before, canManage, say), ...how].join('\n'));
    }
    const named = options.get('block');
    // Who manages its tables keeps people from them, and settles nothing else of the server.
    if (!canManage && !(managesTables && named !== undefined && options.size === 1))
      return sentence(say('settings-not-manager'));
    const usual = usualIn(order, bot);
    if (usual === 'incomplete') return sentence(say('settings-no-option'));
    const settings = await bot.tables.servers.change(guild, (settled) =>
      changed(settled, order, usual, bot.texts.locales),
    );
    if (LISTS.some(([list, option]) => isFull(settings[list], order, option)))
      return sentence(say('settings-list-full', { most: MOST_NAMED }));
    await togglePinged(order, bot);
    if (named !== undefined) return toggleBlock(named, settings, order, bot);
    const lines = changedLines(before, await linesOf(settings, order, bot), 'server', say);
    return sentence([title, ...lines, ...channelsApart(settings, order), ...soloTrouble(order)].join('\n'));
  },
  complete: async ({ focused, options, context: { say } }, { games }) => {
    const game = games.find(({ name }) => name === options.get('game'));
    const option = game?.options.find(({ name }) => name === options.get('option'));
    const typed = options.get(focused) ?? '';
    if (game === undefined) return [];
    if (focused === 'option')
      return suggested(
        game.options.map(({ name }) => ({ name: game.optionLabel(name, say), value: name })),
        typed,
      );
    return suggested(
      (option === undefined ? [] : openingValues(option)).map((value) => ({
        name: game.valueLabel(option?.name ?? '', value, { say, people: [] }),
        value,
      })),
      typed,
    );
  },
};

/** A role is pinged when a table opens from now on, or no more. */
async function togglePinged(
  { guild, options, canManage, language }: Order,
  { tables: { watchers }, clock }: Bot,
): Promise<void> {
  const role = options.get('ping-role');
  if (role === undefined || !canManage) return;
  const id = roleWatching(role);
  const isPinged = (await watchers.of(guild, id)) !== undefined;
  await watchers.set(guild, id, isPinged ? undefined : { since: clock.now(), language });
}

/** Unblocks somebody, or asks for confirmation before blocking them; says what follows from it. */
async function toggleBlock(
  person: string,
  settings: ServerSettings,
  { guild, channel, person: by, context }: Order,
  bot: Bot,
): Promise<Reply> {
  const { say } = context;
  if (settings.blocked.includes(person)) {
    const changed = await awaitedTurn(
      'export',
      { person: by, guild },
      () => unblock(bot.tables, { guild, person }, bot.clock.now()),
      bot,
    );
    if ('code' in changed) return changed;
    const words = say('settings-block-over', { person: mention(person, say), count: changed.length });
    return sentence(words, { changed });
  }
  if (person === by.id) return sentence(say('settings-block-self'));
  if (settings.blocked.length >= MOST_BLOCKED)
    return sentence(say('settings-blocked-full', { most: MOST_BLOCKED }));
  const open = await bot.tables.nearest(person, { guild, channel, phases: NOT_OVER, most: MOST_TABLES });
  const lobbies = open.filter(({ table }) => table.phase === 'lobby').length;
  const games = open.length - lobbies;
  return asking(
    say('settings-block-ask', { person: mention(person, say), lobbies, games }),
    [
      { id: { kind: 'block', person }, label: say('settings-button-block'), look: 'grave' },
      { id: { kind: 'block', person, not: 'not' }, label: say('settings-button-block-not') },
    ],
    context,
  );
}

/** What an option of a game is to be from now on. */
interface Usual {
  readonly game: string;
  readonly option: string;
  readonly value: string;
}

function usualIn({ options }: Order, { games }: Bot): Usual | 'incomplete' | undefined {
  const [game, option, value] = ['game', 'option', 'value'].map((name) => options.get(name));
  if (game === undefined && option === undefined && value === undefined) return undefined;
  const known = games.find(({ name }) => name === game)?.options.find(({ name }) => name === option);
  if (game === undefined || known === undefined || value === undefined) return 'incomplete';
  return openingValues(known).includes(value) ? { game, option: known.name, value } : 'incomplete';
}

function changed(
  settings: ServerSettings,
  { options }: Order,
  usual: Usual | undefined,
  locales: readonly string[],
): ServerSettings {
  return {
    roles: toggled(settings.roles, options.get('role')),
    managers: toggled(settings.managers, options.get('manager')),
    channels: toggled(settings.channels, options.get('channel')),
    blocked: settings.blocked,
    blockedAt: settings.blockedAt,
    freedSeats: FREED_SEATS.find((who) => who === options.get('freed-seats')) ?? settings.freedSeats,
    hostEnds: HOST_ENDS.find((how) => how === options.get('early-end')) ?? settings.hostEnds,
    mostInChannel: boundOf('mostInChannel', settings, options),
    mostInServer: boundOf('mostInServer', settings, options),
    mostLobbies: boundOf('mostLobbies', settings, options),
    mostTables: boundOf('mostTables', settings, options),
    language: languageWished(options.get('language'), settings.language, locales),
    pace: PACES.find((pace) => pace === options.get('pace')) ?? settings.pace,
    thread: (options.get('thread') ?? String(settings.thread)) === 'true',
    soloInThread: SOLO_THREADS.find((kind) => kind === options.get('solo-thread')) ?? settings.soloInThread,
    isCompact: (options.get('compact') ?? String(settings.isCompact)) === 'true',
    inChannels: settings.inChannels,
    ratings: (options.get('ratings') ?? String(settings.ratings)) === 'true',
    options:
      usual === undefined
        ? settings.options
        : {
            ...settings.options,
            [usual.game]: { ...settings.options[usual.game], [usual.option]: usual.value },
          },
  };
}

/** What is named once more is taken off the list. A full list stays as it is. */
function toggled(list: readonly string[], named: string | undefined): readonly string[] {
  if (named === undefined) return list;
  if (list.includes(named)) return list.filter((each) => each !== named);
  return list.length < MOST_NAMED ? [...list, named] : list;
}

/** Whether what was named did not come onto a list, which is full. */
function isFull(list: readonly string[], { options }: Order, option: string): boolean {
  const named = options.get(option);
  return named !== undefined && list.length >= MOST_NAMED && !list.includes(named);
}

/** How many tables the option of a bound lets be open from now on: nought brings back what is usual. */
function boundOf(bounded: keyof typeof BOUNDS, settings: ServerSettings, options: Order['options']): number {
  const wished = number.read([options.get(BOUNDS[bounded]) ?? '']);
  if (wished === undefined || wished > MOST_BOUNDS[bounded]) return settings[bounded];
  return wished === 0 ? USUAL_BOUNDS[bounded] : wished;
}

/** All that is settled; only managers are told who is blocked. */
async function linesOf(
  settings: ServerSettings,
  { guild, canManage, context: { say } }: Order,
  { games, tables }: Bot,
): Promise<readonly SettingLine[]> {
  const { managers, mostInChannel, mostInServer, mostLobbies, mostTables } = settings;
  const { ratings, options, freedSeats, hostEnds, blocked } = settings;
  const pinged = [...(await tables.watchers.in(guild)).keys()].flatMap((id) => watchingRole(id) ?? []);
  const usual = games.flatMap((game) =>
    Object.entries(options[game.name] ?? {}).map(([option, value]) =>
      say('settings-usual', {
        game: game.title(say),
        option: game.optionLabel(option, say),
        value: game.valueLabel(option, value, { say, people: [] }),
      }),
    ),
  );
  return [
    { words: placeWords.roles(settings, say), option: 'role' },
    {
      words:
        managers.length === 0
          ? say('settings-managers-none')
          : say('settings-managers', { roles: placesMentioned('@&', managers) }),
      option: 'manager',
    },
    { words: placesWords(settings, say), option: 'channel' },
    {
      words:
        pinged.length === 0
          ? say('settings-pinged-none')
          : say('settings-pinged', { roles: placesMentioned('@&', pinged) }),
      option: 'ping-role',
    },
    { words: say('settings-most-here', { most: mostInChannel }), option: 'most-in-channel' },
    { words: say('settings-most-server', { most: mostInServer }), option: 'most-in-server' },
    { words: say('settings-most-lobbies', { most: mostLobbies }), option: 'most-lobbies' },
    { words: say('settings-most-tables', { most: mostTables }), option: 'most-tables' },
    { words: placeWords.language(settings, say), option: 'language' },
    { words: placeWords.pace(settings, say), option: 'pace' },
    { words: placeWords.thread(settings, say), option: 'thread' },
    { words: placeWords.soloInThread(settings, say), option: 'solo-thread' },
    { words: placeWords.isCompact(settings, say), option: 'compact' },
    ...(Object.keys(settings.inChannels).length === 0
      ? []
      : [{ words: `${channelsWords(settings, say)}${canManage ? ' · `/settings channel`' : ''}` }]),
    { words: say(ratings ? 'settings-ratings-on' : 'settings-ratings-off'), option: 'ratings' },
    {
      words: say('settings-freed-seats', { who: say(`settings-freed-${freedSeats}`) }),
      option: 'freed-seats',
    },
    { words: say('settings-host-ends', { how: say(`settings-host-ends-${hostEnds}`) }), option: 'early-end' },
    ...usual.map((words) => ({ words, option: 'game' }) as const),
    ...(canManage ? [{ words: blockedWords(blocked, say), option: 'block' } as const] : []),
  ];
}

/** Where tables can be opened, and where not though they can everywhere else. */
function placesWords({ channels, inChannels }: ServerSettings, say: Say): string {
  if (channels.length > 0) return say('settings-channels', { channels: placesMentioned('#', channels) });
  const without = Object.entries(inChannels).flatMap(([id, { opens }]) => (opens === false ? [id] : []));
  const words = say('settings-channels-all');
  return without.length === 0
    ? words
    : `${words}, ${say('settings-channels-not', { channels: placesMentioned('#', without) })}`;
}

/** Who is kept from the tables: for those who manage the server alone. */
const blockedWords = (blocked: readonly string[], say: Say): string =>
  blocked.length === 0
    ? say('settings-blocked-none')
    : say('settings-blocked', { people: placesMentioned('@', blocked) });
