import { cannotJoin, isJoinable } from '../../tables/model/lobby.ts';
import { seatOf, type TableListed, USUAL_LANGUAGE } from '../../tables/model/table.ts';
import { languageName } from '../../texts/language-name.ts';
import { distinct, labelName } from '../../texts/shown-text.ts';
import type { Bot } from '../channel/bot.ts';
import { asListed } from '../channel/notices.ts';
import type { ListedAction } from '../protocol/ids.ts';
import { OPTION_LENGTH } from '../protocol/limits.ts';
import { container, type Message, row, text } from '../protocol/message.ts';
import { button, select } from '../views/components.ts';
import type { MessageContext } from '../views/message-context.ts';
import { listedButton, listWay, tableRows } from '../views/table-rows.ts';
import { aboutTable, type ListedTable, nameOfTable } from '../views/table-words.ts';
import { isInReach } from './button.ts';
import type { OpeningPlace, Standpoint } from './opening.ts';
import { lookThere } from './own-place.ts';
import type { Looking } from './own-tables.ts';
import { type Reply, sentence } from './reply.ts';

/** Who puts the list of a server's tables somewhere. */
type Placing = Pick<Standpoint, 'guild' | 'managesTables'> &
  Pick<OpeningPlace, 'language' | 'serverLanguage'> & { readonly context: MessageContext };

/** Whoever manages the tables of a server puts the list of them into a channel, or takes it away from where it is. */
export async function putDirectory(channel: string, by: Placing, bot: Bot): Promise<Reply> {
  const { guild, context, language: own, serverLanguage, managesTables } = by;
  const { say } = context;
  if (!managesTables) return sentence(say('directory-not-manager'));
  const { directories, servers } = bot.tables;
  const isThere = (await directories.of(guild))?.channel === channel;
  if (isThere) {
    await directories.want(guild, undefined);
    return sentence(say('directory-taken-away', { channel: `<#${channel}>` }), { directory: guild });
  }
  const there = await lookThere(channel, { guild, context }, bot);
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

/** Whether somebody is told of a table: of a private lobby those alone who may sit there. */
const isListedFor = (now: TableListed, person: string): boolean =>
  now.table.phase !== 'lobby' || cannotJoin(now, person)?.code !== 'not-among-invited';

/** Tables on one page: as many as one message has room for, each with its button. */
const PAGE = 10;

/**
 * A page of a server's open tables, in the order of lists; only those that may be named where this person is, and
 * *Join* at those that they can join from there. Managers see all, and have a menu that leads to what can be done.
 */
export async function serverTables(
  { guild, channel, managesTables, person, context }: Looking,
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
  const menu = select(
    { kind: 'tables-choose', page },
    say('managing-choose'),
    listed.map((now, at) => ({
      ...{ value: now.table.id, label: names[at] ?? '' },
      description: aboutTable(now, say, labelName, person),
    })),
    icons,
  );
  const none = shown.length === 0 ? [say(inServer === 0 ? 'directory-none' : 'directory-hidden')] : [];
  const pageWords = pages > 1 ? [text(`-# ${say('directory-page', { page: page + 1, pages })}`)] : [];
  const ways = [
    ...(page > 0 ? [{ page: page - 1, label: say('directory-button-back') }] : []),
    ...(page < pages - 1 ? [{ page: page + 1, label: say('directory-button-on') }] : []),
  ].map(({ page: to, label }) => button({ id: { kind: 'tables', page: to }, label }, icons));
  return {
    components: [
      container('private', [
        text([`### ${say('directory-title')}`, ...none].join('\n')),
        ...tableRows(shown, context, beside, person),
        ...pageWords,
        ...(managesTables && listed.length > 0 ? [row([menu])] : []),
        row([...ways, listWay(undefined, context)]),
      ]),
    ],
    pictures: [],
    page: { of: 'tables', kind: 'tables' },
  };
}
