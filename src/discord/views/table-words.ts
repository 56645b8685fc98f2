import type { TableListed } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';

/** What a table is called; one from before tables had names after its game and the end of its id. Not yet written for where it will stand. */
export const nameOfTable = ({ table, game }: TableListed, say: Say): string =>
  table.name ?? `${game.title(say)} ${table.id.slice(-4)}`;

/** A table's game with its name, as they stand above what a message shows of it. */
export const titleOf = ({ table, game }: TableListed, say: Say): string =>
  table.name === undefined ? game.title(say) : `${game.title(say)} · ${plainName(table.name)}`;
