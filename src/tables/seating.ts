import type { Seat } from '../kernel/seat.ts';
import { cannotTake } from './motion.ts';
import type { Reason } from './refusal.ts';
import { type Departure, holderOf, type Person, peopleAt, type Seated, seatOf, type Table } from './table.ts';

/** The lowest number that no computer of the table has. */
function nextNumber({ seats }: Pick<Table, 'seats'>): number {
  const taken = new Set(seats.map((seated) => (seated.kind === 'computer' ? seated.number : 0)));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

/** A computer for a seat of this table. */
export const newComputer = (table: Pick<Table, 'seats'>): Seated => ({
  kind: 'computer',
  number: nextNumber(table),
});

/**
 * The table with somebody else in a seat. What it was asked to agree to falls: it was put to others. A host who is gone is followed by
 * the next person in seating order.
 */
function reseated(table: Table, seat: Seat, seated: Seated): Table {
  const before = holderOf(table, seat);
  const next: Table = {
    ...table,
    seats: table.seats.with(seat, seated),
    former: before === undefined ? table.former : [...table.former, { seat, id: before }],
    motion: undefined,
  };
  if (before === undefined || before !== table.host) return next;
  return { ...next, host: peopleAt(next)[0]?.id ?? table.host };
}

/** The table after somebody left their seat for others to take. */
export function freed(table: Table, seat: Seat, why: Departure): Table {
  const seated = table.seats[seat];
  if (seated?.kind !== 'person') return table;
  const { kind, ...left } = seated;
  return reseated(table, seat, { kind: 'free', left, why });
}

/** The table with the computer in a seat. */
export const withComputer = (table: Table, seat: Seat): Table => reseated(table, seat, newComputer(table));

/** The table with a substitute in a seat, whoever held it. */
export function substituted(table: Table, seat: Seat, person: Person): Table | Reason {
  const why = cannotTake(table, seat, person.id);
  return why ?? reseated(table, seat, { kind: 'person', ...person });
}

/** The table with somebody in a seat that was free. */
export const taken = (table: Table, seat: Seat, person: Person): Table | Reason =>
  table.seats[seat]?.kind === 'free' ? substituted(table, seat, person) : 'seat is taken';

/** The table with another host, named by the one it has. */
export function handedOver(table: Table, by: string, to: string): Table | Reason {
  if (table.host !== by) return 'not the host';
  return seatOf(table, to) === undefined ? 'not at the table' : { ...table, host: to };
}
