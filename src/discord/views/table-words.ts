import type { APIButtonComponent, APIComponentInContainer } from 'discord-api-types/v10';
import { iconName } from '../../games/table-icons.ts';
import { closesWithout } from '../../tables/model/lobby.ts';
import { beginsAt } from '../../tables/model/lobby-terms.ts';
import type { Seated } from '../../tables/model/seated.ts';
import { type SeriesScore, seriesScore, type Wins } from '../../tables/model/series-score.ts';
import { dateLabel, type TimeWriter } from '../../tables/model/start-time.ts';
import {
  guestOf,
  peopleAt,
  restingSince,
  seatOf,
  type Table,
  type TableListed,
  type TableNow,
} from '../../tables/model/table.ts';
import { wantedOf } from '../../tables/model/waiting.ts';
import type { Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';
import type { ListedAction } from '../protocol/ids.ts';
import { TEXT } from '../protocol/limits.ts';
import { type Parts, section, text } from '../protocol/message.ts';
import { button } from './components.ts';
import { type ButtonContext, mention, momentOf, namesAt, seatName, shownPerson } from './message-context.ts';

/** A table as a list shows it, with the way there: a link, its channel, or why there is none. */
export interface ListedTable extends TableListed {
  readonly address: string;
}

/** A table's name; for one from before names, its game and the end of its id. Not yet escaped for its place. */
export const nameOfTable = ({ table, game }: TableListed, say: Say): string =>
  table.name ?? `${game.title(say)} ${table.id.slice(-4)}`;

/** A table's game with its name, as they stand above what a message shows of it. */
export const titleOf = ({ table, game }: TableListed, say: Say): string =>
  table.name === undefined ? game.title(say) : `${game.title(say)} · ${plainName(table.name)}`;

/** Which table something is done at: what it is called, its game, who sits there, and where it is. */
export const tableTold = (now: TableListed, say: Say): string =>
  headOf(now, say, [seatsListed(now, say, plainName), placeOf(now, say)]);

/** Where a table is: a private thread leads nowhere for others than its player. */
function placeOf({ table }: TableListed, say: Say, reader?: string): string {
  const isHidden = table.thread === 'own-private' && seatOf(table, reader ?? '') === undefined;
  return isHidden ? say('list-private-thread') : `<#${table.channel}>`;
}

/** A line that begins with a table's name, a link if it has an address, and its game. */
const headOf = (now: TableListed, say: Say, words: readonly string[], address?: string): string => {
  const name = plainName(nameOfTable(now, say));
  const called = address === undefined ? name : `[${name}](${address})`;
  return [`**${called}**`, now.game.title(say), ...words].join(' · ');
};

/** A table in a line that reads no markup: its name, what {@link aboutTable} says, and by `clocks` when it was over. */
export const tableLine = (
  now: TableListed,
  say: Say,
  write: (name: string) => string,
  clocks?: TimeWriter,
): string => `${write(nameOfTable(now, say))} · ${aboutTable(now, say, write, undefined, clocks)}`;

/** The same without what it is called, as in a menu. */
export const aboutTable = (
  now: TableListed,
  say: Say,
  write: (name: string) => string,
  reader?: string,
  clocks?: TimeWriter,
): string =>
  [
    now.game.title(say),
    tableState(now, say, write, reader),
    ...(clocks !== undefined && now.table.phase === 'ended' ? [dateLabel(now.table.lastMoveAt, clocks)] : []),
    ...termsListed(now, say, reader),
    seatsListed(now, say, write, reader),
  ].join(' · ');

/**
 * Where a table stands in a few words: in its lobby, over, or whom it waits for. If it `isMarked` as the turn of its
 * `reader`, it tells of others alone: empty if nobody else is waited for.
 */
export function tableState(
  { table }: Pick<TableListed, 'table'>,
  say: Say,
  write: (name: string) => string,
  reader?: string,
  isMarked = false,
): string {
  if (table.phase === 'lobby') return say('command-state-lobby');
  if (table.phase === 'archived') return say('command-state-archived');
  if (table.phase !== 'playing') return say('command-state-over');
  if (table.seats.some(({ kind }) => kind === 'free')) return say('command-state-free');
  const asked = new Set(table.turnClocks.map(({ seat }) => seat));
  if (asked.size === 0) return say('command-state-playing');
  const isOther = (seated: Seated): boolean => guestOf(seated) !== reader;
  const people = namesAt(table, say, write, (seated, seat) => asked.has(seat) && isOther(seated));
  if (table.seats.every((seated, seat) => !asked.has(seat) || isOther(seated)))
    return say('command-state-waiting', { people });
  if (isMarked) return people === '' ? '' : say('command-state-waiting-too', { people });
  return people === '' ? say('command-state-waiting-you') : say('command-state-waiting-you-too', { people });
}

/** How many seats are taken and by whom; of a match in which none is free, who plays with its reader. */
export function seatsListed(
  { table, game }: TableListed,
  say: Say,
  write: (name: string) => string,
  reader?: string,
): string {
  const seats = table.seats.filter(({ kind }) => kind !== 'free');
  const most = table.phase === 'lobby' ? game.seats.max : table.seats.length;
  const named = (without?: string) =>
    namesAt(table, say, write, (seated) => seats.includes(seated) && guestOf(seated) !== without);
  return table.phase === 'lobby' || seats.length < most
    ? say('list-seats', { seated: seats.length, most, people: named() })
    : say('list-players', { people: named(reader) });
}

/** That its reader hosts a lobby, and who does if they leave; in a list of all tables also that they are at one. */
function ownListed({ table }: TableListed, say: Say, reader: string, isMixed: boolean): readonly string[] {
  if (table.phase !== 'lobby' || table.host !== reader)
    return isMixed && seatOf(table, reader) !== undefined ? [say('list-own')] : [];
  const next = peopleAt(table).find(({ id }) => id !== reader);
  return [
    next === undefined
      ? say('list-host')
      : say('list-host-next', { name: plainName(shownPerson(next.name, say)) }),
  ];
}

/** Who can sit down in a lobby, where that is not anybody as long as there is room. */
function termsListed({ table: { phase, terms } }: TableListed, say: Say, reader?: string): readonly string[] {
  if (phase !== 'lobby') return [];
  const others = terms.kept.filter(({ person }) => person !== reader);
  return [
    ...(terms.isPrivate ? [say('list-private')] : []),
    ...(others.length < terms.kept.length ? [say('list-kept-you')] : []),
    ...(others.length > 0 ? [say('list-kept', { count: others.length })] : []),
  ];
}

/** When a lobby begins, if that is known, or else since when a table is as it is. */
function whenListed({ table }: TableListed, say: Say): string {
  if (table.phase !== 'lobby') return momentOf(restingSince(table));
  const at = beginsAt(table.terms);
  if (at !== undefined) return say('lobby-starts-listed', { in: momentOf(at) });
  const ago = momentOf(table.openedAt);
  return say(table.terms.start?.kind === 'full' ? 'list-starts-full' : 'list-opened', { ago });
}

const MARKS = { turn: 'command-your-turn', word: 'command-your-word', seat: 'list-invited' } as const;

interface EntryReading {
  readonly reader?: string | undefined;
  readonly more?: readonly string[];
  readonly isMixed?: boolean;
}

/** A table in a list: what it wants of its `reader`, its name as a link, and below in small letters how it stands. */
export const tableEntry = (
  now: ListedTable,
  say: Say,
  { reader, more = [], isMixed = false }: EntryReading = {},
): string => {
  const wanted = reader === undefined ? undefined : wantedOf(now.table, reader);
  const mark = wanted === undefined ? '' : `**${say(MARKS[wanted])}** `;
  const words = [
    tableState(now, say, plainName, reader, wanted === 'turn'),
    ...(reader === undefined ? [] : ownListed(now, say, reader, isMixed && wanted === undefined)),
    ...termsListed(now, say, reader),
    whenListed(now, say),
    ...more,
    seatsListed(now, say, plainName, reader),
  ];
  return `${mark}${namedEntry(now, say, words, reader)}`;
};

/** The same of a table that has opened, as it stays true: what becomes of the table is not told. */
const openedEntry = (now: ListedTable, say: Say): string => {
  const { host, seats, openedAt } = now.table;
  const hosting = seats.find((seated) => guestOf(seated) === host);
  const name = hosting && plainName(seatName(hosting, now.table, say));
  const about = { ago: momentOf(openedAt), name: name ?? '' };
  return namedEntry(now, say, [say(name === undefined ? 'list-opened' : 'list-opened-by', about)]);
};

/** A table's name as a link, its game and place, and below in small letters what is to be said of it. */
export function namedEntry(now: ListedTable, say: Say, words: readonly string[], reader?: string): string {
  const { table, address } = now;
  const channel = `<#${table.channel}>`;
  const place = placeOf(now, say, reader);
  const trouble = isLink(address) || address === channel ? [] : [address];
  const head = headOf(now, say, [place], isLink(address) && place === channel ? address : undefined);
  const below = [...words, ...trouble].filter((each) => each !== '');
  return `${head}\n-# ${below.join(' · ')}`;
}

const isLink = (address: string): boolean => address.startsWith('https:');

/** Letters that stay free for a heading, and for the words that some lines were left out. */
const SPARE = 400;

/** The first lines that one message has room for beside this number of other letters. */
export function fittingLines(lines: readonly string[], beside = 0): readonly string[] {
  let room = TEXT - SPARE - beside;
  const end = lines.findIndex((line) => {
    room -= line.length + 1;
    return room < 0;
  });
  return end === -1 ? lines : lines.slice(0, end);
}

/** Tables of a list, each with its line, and beside it the button for what its reader can do there, if anything. */
export const tableRows = (
  tables: readonly ListedTable[],
  { say }: ButtonContext,
  beside: (now: ListedTable) => APIButtonComponent | undefined,
  reader?: string,
): readonly APIComponentInContainer[] =>
  tables.map((now) => {
    const [entry, pressed] = [tableEntry(now, say, { reader, isMixed: true }), beside(now)];
    return pressed === undefined ? text(entry) : section(entry, pressed);
  });

/** Tables that have opened, in a message that stays as it is, each with *Join*. */
export const openedRows = (
  tables: readonly ListedTable[],
  context: ButtonContext,
  guild?: string,
): readonly APIComponentInContainer[] =>
  tables.map((now) => section(openedEntry(now, context.say), joinBeside(now, context, guild)));

/** A page of tables: one of a server's, counted from 0, or a person's own and those open to them. */
export type ListPage = number | undefined;

const pageOf = (page: ListPage) => (page === undefined ? {} : { page });

/** The way to a page of tables, named after what is on it. */
export const listWay = (page: ListPage, { say, icons }: ButtonContext): APIButtonComponent => {
  const label = say(page === undefined ? 'command-tables-title' : 'directory-title');
  return button({ id: { kind: 'tables', ...pageOf(page) }, label }, icons);
};

/** What a `reader` can do at a table on a page of theirs, beside its line: sit down, leave its lobby, or close it. */
export const listedButton = (
  action: ListedAction,
  { table, game }: TableListed,
  { say, icons }: ButtonContext,
  page: ListPage,
  reader: string,
): APIButtonComponent => {
  const closes = action === 'leave' && closesWithout(table, reader);
  return button(
    {
      id: { kind: 'listed', lobby: table.id, action, ...pageOf(page) },
      label: say(closes ? 'lobby-button-closing' : `lobby-button-${action}`),
      icon: iconName(game.name, closes ? 'close' : action),
      look: action === 'join' ? 'good' : 'plain',
    },
    icons,
  );
};

/** *Join* beside the line of a table; `guild` is its server, where a direct message tells of it. */
export const joinBeside = (
  { table, game }: TableListed,
  { say, icons }: ButtonContext,
  guild?: string,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'enter', lobby: table.id, ...(guild !== undefined && { guild }) },
      ...{ label: say('lobby-button-join'), icon: iconName(game.name, 'join'), look: 'good' },
    },
    icons,
  );

/** Who has won how many games. */
export const seriesWords = (table: Table, { wins }: SeriesScore, say: Say): string =>
  wins.map((each) => say('series-wins', { name: playerName(each, table, say), wins: each.wins })).join(', ');

/** How a series stands after the match that is over at this table; nothing after its first one. */
export function seriesResult(now: TableNow, say: Say): Parts<string> {
  const known = seriesScore(now);
  if (known === undefined) return [];
  const score = seriesWords(now.table, known, say);
  const [winner, other] = known.winners ?? [];
  if (winner === undefined)
    return say(known.isBrokenOff ? 'result-series-broken-off' : 'result-series-open', { score });
  if (other !== undefined) return say('result-series-even', { score });
  return say('result-series-won', { score, name: playerName(winner, now.table, say) });
}

/** What a player of a series is called: by whose place a computer keeps warm, as the victories are theirs. */
function playerName({ player, seat }: Wins, table: Table, say: Say): string {
  const computer = /^computer-(\d+)$/u.exec(player)?.[1];
  const seated =
    seat === undefined
      ? (table.handovers.find(({ holder }) => guestOf(holder) === player)?.holder ??
        (computer === undefined ? undefined : ({ kind: 'computer', number: Number(computer) } as const)))
      : table.seats[seat];
  if (seated === undefined) return mention(player, say);
  return plainName(
    seated.kind === 'computer' && seated.standIn !== undefined
      ? shownPerson(seated.standIn.person.name, say)
      : seatName(seated, table, say),
  );
}
