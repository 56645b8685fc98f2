import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { Departure, StandIn } from '../model/seated.ts';
import { type Ending, peopleAt, seatOf, type Table } from '../model/table.ts';
import { withEvent } from '../model/table-event.ts';
import { freeSeat, lastIn, withComputer } from './seating.ts';

/** A lobby that is closed before it became a match. */
export const closeTable = (table: Table, ending: Ending): Table => ({ ...table, phase: 'closed', ending });

/** The table of a finished match. If one of two had left and the other ends it, the one who left has given it up. */
export function endMatch(table: Table, ended: Ending): Table {
  const left = table.seats.findIndex((seated) => seated.kind === 'free' && seated.concedes === true);
  const isConceded = ended !== 'finished' && left !== -1;
  return {
    ...table,
    ...(isConceded ? { ending: 'by concession', conceded: left } : { ending: ended }),
    ...{ phase: 'ended', vote: undefined, isArchivingAnnounced: false },
    former: table.former.map(({ seat, id }) => ({ seat, id })),
  };
}

/** The table of a match that its host has ended alone: it stays known whether they were behind. */
export function endByHost(table: Table, match: PlayableMatch): Table {
  const seat = seatOf(table, table.host);
  const over = endMatch(table, 'by host');
  const endedBy = seat === undefined ? undefined : { seat, isBehind: match.isBehind(seat) };
  return over.ending === 'by host' ? { ...over, endedBy } : over;
}

/** How a match may be left: the seat kept for the player who takes it, or given up. */
export type Leaving = 'hand on' | 'concede';

/**
 * The table after somebody left: their seat is free. With the last person the match ends, unless they did not mean to
 * leave: they may be unblocked. `concedes` if that gives the match up, see `leavingConcedes`.
 */
export function vacateSeat(table: Table, seat: Seat, why: Departure, concedes = false): Table {
  const next = freeSeat(table, seat, why, concedes);
  return why !== 'blocked' && peopleAt(next).length === 0 ? endMatch(next, 'abandoned') : next;
}

/** The table after somebody gave up: ends a match of two; else a computer plays on for them while people are left. */
export function concede(table: Table, seat: Seat): Table {
  return table.seats.length === 2
    ? endMatch({ ...table, conceded: seat }, 'by concession')
    : handToComputer(table, seat, undefined, 'gave up');
}

/** The table with a computer in a seat, while people are left: for good, or until its person comes back. */
export function handToComputer(
  table: Table,
  seat: Seat,
  standIn: StandIn | undefined,
  why: 'gave up' | 'computer' = 'computer',
): Table {
  const before = lastIn(table, seat);
  const manned = withComputer(table, seat, standIn);
  const next = before === undefined ? manned : withEvent(manned, { kind: why, seat, before });
  return peopleAt(next).length === 0 ? endMatch(next, 'abandoned') : next;
}
