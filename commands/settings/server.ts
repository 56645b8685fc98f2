import type { Bot } from '../../src/discord/channel/bot.ts';
import type { Order } from '../../src/discord/interactions/command.ts';
import { awaitedTurn } from '../../src/discord/interactions/in-turn.ts';
import { type Reply, sentence } from '../../src/discord/interactions/reply.ts';
import { number } from '../../src/discord/protocol/ids.ts';
import { button } from '../../src/discord/views/components.ts';
import { mention, placesMentioned } from '../../src/discord/views/message-context.ts';
import { MOST_BLOCKED, unblock } from '../../src/tables/blocking.ts';
import { openingValues } from '../../src/tables/model/first-player.ts';
import { NOT_OVER } from '../../src/tables/model/table.ts';
import { FREED_SEATS, HOST_ENDS } from '../../src/tables/model/table-rules.ts';
import { roleWatching, watchingRole } from '../../src/tables/model/watcher.ts';
import {
  MOST_BOUNDS,
  MOST_NAMED,
  MOST_TABLES,
  type ServerSettings,
  USUAL_BOUNDS,
} from '../../src/tables/service/servers.ts';
import type { OptionName } from '../../src/texts/option-text.ts';
import type { Say } from '../../src/texts/say.ts';
import {
  type CommandPart,
  choice,
  choiceAmong,
  everyGame,
  integer,
  type Option,
  person,
  place,
  role,
  suggested,
  typed,
} from '../declared.ts';
import { asking } from '../table/done.ts';
import { channelsApart } from './channel.ts';
import {
  changedLines,
  fieldAmong,
  placed,
  rolesTold,
  type Setting,
  type SettingLine,
  settingLines,
  settledBy,
  toggled,
  yesOrNo,
} from './place.ts';

type ServerSetting = Setting<ServerSettings>;

/** A list on which something is put by naming it, and off which it is taken by naming it again. A full one stays. */
const list = (
  field: 'roles' | 'managers' | 'channels',
  text: OptionName,
  option: Option,
  told: ServerSetting['told'],
): ServerSetting => ({
  ...{ field, text, option, told },
  read: (given, known) => {
    const next = toggled(known[field], given);
    return next.length > MOST_NAMED ? {} : { [field]: next };
  },
});

const LISTS = [
  list('roles', 'role', role('role'), rolesTold),
  list('managers', 'manager', role('manager'), ({ managers }, say) =>
    managers.length === 0
      ? say('settings-managers-none')
      : say('settings-managers', { roles: placesMentioned('@&', managers) }),
  ),
  list('channels', 'channel', place('channel'), placesWords),
];

/** How many tables may be open: nought brings back what is usual. */
const bound = (
  field: keyof typeof USUAL_BOUNDS,
  text: OptionName,
  told: 'settings-most-here' | 'settings-most-server' | 'settings-most-lobbies' | 'settings-most-tables',
): ServerSetting => ({
  ...{ field, text, option: integer(text, 0, MOST_BOUNDS[field]) },
  read: (given) => {
    const wished = number.read([given]);
    if (wished === undefined || wished > MOST_BOUNDS[field]) return {};
    return { [field]: wished === 0 ? USUAL_BOUNDS[field] : wished };
  },
  told: (settings, say) => say(told, { most: settings[field] }),
});

/** What is settled by one value, in the order in which it is told. */
const VALUES: readonly ServerSetting[] = [
  bound('mostInChannel', 'most-in-channel', 'settings-most-here'),
  bound('mostInServer', 'most-in-server', 'settings-most-server'),
  bound('mostLobbies', 'most-lobbies', 'settings-most-lobbies'),
  bound('mostTables', 'most-tables', 'settings-most-tables'),
  ...placed(true),
  yesOrNo('ratings', 'ratings'),
  {
    ...fieldAmong('freedSeats', FREED_SEATS),
    text: 'freed-seats',
    option: choiceAmong('freed-seats', FREED_SEATS, (who) => `settings-freed-${who}`),
    told: ({ freedSeats }, say) => say('settings-freed-seats', { who: say(`settings-freed-${freedSeats}`) }),
  },
  {
    ...fieldAmong('hostEnds', HOST_ENDS),
    text: 'early-end',
    option: choiceAmong('early-end', HOST_ENDS, (how) => `settings-host-ends-${how}`),
    told: ({ hostEnds }, say) => say('settings-host-ends', { how: say(`settings-host-ends-${hostEnds}`) }),
  },
];

/** What an option of a game usually is: which game, which option of it, and its value. */
const USUAL_OPTIONS: readonly Option[] = [
  choice('game', everyGame),
  typed('option', {
    suggest: async ({ options, context: { say } }, { games }) => {
      const game = games.find(({ name }) => name === options.get('game'));
      const entries = game?.options.map(({ name }) => ({ name: game.optionLabel(name, say), value: name }));
      return suggested(entries ?? [], options.get('option') ?? '');
    },
  }),
  typed('value', {
    suggest: async ({ options, context: { say } }, { games }) => {
      const game = games.find(({ name }) => name === options.get('game'));
      const option = game?.options.find(({ name }) => name === options.get('option'));
      if (game === undefined || option === undefined) return [];
      const entries = openingValues(option).map((value) => ({
        ...{ name: game.valueLabel(option.name, value, { say, people: [] }), value },
      }));
      return suggested(entries, options.get('value') ?? '');
    },
  }),
];

/** `/settings server`: what its managers settle: who may open tables, where and how many, and who is blocked. */
export const server: CommandPart = {
  about: 'settings-server',
  options: [
    ...LISTS.map(({ option }) => option),
    role('ping-role'),
    ...VALUES.map(({ option }) => option),
    ...USUAL_OPTIONS,
    person('block'),
  ],
  run: async (order, bot) => {
    const { context, options, canManage, managesTables, guild } = order;
    const { say } = context;
    const title = `### ${say('settings-title-server')}`;
    const known = await bot.tables.servers.of(guild);
    const before = await linesOf(known, order, bot);
    if (options.size === 0) {
      const how = canManage ? [`-# ${say('settings-how-server')}`] : [];
      return sentence([title, ...settingLines(before, order), ...how].join('\n'));
    }
    const named = options.get('block');
    // Who manages its tables keeps people from them, and settles nothing else of the server.
    if (!canManage && !(managesTables && named !== undefined && options.size === 1))
      return sentence(say('settings-not-manager'));
    const usual = usualIn(order, bot);
    if (usual === 'incomplete') return sentence(say('settings-no-option'));
    const settings = await bot.tables.servers.change(guild, (former) => ({
      ...settledBy(former, [...LISTS, ...VALUES], order, bot.texts.locales),
      ...(usual && {
        options: { ...former.options, [usual.game]: { ...former.options[usual.game], ...usual.value } },
      }),
    }));
    const isFull = LISTS.some(({ option, read }) => {
      const given = options.get(option.name);
      return given !== undefined && Object.keys(read(given, settings, [])).length === 0;
    });
    if (isFull) return sentence(say('settings-list-full', { most: MOST_NAMED }));
    await togglePinged(order, bot);
    if (named !== undefined) return toggleBlock(named, settings, order, bot);
    const lines = changedLines(before, await linesOf(settings, order, bot), 'server', order);
    return sentence([title, ...lines, ...channelsApart(settings, order)].join('\n'));
  },
};

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
async function toggleBlock(named: string, settings: ServerSettings, order: Order, bot: Bot): Promise<Reply> {
  const { guild, channel, person: by } = order;
  const { say } = order.context;
  const person = mention(named, say);
  if (settings.blocked.includes(named)) {
    const lift = () => unblock(bot.tables, { guild, person: named }, bot.clock.now());
    const changed = await awaitedTurn('export', order, lift, bot);
    if ('code' in changed) return changed;
    const words = say('settings-block-over', { person, count: changed.length });
    return sentence(words, { changed });
  }
  if (named === by.id) return sentence(say('settings-block-self'));
  if (settings.blocked.length >= MOST_BLOCKED)
    return sentence(say('settings-blocked-full', { most: MOST_BLOCKED }));
  const open = await bot.tables.nearest(named, { guild, channel, phases: NOT_OVER, most: MOST_TABLES });
  const lobbies = open.filter(({ table }) => table.phase === 'lobby').length;
  const games = open.length - lobbies;
  const id = { kind: 'block', person: named } as const;
  const buttons = [
    { id, label: say('settings-button-block'), look: 'grave' },
    { id: { ...id, not: 'not' }, label: say('settings-button-block-not') },
  ] as const;
  return asking(
    say('settings-block-ask', { person, lobbies, games }),
    buttons.map((each) => button(each, order.context.icons)),
  );
}

/** What an option of a game is to be from now on: its value by its name. */
function usualIn(
  { options }: Order,
  { games }: Bot,
): { readonly game: string; readonly value: Readonly<Record<string, string>> } | 'incomplete' | undefined {
  const [game, option, value] = ['game', 'option', 'value'].map((name) => options.get(name));
  if (game === undefined && option === undefined && value === undefined) return undefined;
  const known = games.find(({ name }) => name === game)?.options.find(({ name }) => name === option);
  if (game === undefined || known === undefined || value === undefined) return 'incomplete';
  return openingValues(known).includes(value) ? { game, value: { [known.name]: value } } : 'incomplete';
}

/** All that is settled; only managers are told who is blocked. */
async function linesOf(
  settings: ServerSettings,
  { guild, canManage, context: { say } }: Order,
  { games, tables }: Bot,
): Promise<readonly SettingLine[]> {
  const { inChannels, options, blocked } = settings;
  const pinged = [...(await tables.watchers.in(guild)).keys()].flatMap((id) => watchingRole(id) ?? []);
  const mentions = (sign: '@' | '@&', ids: readonly string[]) =>
    ids.length === 0 ? say('settings-nobody') : placesMentioned(sign, ids);
  const channels = placesMentioned('#', Object.keys(inChannels));
  const own = `${say('settings-in-channels', { channels })}${canManage ? ' · `/settings channel`' : ''}`;
  const lineOf = ({ text, told }: ServerSetting): SettingLine => ({
    words: told(settings, say, { home: '' }),
    text,
  });
  const usual = games.flatMap((game) =>
    Object.entries(options[game.name] ?? {}).map(([option, value]): SettingLine => {
      const label = game.valueLabel(option, value, { say, people: [] });
      const about = { game: game.title(say), option: game.optionLabel(option, say), value: label };
      return { words: say('settings-usual', about), text: 'game' };
    }),
  );
  return [
    ...LISTS.map(lineOf),
    { words: say('settings-pinged', { roles: mentions('@&', pinged) }), text: 'ping-role' },
    ...VALUES.map(lineOf),
    ...(channels === '' ? [] : [{ words: own }]),
    ...usual,
    ...(canManage
      ? [{ words: say('settings-blocked', { people: mentions('@', blocked) }), text: 'block' } as const]
      : []),
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
