import type { PlayableMatch } from '../../games/playable.ts';
import type { Change } from '../model/change.ts';
import { type Ending, seatOf, type Table } from '../model/table.ts';

/** A lobby that is closed before it became a match. */
export const closeTable = (table: Table, ending: Ending): Change => ({
  table: { ...table, phase: 'closed', ending },
});

/** The table of a finished match. If one of two had left and the other ends it, the one who left has given it up. */
export function endMatch(table: Table, ended: Ending): Change {
  const left = table.seats.findIndex((seated) => seated.kind === 'free' && seated.concedes === true);
  const isConceded = ended !== 'finished' && left !== -1;
  return {
    table: {
      ...table,
      ...(isConceded ? { ending: 'by concession', conceded: left } : { ending: ended }),
      ...{ phase: 'ended', vote: undefined, isArchivingAnnounced: false },
      former: table.former.map(({ seat, id }) => ({ seat, id })),
    },
  };
}

/** The table of a match that its host has ended alone: it stays known whether they were behind. */
export function endByHost(table: Table, match: PlayableMatch): Change {
  const seat = seatOf(table, table.host);
  const { table: over } = endMatch(table, 'by host');
  const endedBy = seat === undefined ? undefined : { seat, isBehind: match.isBehind(seat) };
  return { table: over.ending === 'by host' ? { ...over, endedBy } : over };
}
