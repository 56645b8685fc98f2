import { type Level, USUAL_LEVEL } from '../../games/level.ts';
import { openingValues } from '../../tables/model/first-player.ts';
import type { Rejection } from '../../tables/model/rejection.ts';
import { seatOf, type TableNow, USUAL_LANGUAGE } from '../../tables/model/table.ts';
import type { Done } from '../../tables/service/kept-tables.ts';
import { opensIn, type ServerSettings, settingsIn } from '../../tables/service/servers.ts';
import type { OpenTables, Tables } from '../../tables/tables.ts';
import type { Say } from '../../texts/say.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Bot } from '../channel/bot.ts';
import { asListed } from '../channel/notices.ts';
import { obstacleAt, obstacleWords } from '../protocol/obstacle.ts';
import { canWrite, isLockedTo } from '../protocol/permissions.ts';
import { lobbiesNote } from '../views/lobby-settings.ts';
import { placesMentioned } from '../views/message-context.ts';
import type { Actor } from './actor.ts';
import { ownPlaceAt } from './own-place.ts';
import { type PageReply, page, sentence } from './reply.ts';
import type { GatheringWish } from './start-times.ts';

type Logged = Pick<Bot, 'log'>;

/** The settings for that channel and the number of open tables: all that limits are checked with, in one read. */
export async function openTablesAt(
  { guild, home, person }: Pick<Actor, 'guild' | 'home'> & { readonly person: { readonly id: string } },
  { tables }: Pick<Bot, 'tables'>,
): Promise<OpenTables> {
  const open = await tables.census({ guild, home, person: person.id });
  return { ...open, settings: settingsIn(open.settings, home) };
}

/**
 * A page that says why the server does not let this person open a table here; undefined if it does. A game that
 * `startsAtOnce` against computers is no lobby: who has as many as they may still plays it.
 */
export async function barredFrom(
  order: Actor,
  open: OpenTables,
  bot: Pick<Bot, 'tables' | 'log'>,
  startsAtOnce: boolean,
): Promise<PageReply | undefined> {
  const { mostLobbies } = open.settings;
  const why = barredByServer(order, open, bot) ?? barredFromSitting(order, open, bot);
  if (why !== undefined) return sentence(why);
  if (startsAtOnce || open.hosted < mostLobbies) return undefined;
  const { person, channel, guild, context } = order;
  const wanted = { channel, phases: ['lobby'], most: open.settings.mostTables } as const;
  const lobbies = (await bot.tables.nearest(person.id, wanted)).filter(
    ({ table }) => table.host === person.id,
  );
  const words = logBound('settings-barred-most-lobbies', mostLobbies, order, bot);
  return page(lobbiesNote(words, lobbies.map(asListed), { guild, person: person.id }, context));
}

function barredByServer(order: Actor, open: OpenTables, bot: Logged): string | undefined {
  const { roles, canManage, context } = order;
  const { roles: allowed, mostInServer } = open.settings;
  if (allowed.length > 0 && !canManage && !allowed.some((role) => roles.includes(role)))
    return context.say('settings-barred-role', { roles: placesMentioned('@&', allowed) });
  const why = barredHere(order, open, bot);
  if (why !== undefined) return why;
  return open.inServer >= mostInServer
    ? logBound('settings-barred-most-server', mostInServer, order, bot)
    : undefined;
}

const barredFromSitting = (
  order: Pick<Actor, 'channel' | 'person' | 'context'>,
  { settings: { mostTables }, ofPerson }: OpenTables,
  bot: Logged,
): string | undefined =>
  ofPerson >= mostTables ? logBound('settings-barred-most-tables', mostTables, order, bot) : undefined;

/** The same for a table at which they may sit already, which is no other one. */
export async function barredFromAnother(
  now: Pick<TableNow, 'table'> | undefined,
  by: Actor,
  bot: Pick<Bot, 'tables' | 'log'>,
): Promise<string | undefined> {
  if (now === undefined || seatOf(now.table, by.person.id) !== undefined) return undefined;
  const asking = { ...by, home: now.table.home };
  return barredFromSitting(asking, await openTablesAt(asking, bot), bot);
}

/** Why the server wants no games in this channel; undefined if it allows them. A thread counts as its channel. */
const barredFromChannel = (
  { channel, home, category, context: { say } }: Actor,
  settings: Pick<ServerSettings, 'channels' | 'inChannels'>,
): string | undefined => {
  if (opensIn(settings, home, category ?? channel)) return undefined;
  return settings.inChannels[home]?.opens === false
    ? say('settings-barred-here')
    : say('settings-barred-channel', { channels: placesMentioned('#', settings.channels) });
};

/**
 * Why the server does not allow a table here, opened or moved; undefined if it does. A table that is moved is counted
 * already if its home, `from`, is here.
 */
export function barredHere(
  order: Actor,
  { settings, atHome }: OpenTables,
  bot: Logged,
  from?: string,
): string | undefined {
  const barred = barredFromChannel(order, settings);
  if (barred !== undefined) return barred;
  const { mostInChannel } = settings;
  return from !== order.home && atHome >= mostInChannel
    ? logBound('settings-barred-most-here', mostInChannel, order, bot)
    : undefined;
}

/** What somebody is told who has met a bound. The host of the bot hears of it, too. */
function logBound(
  why: `settings-barred-most-${'here' | 'server' | 'lobbies' | 'tables'}`,
  most: number,
  { person, channel, context }: Pick<Actor, 'person' | 'channel' | 'context'>,
  { log }: Logged,
): string {
  log.info({ person: person.id, channel, why, count: most }, 'somebody met a bound on open tables');
  return context.say(why, { most });
}

/** The given values, and those of the server's settings that the game still has. */
function withUsual(
  game: Bot['games'][number] | undefined,
  { options }: ServerSettings,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const usual = Object.entries(options[game?.name ?? ''] ?? {}).filter(([name, value]) =>
    game?.options.some((option) => option.name === name && openingValues(option).includes(value)),
  );
  return { ...Object.fromEntries(usual), ...given };
}

interface WantedTable {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** Whether it gets a thread of its own; absent if the server's setting decides. */
  readonly thread?: boolean;
  /** How many computers to begin with at once; 0 opens a lobby. */
  readonly computers: number;
  readonly level?: Level;
  readonly gathering?: GatheringWish;
  /** The position of another match from which it is to begin; absent for a new game. */
  readonly onward?: Omit<Parameters<Tables['playOn']>[1], 'level'>;
}

/** The result: the lobby, with that of the start if one was wanted; or a page that says why there is no table here. */
type NewTable =
  | { readonly kind: 'opened'; readonly lobby: Done; readonly started: Done | Rejection | undefined }
  | PageReply
  | Rejection;

/** Opens a table in a channel within the server's rules, and begins it with computers if wanted. */
export async function openTable(opener: Actor, wanted: WantedTable, bot: Bot): Promise<NewTable> {
  const own = await ownPlaceAt(opener, bot);
  return bot.tables.servers.inTurn<NewTable>(opener.guild, async () => {
    const open = await openTablesAt(opener, bot);
    const { settings } = open;
    const inThread = wantsThread(opener, wanted, settings);
    const obstacle = obstacleAt(opener, own, inThread);
    if (obstacle !== undefined) return sentence(obstacleWords(obstacle, opener.context.say));
    const barred = await barredFrom(opener, open, bot, wanted.computers > 0);
    if (barred !== undefined) return barred;
    const game = bot.games.find(({ name }) => name === wanted.game);
    const language = settings.language ?? languageOf(opener, bot.texts);
    const lobby = await bot.tables.open({
      guild: opener.guild,
      channel: opener.channel,
      home: opener.home,
      game: wanted.game,
      host: opener.person,
      options: withUsual(game, settings, wanted.options),
      names: game?.tableNames(bot.texts.in(language ?? USUAL_LANGUAGE)) ?? [],
      namesakes: bot.texts.locales.map((locale) => game?.tableNames(bot.texts.in(locale)) ?? []),
      inThread,
      pace: settings.pace,
      settings,
      ...(wanted.gathering === undefined ? {} : { gathering: wanted.gathering }),
      ...(opener.profile === undefined ? {} : { profile: opener.profile }),
      ...(language === undefined ? {} : { language }),
      interaction: opener.interaction,
    });
    if (lobby.kind === 'refused') return lobby;
    const started = wanted.computers === 0 ? undefined : await startedBeside(lobby, wanted, opener, bot);
    return { kind: 'opened', lobby, started };
  });
}

function startedBeside(
  { opened }: Done,
  { computers, level, onward }: WantedTable,
  { person, interaction }: Actor,
  { tables }: Bot,
): Promise<Done | Rejection> {
  const { id } = opened.now.table;
  const command = { table: id, person: person.id, interaction: `${interaction}:start`, opened };
  return onward === undefined
    ? tables.startBeside(command, computers, level)
    : tables.playOn(command, { ...onward, level: level ?? USUAL_LEVEL });
}

const languageOf = ({ language, serverLanguage }: Actor, texts: Texts): string | undefined =>
  texts.nearest(language) ?? texts.nearest(serverLanguage ?? '');

/** Whether a table gets a thread. By default the server's setting holds, if a thread can begin there. */
const wantsThread = (
  { channelKind }: Actor,
  { thread: wished }: WantedTable,
  { thread }: ServerSettings,
): boolean => (wished === undefined ? thread && channelKind === 'text' : wished && channelKind !== 'thread');

/** The words in which a channel is told what a person wishes, those of its server; or a sentence why it is not. */
export async function channelWords(
  by: Actor,
  { tables, texts }: Pick<Bot, 'tables' | 'texts'>,
): Promise<Say | string> {
  const { context, serverLanguage, language } = by;
  if (!by.canWrite()) return context.say('told-not-allowed');
  const settings = await tables.servers.of(by.guild);
  const canTell = canWrite(by) && !isLockedTo(by);
  return (
    barredFromChannel(by, settings) ??
    (canTell ? texts.in(settings.language ?? serverLanguage ?? language) : context.say('puzzle-untold'))
  );
}
