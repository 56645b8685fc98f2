import { beginsAt } from '../../tables/model/lobby-terms.ts';
import { restingSince, type TableListed } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { plainName, unbroken } from '../../texts/shown-text.ts';
import { momentOf, seatName } from './message-context.ts';

/** A table as a list of its server's shows it, with its address. */
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
export function tableTold(now: TableListed, say: Say): string {
  const { table, game } = now;
  const words = say('table-told', {
    ...{ name: plainName(nameOfTable(now, say)), game: game.title(say), channel: `<#${table.channel}>` },
    people: table.seats.map((seated) => plainName(seatName(seated, table, say))).join(', '),
  });
  return unbroken(words);
}

/** A table in a line: its name, game, people, and whose turn it is; if it is `reader`'s, they are told so. */
export const tableLine = (
  now: TableListed,
  say: Say,
  write: (name: string) => string,
  reader?: string,
): string => `${write(nameOfTable(now, say))} · ${aboutTable(now, say, write, reader)}`;

/** The same without what it is called. */
export function aboutTable(
  now: TableListed,
  say: Say,
  write: (name: string) => string,
  reader?: string,
): string {
  const people = now.table.seats.map((seated) => write(seatName(seated, now.table, say))).join(', ');
  const state = tableState(now, say, write, reader);
  return say('command-table-line', { game: now.game.title(say), people, state });
}

/** Where a table stands in a few words: in its lobby, over, or whom it waits for. */
export function tableState(
  { table, game }: TableListed,
  say: Say,
  write: (name: string) => string,
  reader?: string,
): string {
  if (table.phase === 'lobby')
    return say('command-state-lobby', { seated: table.seats.length, most: game.seats.max });
  if (table.phase === 'archived') return say('command-state-archived');
  if (table.phase !== 'playing') return say('command-state-over');
  const asked = new Set(table.turnClocks.map(({ seat }) => seat));
  if (asked.size === 0) return say('command-state-playing');
  const waited = table.seats.filter((_, seat) => asked.has(seat));
  const others = waited.filter((seated) => seated.kind !== 'person' || seated.id !== reader);
  const people = others.map((seated) => write(seatName(seated, table, say))).join(', ');
  if (others.length === waited.length) return say('command-state-waiting', { people });
  return people === '' ? say('command-state-waiting-you') : say('command-state-waiting-you-too', { people });
}

/** What a table is called, in a message: a link to its address, if that is one. */
export function linkedName(now: TableListed, address: string, say: Say): string {
  const name = plainName(nameOfTable(now, say));
  return `**${isLink(address) ? `[${name}](${address})` : name}**`;
}

/** Whether an address leads to a message; else it is words, or names a channel. */
const isLink = (address: string): boolean => address.startsWith('https:');

/** When a lobby begins by itself, behind what a list says of it; nothing if at no time. */
export function startListed({ table }: Pick<TableListed, 'table'>, say: Say): readonly string[] {
  const at = table.phase === 'lobby' ? beginsAt(table.terms) : undefined;
  return at === undefined ? [] : [say('lobby-starts-listed', { in: momentOf(at) })];
}

/**
 * A table in a list of a message: its name as a link, its game, its people, how it stands, and since or until when.
 * `more` is what else is known of it. An address that cannot be a link is at the end.
 */
export const tableEntry = (
  now: TableListed,
  address: string,
  say: Say,
  more: readonly string[] = [],
  reader?: string,
): string => {
  const starts = startListed(now, say);
  return unbroken(
    [
      linkedName(now, address, say),
      aboutTable(now, say, plainName, reader),
      ...more,
      ...(starts.length > 0 ? starts : [momentOf(restingSince(now.table))]),
      ...(isLink(address) ? [] : [address]),
    ].join(' · '),
  );
};
