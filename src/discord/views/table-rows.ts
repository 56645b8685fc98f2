import type { APIButtonComponent, APIComponentInContainer } from 'discord-api-types/v10';
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

/** *Join* or *Leave* beside the line of a lobby, on a page of one's own, which the press draws anew. */
export const listedButton = (
  action: ListedAction,
  { table, game }: TableListed,
  { say, icons }: ButtonContext,
  page: number | undefined,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'listed', lobby: table.id, action, ...(page === undefined ? {} : { page }) },
      label: say(`lobby-button-${action}`),
      icon: sharedIcon(game.name, action),
      ...(action === 'join' ? { look: 'good' } : {}),
    },
    icons,
  );

/** *Join* beside the line of a lobby; `guild` is its server, where a direct message tells of it. */
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
