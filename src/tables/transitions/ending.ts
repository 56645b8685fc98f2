import type { Change } from '../model/change.ts';
import type { Ending, Table } from '../model/table.ts';

/** A lobby that is closed before it became a match. */
export const closed = (table: Table, ending: Ending): Change => ({
  table: { ...table, phase: 'closed', ending },
});

/** The table of a match that is over. */
export const ended = (table: Table, ending: Ending): Change => ({
  table: {
    ...table,
    ...{ phase: 'ended', ending, motion: undefined, noticed: false },
    former: table.former.map(({ seat, id }) => ({ seat, id })),
  },
});
