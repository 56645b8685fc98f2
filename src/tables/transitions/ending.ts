import type { PlayableMatch } from '../../games/playable.ts';
import type { Change } from '../model/change.ts';
import { type Ending, seatOf, type Table } from '../model/table.ts';

/** A lobby that is closed before it became a match. */
export const closeTable = (table: Table, ending: Ending): Change => ({
  table: { ...table, phase: 'closed', ending },
});

/** The table of a match that is over. */
export const endMatch = (table: Table, ending: Ending): Change => ({
  table: {
    ...table,
    ...{ phase: 'ended', ending, vote: undefined, isArchivingAnnounced: false },
    former: table.former.map(({ seat, id }) => ({ seat, id })),
  },
});

/** The table of a match that its host has ended alone: it stays known whether they were behind. */
export function endByHost(table: Table, match: PlayableMatch): Change {
  const seat = seatOf(table, table.host);
  const endedBy = seat === undefined ? undefined : { seat, isBehind: match.isBehind(seat) };
  return endMatch({ ...table, endedBy }, 'by host');
}
