import type { APIButtonComponent, APIComponentInContainer } from 'discord-api-types/v10';
import type { TableListed } from '../../tables/model/table.ts';
import { section, text } from '../protocol/message.ts';
import { button } from './components.ts';
import { type ButtonContext, sharedIcon } from './message-context.ts';
import { type ListedTable, tableEntry } from './table-words.ts';

/** Tables of a list, each with its line, and beside it the button for what its reader can do there, if anything. */
export const tableRows = (
  tables: readonly ListedTable[],
  { say }: ButtonContext,
  beside: (now: ListedTable) => APIButtonComponent | undefined,
  reader?: string,
): readonly APIComponentInContainer[] =>
  tables.map((now) => {
    const entry = tableEntry(now, say, reader === undefined ? {} : { reader });
    const pressed = beside(now);
    return pressed === undefined ? text(entry) : section(entry, pressed);
  });

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
