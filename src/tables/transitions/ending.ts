import type { Change } from '../model/change.ts';
import type { Ending, Table } from '../model/table.ts';

/** A lobby that is closed before it became a match. */
export const closeTable = (table: Table, ending: Ending): Change => ({
  table: { ...table, phase: 'closed', ending },
});

/** The table of a match that is over. */
export const endMatch = (table: Table, ending: Ending): Change => ({
  table: {
    ...table,
    ...{ phase: 'ended', ending, vote: undefined, noticed: false },
    former: table.former.map(({ seat, id }) => ({ seat, id })),
  },
});
