import { type Level, USUAL_LEVEL } from '../../games/level.ts';
import type { Onward } from '../../tables/model/onward.ts';
import type { Rejection } from '../../tables/model/rejection.ts';
import { USUAL_LANGUAGE } from '../../tables/model/table.ts';
import type { Done } from '../../tables/service/kept-tables.ts';
import type { ServerSettings } from '../../tables/service/servers.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Bot } from '../channel/bot.ts';
import { obstacleAt, obstacleWords } from '../protocol/obstacle.ts';
import { type Actor, homeOf } from './actor.ts';
import { barredFrom, openTablesAt, withUsual } from './opening.ts';
import { ownPlaceAt } from './own-place.ts';
import { type PageReply, sentence } from './reply.ts';
import type { GatheringWish } from './start-times.ts';

/** What the table is to be. */
export interface WantedTable {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** Whether it gets a thread of its own; what the server has settled where nobody says. */
  readonly thread?: boolean;
  /** So many computers to begin with at once, and how far they look. */
  readonly computers: number;
  readonly level?: Level;
  readonly gathering?: GatheringWish;
  /** The position of another match from which it is to begin; absent where it is a new game. */
  readonly onward?: Omit<Onward, 'level'>;
}

/** The result: the lobby, with that of the start if one was wanted; or a page that says why there is no table here. */
export type NewTable =
  | { readonly kind: 'opened'; readonly lobby: Done; readonly started: Done | Rejection | undefined }
  | PageReply
  | Rejection;

/** Opens a table in a channel within the server's rules, and begins it with computers if wanted. */
export async function openTable(opener: Actor, wanted: WantedTable, bot: Bot): Promise<NewTable> {
  const own = await ownPlaceAt(opener, bot);
  return bot.tables.servers.inTurn<NewTable>(opener.guild, async () => {
    const asking = { ...opener, home: homeOf(opener) };
    const open = await openTablesAt(asking, bot);
    const { settings } = open;
    const inThread = wantsThread(opener, wanted, settings);
    const obstacle = obstacleAt(opener, own, inThread);
    if (obstacle !== undefined) return sentence(obstacleWords(obstacle, opener.context.say));
    const barred = await barredFrom(asking, open, bot, wanted.computers > 0);
    if (barred !== undefined) return barred;
    const game = bot.games.find(({ name }) => name === wanted.game);
    const language = settings.language ?? languageOf(opener, bot.texts);
    const lobby = await bot.tables.open({
      guild: opener.guild,
      channel: opener.channel,
      home: asking.home,
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
  texts.nearest(language) ?? serverLanguage;

/** Whether a table gets a thread. By default the server's setting holds, if a thread can begin there. */
const wantsThread = (
  { channelKind }: Actor,
  { thread: wished }: WantedTable,
  { thread }: ServerSettings,
): boolean => (wished === undefined ? thread && channelKind === 'text' : wished && channelKind !== 'thread');
