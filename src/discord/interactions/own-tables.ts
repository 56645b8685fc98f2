import type { APIButtonComponent, APIComponentInContainer } from 'discord-api-types/v10';
import { isJoinable } from '../../tables/model/lobby.ts';
import { isSolo, OPEN } from '../../tables/model/table.ts';
import { inListOrder } from '../../tables/model/waiting.ts';
import type { Tables } from '../../tables/tables.ts';
import type { Bot } from '../channel/bot.ts';
import { asListed } from '../channel/notices.ts';
import { container, lettersIn, type Message, row, section, text } from '../protocol/message.ts';
import { fittingLines } from '../views/fitting.ts';
import type { MessageContext } from '../views/message-context.ts';
import { listedButton, listWay, tableRows } from '../views/table-rows.ts';
import { type ListedTable, tableEntry } from '../views/table-words.ts';
import { watchButton } from '../views/watch-page.ts';
import { isInReach, notInChannel } from './button.ts';
import type { Standpoint } from './opening.ts';
import { tableWay } from './table-way.ts';

/** As many tables as one message has room for, and as many of them with a button to leave. */
const MOST_TABLES_ON_PAGE = 12;
const MOST_LEFT = 4;
/** How many open tables are read, which is the most that a person may have, and how many that were put away. */
const LOOKED_AT = 60;
/** So many lobbies of a server are looked at, as each new channel takes a request that tells who sees it. */
const LOBBIES_ELSEWHERE = 10;
/** So many tables are offered, each with its button. */
const MOST_JOINABLE = 5;

/** Who looks at a list of tables, from where, and in which language. */
export interface Looking extends Pick<Standpoint, 'guild' | 'channel' | 'managesTables'> {
  readonly person: string;
  readonly context: MessageContext;
}

type Parts = Pick<Bot, 'tables' | 'sight'>;

/**
 * A page of somebody's tables anywhere, with whose turn it is and a link, in the order of lists, games against
 * computers apart. Tables that they can join from where they are follow.
 */
export async function ownTables(looking: Looking, bot: Parts): Promise<Message> {
  const { person, guild, channel, context, managesTables } = looking;
  const { say } = context;
  const found = [OPEN, ['archived'] as const].map((phases) =>
    bot.tables.nearest(person, { channel, phases, most: LOOKED_AT }),
  );
  const mine = (await Promise.all(found)).flat();
  const { inServer, ofPerson, settings } = await bot.tables.census({ guild, home: channel, person });
  const joinable = await joinableInReach(looking, bot);
  const join = (now: ListedTable) =>
    ofPerson < settings.mostTables ? listedButton('join', now, context, undefined, person) : undefined;
  const open = tableRows(joinable, context, join, person);
  const heading = open.length === 0 ? [] : [text(`### ${say('command-tables-open')}`)];
  const own =
    mine.length === 0
      ? [text(say('command-tables-none'))]
      : await ownRows(mine, lettersIn(open), looking, bot);
  const isUnreached = (await bot.tables.watchers.of(guild, person))?.isUnreached === true;
  const parts = [
    ...own,
    ...heading,
    ...open,
    ...(isUnreached ? [text(`⚠️ ${say('watch-unreached')}`)] : []),
    row([...(managesTables || inServer > 0 ? [listWay(0, context)] : []), watchButton(context)]),
  ];
  return {
    components: [container('private', parts)],
    pictures: [],
    page: { of: 'tables', kind: 'tables' },
  };
}

/**
 * The tables that somebody can join from where they are: those of the channel and its tables' threads first, matches
 * with a free seat among them, then other lobbies of the server which everybody who sees this channel sees as well.
 */
async function joinableInReach(looking: Looking, bot: Parts): Promise<readonly ListedTable[]> {
  const { guild, channel, person } = looking;
  const { tables } = bot;
  const rows = [
    ...(await tables.listed(guild, { phases: ['lobby'], from: 0, most: LOBBIES_ELSEWHERE })),
    ...(await tables.in(channel, OPEN)).filter(({ table }) => notInChannel(table, looking) === undefined),
  ];
  const found = new Map<string, ListedTable>();
  for (const now of inListOrder(rows, { person, channel })) {
    if (found.size >= MOST_JOINABLE) break;
    const isNew = !found.has(now.table.id) && isJoinable(now, person);
    if (isNew && (await isInReach(now.table, looking, bot))) found.set(now.table.id, asListed(now));
  }
  return [...found.values()];
}

/** Somebody's own tables, as many as there is room for beside so many other letters; lobbies of the server to leave. */
async function ownRows(
  mine: readonly Near[],
  beside: number,
  { person, guild, context }: Looking,
  bot: Parts,
): Promise<readonly APIComponentInContainer[]> {
  const { say } = context;
  const sorted = mine.toSorted((one, other) => Number(isSolo(one.table)) - Number(isSolo(other.table)));
  const entries = await Promise.all(
    sorted.slice(0, MOST_TABLES_ON_PAGE).map(async (now) => {
      // Only one that cannot be spoken of where it lives is opened, to say why.
      const way = now.isBarred ? { address: await tableWay(now.table, bot, say) } : {};
      return tableEntry({ ...asListed(now), ...way }, say, { reader: person });
    }),
  );
  const alone = `### ${say('command-tables-solo')}`;
  const lines = fittingLines(entries, beside + alone.length);
  const left = new Set(
    sorted.filter(({ table }) => table.phase === 'lobby' && table.guild === guild).slice(0, MOST_LEFT),
  );
  const withPeople = sorted.filter(({ table }) => !isSolo(table)).length;
  const rows = lines.flatMap((line, at): readonly Row[] => {
    const now = sorted[at];
    const pressed =
      now !== undefined && left.has(now) ? listedButton('leave', now, context, undefined, person) : undefined;
    return [...(at === withPeople ? [[alone] as const] : []), [line, pressed]];
  });
  const more = sorted.length - lines.length;
  return inFewParts([
    ...(withPeople > 0 ? [[`### ${say('command-tables-title')}`] as const] : []),
    ...rows,
    ...(more > 0 ? [[say('command-tables-more', { count: more })] as const] : []),
  ]);
}

/** A line of a page, and the button beside it. */
type Row = readonly [line: string, pressed?: APIButtonComponent | undefined];

/** Lines without a button that follow each other are one part: a message has room for few. */
function inFewParts(rows: readonly Row[]): readonly APIComponentInContainer[] {
  const parts: APIComponentInContainer[] = [];
  let lines: string[] = [];
  for (const [line, pressed] of rows) {
    if (pressed === undefined) {
      lines.push(line);
      continue;
    }
    if (lines.length > 0) parts.push(text(lines.join('\n')));
    parts.push(section(line, pressed));
    lines = [];
  }
  return lines.length > 0 ? [...parts, text(lines.join('\n'))] : parts;
}

type Near = Awaited<ReturnType<Tables['nearest']>>[number];
