import type { TableListed } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { plainName, unbroken } from '../../texts/shown-text.ts';
import { nameOf } from './message-context.ts';

/** What a table is called; one from before tables had names after its game and the end of its id. Not yet written for where it will stand. */
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
    people: table.seats.map((seated) => plainName(nameOf(seated, table, say))).join(', '),
  });
  return unbroken(words);
}
