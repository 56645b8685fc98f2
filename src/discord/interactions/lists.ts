import { cannotJoin, closesWithout, isJoinable, seatToTake } from '../../tables/model/lobby.ts';
import { type Rejection, reject } from '../../tables/model/rejection.ts';
import { OPEN, seatOf, type TableListed, type TableNow, USUAL_LANGUAGE } from '../../tables/model/table.ts';
import { inListOrder } from '../../tables/model/waiting.ts';
import { MOST_WATCHERS, type Watcher } from '../../tables/model/watcher.ts';
import type { Done } from '../../tables/service/kept-tables.ts';
import type { Tables } from '../../tables/tables.ts';
import { languageName } from '../../texts/language-name.ts';
import { distinct, labelName } from '../../texts/shown-text.ts';
import type { Bot } from '../channel/bot.ts';
import { channelNonce } from '../channel/mark.ts';
import { asListed } from '../channel/notices.ts';
import { ifTold } from '../discord-error.ts';
import type { IdOf, ListedAction } from '../protocol/ids.ts';
import { OPTION_LENGTH } from '../protocol/limits.ts';
import { lettersIn, type Message, type Parts, render, section, text } from '../protocol/message.ts';
import { button, type Content, menu, noteMessage, privatePage } from '../views/components.ts';
import { ANY_GAME, watchButton, watchMessage, watchPage } from '../views/directory-message.ts';
import { leftNote } from '../views/lobby-message.ts';
import { closingPage } from '../views/lobby-settings.ts';
import {
  aboutTable,
  fittingLines,
  type ListedTable,
  listedButton,
  listWay,
  nameOfTable,
  tableEntry,
  tableRows,
} from '../views/table-words.ts';
import { type Actor, commandOf, viewFor } from './actor.ts';
import { type Buttons, isInReach, notInChannel, notInServer, type Press } from './button.ts';
import { listedOf, toldNewcomer } from './buttons/lobby.ts';
import { barredFromAnother } from './opening.ts';
import { lookThere, tableWay } from './own-place.ts';
import { refusedWords } from './replies.ts';
import { page, pageHere, type Reply, sentence } from './reply.ts';

/** Puts the list of a server's tables into a channel, or takes it away, for those who manage the tables. */
export async function putDirectory(channel: string, by: Actor, bot: Bot): Promise<Reply> {
  const { guild, language: own, serverLanguage, managesTables } = by;
  const { say } = by.context;
  if (!managesTables) return sentence(say('directory-not-manager'));
  const { directories, servers } = bot.tables;
  const isThere = (await directories.of(guild))?.channel === channel;
  if (isThere) {
    await directories.want(guild, undefined);
    return sentence(say('directory-taken-away', { channel: `<#${channel}>` }), { directory: guild });
  }
  const there = await lookThere(channel, by, bot);
  if (there?.isForum === true) return sentence(say('directory-no-forum'));
  if (there?.why !== undefined) return sentence(there.why);
  const { language = bot.texts.nearest(serverLanguage ?? '') ?? USUAL_LANGUAGE } = await servers.of(guild);
  await directories.want(guild, { channel, language, since: bot.clock.now() });
  const isForeign = language !== (bot.texts.nearest(own) ?? USUAL_LANGUAGE);
  const words = [
    say('directory-put', { channel: `<#${channel}>` }),
    ...(isForeign ? [say('directory-language', { language: languageName(language) })] : []),
  ];
  return sentence(words.join(' '), { directory: guild });
}

/** Whether somebody is told of a table: of a private lobby only if they may sit there. */
const isListedFor = (now: TableListed, person: string): boolean =>
  now.table.phase !== 'lobby' || cannotJoin(now, person)?.code !== 'not-among-invited';

/** Tables on one page: as many as one message has room for, each with its button. */
const PAGE = 10;

/**
 * A page of a server's open tables, in the order of lists; only those that may be named where this person is, and
 * *Join* at those that they can join from there. Managers see all, and have a menu that leads to what can be done.
 */
async function serverTables(
  { guild, channel, managesTables, person: { id: person }, context }: Actor,
  wanted: number,
  bot: Pick<Bot, 'tables' | 'sight'>,
): Promise<Message> {
  const { say, icons } = context;
  const { tables } = bot;
  const { inServer, ofPerson, settings } = await tables.census({ guild, home: channel, person });
  const pages = Math.max(1, Math.ceil(inServer / PAGE));
  const page = Math.min(wanted, pages - 1);
  const listed = await tables.openAt(person, { guild, channel, from: page * PAGE, most: PAGE });
  const shown: ListedTable[] = [];
  const pressable = new Map<string, ListedAction>();
  for (const now of listed) {
    const canJoin = ofPerson < settings.mostTables && isJoinable(now, person);
    // It takes requests to find out who sees a channel: nobody asks if nothing follows from it.
    const isNear = (canJoin || !managesTables) && (await isInReach(now.table, { channel }, bot));
    if (isNear && canJoin) pressable.set(now.table.id, 'join');
    else if (now.table.phase === 'lobby' && seatOf(now.table, person) !== undefined)
      pressable.set(now.table.id, 'leave');
    if (managesTables || (isNear && isListedFor(now, person))) shown.push(asListed(now));
  }
  const names = distinct(
    listed.map((now) => labelName(nameOfTable(now, say))),
    OPTION_LENGTH,
  );
  const beside = (now: ListedTable) => {
    const action = pressable.get(now.table.id);
    return action && listedButton(action, now, context, page, person);
  };
  const entries = listed.map((now, at) => ({
    ...{ value: now.table.id, label: names[at] ?? '' },
    description: aboutTable(now, say, labelName, person),
  }));
  const none = shown.length === 0 && say(inServer === 0 ? 'directory-none' : 'directory-hidden');
  const turn = (to: number, says: 'button-back' | 'directory-button-on') =>
    button({ id: { kind: 'tables', page: to }, label: say(says) }, icons);
  return privatePage({ of: 'tables', kind: 'tables' }, [
    [`### ${say('directory-title')}`, none],
    tableRows(shown, context, beside, person),
    pages > 1 && text(`-# ${say('directory-page', { page: page + 1, pages })}`),
    managesTables &&
      listed.length > 0 &&
      menu({ kind: 'tables-choose', page }, say('managing-choose'), entries, icons),
    page > 0 && turn(page - 1, 'button-back'),
    page < pages - 1 && turn(page + 1, 'directory-button-on'),
    listWay(undefined, context),
  ]);
}

const MOST_TABLES_ON_PAGE = 12;
const MOST_LEFT = 4;
/** How many open tables are read, which is the most that a person may have, and how many that were put away. */
const LOOKED_AT = 60;
/** How many lobbies of a server are looked at: each new channel takes a request that tells who sees it. */
const LOBBIES_ELSEWHERE = 10;
const MOST_JOINABLE = 5;

type Sighted = Pick<Bot, 'tables' | 'sight'>;

/**
 * A page of somebody's tables anywhere, with whose turn it is and a link, in the order of lists. Tables that they can
 * join from where they are follow.
 */
export async function ownTables(looking: Actor, bot: Sighted): Promise<Message> {
  const { guild, channel, context, managesTables } = looking;
  const person = looking.person.id;
  const { say } = context;
  const found = [OPEN, ['archived'] as const].map((phases) =>
    bot.tables.nearest(person, { channel, phases, most: LOOKED_AT }),
  );
  const mine = (await Promise.all(found)).flat();
  const { inServer, ofPerson, settings } = await bot.tables.census({ guild, home: channel, person });
  const joinable = await joinableInReach(looking, bot);
  const join = (now: ListedTable) =>
    ofPerson < settings.mostTables ? listedButton('join', now, context, undefined, person) : undefined;
  const open = tableRows(joinable.slice(0, MOST_JOINABLE), context, join, person);
  const more = joinable.length - MOST_JOINABLE;
  const isUnreached = (await bot.tables.watchers.of(guild, person))?.isUnreached === true;
  return privatePage({ of: 'tables', kind: 'tables' }, [
    mine.length === 0 ? text(say('command-no-table')) : await ownRows(mine, lettersIn(open), looking, bot),
    open.length > 0 && [text(`### ${say('command-tables-open')}`), open],
    more > 0 && text(`-# ${say('more-lines', { count: more })}`),
    isUnreached && text(`⚠️ ${say('watch-unreached')}`),
    (managesTables || inServer > 0) && listWay(0, context),
    watchButton(context),
  ]);
}

/**
 * The tables that somebody can join from where they are: those of the channel and its tables' threads first, matches
 * with a free seat among them, then other lobbies of the server which everybody who sees this channel sees as well.
 */
async function joinableInReach(looking: Actor, bot: Sighted): Promise<readonly ListedTable[]> {
  const { guild, channel } = looking;
  const person = looking.person.id;
  const { tables } = bot;
  const near = [
    ...(await tables.listed(guild, { phases: ['lobby'], from: 0, most: LOBBIES_ELSEWHERE })),
    ...(await tables.in(channel, OPEN)).filter(({ table }) => notInChannel(table, looking) === undefined),
  ];
  const found = new Map<string, ListedTable>();
  for (const now of inListOrder(near, { person, channel })) {
    const isNew = !found.has(now.table.id) && isJoinable(now, person);
    if (isNew && (await isInReach(now.table, looking, bot))) found.set(now.table.id, asListed(now));
  }
  return [...found.values()];
}

/** Somebody's own tables, as many as there is room for beside other letters, with buttons to leave lobbies. */
async function ownRows(
  mine: readonly Near[],
  beside: number,
  { person: { id: person }, guild, context }: Actor,
  bot: Sighted,
): Promise<Parts<Content>> {
  const { say } = context;
  const entries = await Promise.all(
    mine.slice(0, MOST_TABLES_ON_PAGE).map(async (now) => {
      // Only one that cannot be spoken of where it lives is opened, to say why.
      const way = now.isBarred ? { address: await tableWay(now.table, bot, say) } : {};
      return tableEntry({ ...asListed(now), ...way }, say, { reader: person });
    }),
  );
  const lines = fittingLines(entries, beside);
  const left = new Set(
    mine.filter(({ table }) => table.phase === 'lobby' && table.guild === guild).slice(0, MOST_LEFT),
  );
  const more = mine.length - lines.length;
  return [
    `### ${say('command-tables-title')}`,
    lines.map((line, at) => {
      const now = mine[at];
      return now !== undefined && left.has(now)
        ? section(line, listedButton('leave', now, context, undefined, person))
        : line;
    }),
    more > 0 && say('more-lines', { count: more }),
  ];
}

type Near = Awaited<ReturnType<Tables['nearest']>>[number];

/** Lists of tables, what can be done beside their lines, and who is told of tables that open. */
export const listButtons = {
  tables: {
    press: async ({ page: at }, press, bot) => {
      const message = await (at === undefined ? ownTables(press, bot) : serverTables(press, at, bot));
      return pageHere(() => message);
    },
  },
  /** All who see the channel of a list may join, though the table is elsewhere. */
  enter: {
    mode: 'page',
    press: async (id, press, bot) => {
      const done = await entered(id, press, bot);
      if (typeof done === 'string') return sentence(done);
      if (done.kind === 'refused') return done;
      const { note, slowed } = await toldNewcomer(press, done, bot);
      return page(note, { now: done, changed: [id.lobby], also: slowed });
    },
  },
  /**
   * What came of it takes the place of the list, with the way back: in a list that moved by itself they would press at
   * the wrong table next.
   */
  listed: {
    press: async ({ lobby, action, page: at }, press, bot) => {
      const { person, context } = press;
      const back = listWay(at, context);
      const told = (words: string) => pageHere(() => privatePage({ of: lobby, kind: 'done' }, [words, back]));
      const now = action === 'leave' ? await bot.tables.look(lobby) : undefined;
      if (now !== undefined && closesWithout(now.table, person.id))
        return pageHere(() => closingPage(viewFor(now, press), back));
      const done =
        action === 'join'
          ? await entered({ lobby }, press, bot)
          : await bot.tables.leave(commandOf(lobby, press));
      if (typeof done === 'string') return told(done);
      if (done.kind === 'refused') return told(refusedWords(done, context));
      const { note, slowed } =
        action === 'join'
          ? await toldNewcomer(press, done, bot, back)
          : { note: leftNote(listedOf(done), 'leave', person.id, context, back), slowed: [] };
      // Without the table: nothing of a match is told by it.
      return pageHere(() => note, { changed: [lobby], also: slowed });
    },
  },
  /** Toggles a game; without one only shows the choice. */
  watch: {
    mode: 'page',
    press: async ({ game: wished }, press, bot) => {
      const { person, guild, language, context } = press;
      const { watchers } = bot.tables;
      const known = await watchers.of(guild, person.id);
      const shown = (watcher: Watcher | undefined, why?: 'unreached' | 'full' | 'stopped') =>
        pageHere(
          () => watchPage(watcher, bot.games, context, why),
          why === 'unreached' || why === 'full' ? {} : { changed: [] },
        );
      if (wished === undefined) return pageHere(() => watchPage(known, bot.games, context));
      const isOn = known !== undefined && known.isUnreached !== true;
      const game = bot.games.find(({ name }) => name === wished)?.name;
      if (game === undefined && wished !== ANY_GAME) return shown(known);
      if (isOn && known.game === game) {
        await watchers.set(guild, person.id, undefined);
        return shown(undefined, 'stopped');
      }
      if (!isOn && (await watchers.in(guild)).size >= MOST_WATCHERS) return shown(undefined, 'full');
      if (!isOn && !(await isReached(press, bot))) return shown(undefined, 'unreached');
      const { toldAt } = known ?? {};
      const since = bot.clock.now();
      const watcher = { since, language, ...(game && { game }), ...(toldAt && { toldAt }) };
      await watchers.set(guild, person.id, watcher);
      return shown(watcher);
    },
  },
  /** From a direct message, which says so from then on. */
  unwatch: {
    isForBlocked: true,
    press: async ({ guild }, { person, context: { say } }, { tables }) => {
      await tables.watchers.set(guild, person.id, undefined);
      return pageHere(() => noteMessage(say('watch-stopped')), { changed: [] });
    },
  },
} satisfies Partial<Buttons>;

async function entered(
  id: Pick<IdOf<'enter'>, 'lobby' | 'guild'>,
  press: Press,
  bot: Bot,
): Promise<Done | Rejection | string> {
  const { lobby } = id;
  const { person } = press;
  const now = await bot.tables.look(lobby);
  if (now === undefined) return reject('no-such-table');
  const why = notInServer(now.table, press);
  if (why !== undefined) return why;
  if (!(await maySit(now, id, press, bot)))
    return reject('not-in-this-channel', { channel: now.table.channel });
  const barred = await barredFromAnother(now, press, bot);
  if (barred !== undefined) return barred;
  const seat = seatToTake(now.table, person.id);
  return seat === undefined
    ? bot.tables.join(commandOf(lobby, press), person.name)
    : bot.tables.takeSeat(commandOf(lobby, press), seat, person.name);
}

/** Whether somebody may sit down from where they press; in a direct message, whether they see the table's channel. */
async function maySit(
  { table }: TableNow,
  { guild }: Pick<IdOf<'enter'>, 'guild'>,
  press: Press,
  bot: Bot,
): Promise<boolean> {
  if (guild === undefined) return isInReach(table, press, bot);
  const roles = await ifTold(bot.discord?.rolesOf(guild, press.person.id));
  if (roles === undefined) return false;
  return (await ifTold(bot.sight?.placeOf(table)))?.sees(press.person.id, roles) === true;
}

async function isReached(
  { person, interaction, guild, channel, context }: Press,
  bot: Bot,
): Promise<boolean> {
  const { discord, sight, log } = bot;
  if (discord === undefined) return true;
  const server = (await sight?.placeOf({ guild, channel, home: channel, thread: undefined }))?.server ?? '';
  const message = await render(watchMessage({ guild, server }, context), log);
  const to = await ifTold(discord.direct(person.id));
  const sent = to && (await ifTold(discord.post(to, message, channelNonce(person.id, interaction))));
  return sent !== undefined;
}
