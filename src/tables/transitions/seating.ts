import type { Seat } from '../../engine/seat.ts';
import { type Level, USUAL_LEVEL } from '../../games/level.ts';
import type { StandIn } from '../model/computer-seat.ts';
import { withoutGuess } from '../model/guess.ts';
import type { Reason } from '../model/rejection.ts';
import {
  type Departure,
  holderOf,
  type Person,
  peopleAt,
  type Seated,
  seatOf,
  type Table,
} from '../model/table.ts';
import { tiding, withFallen } from '../model/table-event.ts';
import { cannotTake } from '../model/vote.ts';

/** The lowest number that no computer of the table has. */
function nextNumber({ seats }: Pick<Table, 'seats'>): number {
  const taken = new Set(seats.map((seated) => (seated.kind === 'computer' ? seated.number : 0)));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

/** A computer for a seat of this table. */
export const newComputer = (
  table: Pick<Table, 'seats'>,
  level: Level = USUAL_LEVEL,
): Extract<Seated, { readonly kind: 'computer' }> => ({ kind: 'computer', number: nextNumber(table), level });

/**
 * The table with somebody else in a seat. What it was asked to agree to falls: it was put to others. A host who is gone is followed by
 * the next person in seating order.
 */
function reseated(table: Table, seat: Seat, seated: Seated): Table {
  const before = holderOf(table, seat);
  const seats: Table = {
    ...withoutGuess(table, seat),
    seats: table.seats.with(seat, seated),
    former: before === undefined ? table.former : [...table.former, { seat, id: before }],
    motion: undefined,
  };
  const next = withFallen(seats, table.motion);
  const heir = before === table.host ? peopleAt(next)[0]?.id : undefined;
  return heir === undefined ? next : withHost(next, heir);
}

/** The table with somebody as its host, which is told where a match is played: in a lobby it is seen. */
const withHost = (table: Table, who: string): Table => tiding({ ...table, host: who }, { kind: 'host', who });

/** The table after somebody left their seat for others to take. */
export function freed(table: Table, seat: Seat, why: Departure): Table {
  const seated = table.seats[seat];
  if (seated?.kind !== 'person') return table;
  const { kind, ...left } = seated;
  return reseated(table, seat, { kind: 'free', left, why });
}

/** The table with the computer in a seat, for good or as a stand-in. */
export const withComputer = (table: Table, seat: Seat, standIn: StandIn | undefined): Table =>
  reseated(table, seat, { ...newComputer(table), ...(standIn === undefined ? {} : { standIn }) });

/** The table with somebody back in the seat that a computer has played for them. */
export function takenBack(table: Table, seat: Seat, person: Person): Table | Reason {
  const next = substituted(table, seat, person);
  return typeof next === 'string' ? next : tiding(next, { kind: 'returned', who: person.id });
}

/** The table with a substitute in a seat, whoever held it. */
export function substituted(table: Table, seat: Seat, person: Person): Table | Reason {
  const why = cannotTake(table, seat, person.id);
  if (why !== undefined) return why;
  const next = reseated(table, seat, { kind: 'person', ...person });
  const before = lastIn(table, seat);
  return before === undefined || before.id === person.id
    ? next
    : tiding(next, { kind: 'seat', who: person.id, before });
}

/** The table with somebody in a seat that was free. */
export const taken = (table: Table, seat: Seat, person: Person): Table | Reason =>
  table.seats[seat]?.kind === 'free' ? substituted(table, seat, person) : 'seat-is-taken';

/** Whoever holds a seat, or held it last before it came to be free. */
export function lastIn({ seats }: Pick<Table, 'seats'>, seat: Seat): Person | undefined {
  const seated = seats[seat];
  if (seated === undefined || seated.kind === 'computer') return undefined;
  if (seated.kind === 'free') return seated.left;
  const { kind: _person, ...person } = seated;
  return person;
}

/** The table whose host has left the server, with the next person as its host; as it is where there is nobody else. */
export function hostFollowed(table: Table, gone: string): Table {
  const heir = peopleAt(table).find(({ id }) => id !== gone);
  return table.host === gone && heir !== undefined ? withHost(table, heir.id) : table;
}

/** The table with another host, named by the one it has. */
export function handedOver(table: Table, by: string, to: string): Table | Reason {
  if (table.host !== by) return 'not-the-host';
  if (seatOf(table, to) === undefined) return 'not-at-the-table';
  return to === by ? table : withHost(table, to);
}
