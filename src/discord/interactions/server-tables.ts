import { cannotJoin } from '../../tables/model/lobby.ts';
import { OPEN, type TableListed } from '../../tables/model/table.ts';
import { distinct, labelName } from '../../texts/shown-text.ts';
import type { Bot } from '../channel/bot.ts';
import { linkTo } from '../channel/notices.ts';
import { OPTION_LENGTH } from '../protocol/limits.ts';
import { container, type Message, row, text } from '../protocol/message.ts';
import { button, select } from '../views/components.ts';
import type { MessageContext } from '../views/message-context.ts';
import { aboutTable, nameOfTable, tableEntry } from '../views/table-words.ts';
import type { Standpoint } from './opening.ts';

/** Whether somebody is told of a table: of a private lobby those alone who may sit there. */
const isListedFor = (now: TableListed, person: string): boolean =>
  now.table.phase !== 'lobby' || cannotJoin(now, person)?.code !== 'not-among-invited';

/** Tables on one page: what they are called and who sits there has room in one message. */
const PAGE = 10;

/**
 * A page of the open tables of a server, the latest touched first; those alone that may be named where this person is. Whoever manages them sees all, and has a
 * menu that leads to what can be done about each.
 */
export async function serverTables(
  {
    guild,
    channel,
    managesTables,
    person,
  }: Pick<Standpoint, 'guild' | 'channel' | 'managesTables'> & { readonly person: string },
  wanted: number,
  { say, icons }: MessageContext,
  { tables, sight }: Pick<Bot, 'tables' | 'sight'>,
): Promise<Message> {
  const { inServer } = await tables.census({ guild, home: channel, person: '' });
  const pages = Math.max(1, Math.ceil(inServer / PAGE));
  const page = Math.min(wanted, pages - 1);
  const listed = await tables.listed(guild, { phases: OPEN, from: page * PAGE, most: PAGE });
  const lines: string[] = [];
  for (const { board, ...now } of listed)
    if (managesTables || (isListedFor(now, person) && ((await sight?.isCommon(now.table, channel)) ?? true)))
      lines.push(`- ${tableEntry(now, linkTo(now.table, board), say)}`);
  const names = distinct(
    listed.map((now) => labelName(nameOfTable(now, say))),
    OPTION_LENGTH,
  );
  const menu = select(
    { kind: 'tables-choose' },
    say('managing-choose'),
    listed.map((now, at) => ({
      ...{ value: now.table.id, label: names[at] ?? '' },
      description: aboutTable(now, say, labelName),
    })),
    icons,
  );
  const words = [
    `### ${say('directory-title')}`,
    ...(lines.length === 0 ? [say(inServer === 0 ? 'directory-none' : 'directory-hidden')] : lines),
    ...(pages > 1 ? [`-# ${say('directory-page', { page: page + 1, pages })}`] : []),
  ];
  const ways = [
    ...(page > 0 ? [{ page: page - 1, label: say('directory-button-back') }] : []),
    ...(page < pages - 1 ? [{ page: page + 1, label: say('directory-button-on') }] : []),
  ].map(({ page: to, label }) => button({ id: { kind: 'tables', page: to }, label }, icons));
  return {
    components: [
      container('private', [
        text(words.join('\n')),
        ...(managesTables && listed.length > 0 ? [row([menu])] : []),
        ...(ways.length === 0 ? [] : [row(ways)]),
      ]),
    ],
    pictures: [],
    page: { of: 'tables', kind: 'tables' },
  };
}
