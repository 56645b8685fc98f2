import type { APIButtonComponent, APIComponentInContainer } from 'discord-api-types/v10';
import { closesWithout } from '../../tables/model/lobby.ts';
import type { TableListed } from '../../tables/model/table.ts';
import type { ListedAction } from '../protocol/ids.ts';
import { section, text } from '../protocol/message.ts';
import { button } from './components.ts';
import { type ButtonContext, sharedIcon } from './message-context.ts';
import { type ListedTable, openedEntry, tableEntry } from './table-words.ts';

/** Tables of a list, each with its line, and beside it the button for what its reader can do there, if anything. */
export const tableRows = (
  tables: readonly ListedTable[],
  { say }: ButtonContext,
  beside: (now: ListedTable) => APIButtonComponent | undefined,
  reader?: string,
): readonly APIComponentInContainer[] =>
  tables.map((now) => entryBeside(tableEntry(now, say, reader === undefined ? {} : { reader }), beside(now)));

/** An entry of a list, with its button, if it has one. */
const entryBeside = (
  entry: string,
  pressed: APIButtonComponent | undefined,
): ReturnType<typeof text> | ReturnType<typeof section> =>
  pressed === undefined ? text(entry) : section(entry, pressed);

/** Tables that have opened, in a message that stays as it is, each with *Join*. */
export const openedRows = (
  tables: readonly ListedTable[],
  context: ButtonContext,
  guild?: string,
): readonly APIComponentInContainer[] =>
  tables.map((now) => section(openedEntry(now, context.say), joinBeside(context, guild)(now)));

/** A page of tables: one of a server's, counted from 0, or somebody's own and those open to them. */
export type ListPage = number | undefined;

const pageOf = (page: ListPage) => (page === undefined ? {} : { page });

/** The way to a page of tables, named after what is on it. */
export const listWay = (page: ListPage, { say, icons }: ButtonContext): APIButtonComponent =>
  button(
    {
      id: { kind: 'tables', ...pageOf(page) },
      label: say(page === undefined ? 'command-tables-title' : 'directory-title'),
    },
    icons,
  );

/** What a `reader` can do at a table on a page of their own, beside its line: sit down, leave its lobby, or close it. */
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
      icon: sharedIcon(game.name, closes ? 'close' : action),
      ...(action === 'join' ? { look: 'good' } : {}),
    },
    icons,
  );
};

/** *Join* beside the line of a table; `guild` is its server, where a direct message tells of it. */
export const joinBeside =
  ({ say, icons }: ButtonContext, guild?: string) =>
  ({ table, game }: TableListed): APIButtonComponent =>
    button(
      {
        id: { kind: 'enter', lobby: table.id, ...(guild === undefined ? {} : { guild }) },
        label: say('lobby-button-join'),
        icon: sharedIcon(game.name, 'join'),
        look: 'good',
      },
      icons,
    );
