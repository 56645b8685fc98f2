import type { Seat } from '../../engine/seat.ts';
import { type Level, USUAL_LEVEL } from '../../games/level.ts';
import { withoutGuess } from '../model/guess.ts';
import type { RejectionCode } from '../model/rejection.ts';
import type { Departure, Seated, SeatedPerson, StandIn } from '../model/seated.ts';
import { type FormerHolder, holderOf, MOST_KEPT, peopleAt, seatOf, type Table } from '../model/table.ts';
import { withEvent, withFallenVote } from '../model/table-event.ts';
import { cannotTake } from '../model/voting.ts';

function nextNumber({ seats }: Table): number {
  const taken = new Set(seats.map((seated) => (seated.kind === 'computer' ? seated.number : 0)));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

/** A computer for a seat of this table. */
export const newComputer = (
  table: Table,
  level: Level = USUAL_LEVEL,
): Extract<Seated, { readonly kind: 'computer' }> => ({ kind: 'computer', number: nextNumber(table), level });

/**
 * The table with somebody else in a seat. Drops an open vote, which asked those who sat here before. If the host is
 * gone, the next person in seating order is host.
 */
function reseat(table: Table, seat: Seat, seated: Seated): Table {
  const before = holderOf(table, seat);
  const seats: Table = {
    ...withoutGuess(table, seat),
    seats: table.seats.with(seat, seated),
    former: before === undefined ? table.former : withFormer(table.former, { seat, id: before }),
    vote: undefined,
  };
  const next = withFallenVote(seats, table.vote);
  const heir = before === table.host ? peopleAt(next)[0]?.id : undefined;
  return heir === undefined ? next : withHost(next, heir);
}

/**
 * Former holders with one more. For somebody who leaves the same seat repeatedly it keeps whether they were its
 * first, and that they were its last holder: see `holderAtEnd` and `firstBySeat`.
 */
const withFormer = (former: Table['former'], next: FormerHolder): Table['former'] => {
  const first = former.findIndex(({ seat }) => seat === next.seat);
  const all = [
    ...former.filter(({ seat, id }, at) => seat !== next.seat || id !== next.id || at === first),
    next,
  ];
  const isFirst = ({ seat }: FormerHolder, at: number): boolean =>
    all.findIndex((each) => each.seat === seat) === at;
  return all.filter((each, at) => isFirst(each, at) || all.length - at <= MOST_KEPT.former);
};

/** The table with somebody as its host, which is told where a match is played: in a lobby it is seen. */
const withHost = (table: Table, who: string): Table =>
  withEvent({ ...table, host: who }, { kind: 'host', who });

/** The table after somebody left their seat to others; `concedes` if that gives the match up, see {@link Seated}. */
export function freeSeat(table: Table, seat: Seat, why: Departure, concedes: boolean): Table {
  const seated = table.seats[seat];
  if (seated?.kind !== 'person') return table;
  const { kind, ...left } = seated;
  return reseat(table, seat, { kind: 'free', left, why, ...(concedes ? { concedes } : {}) });
}

/** The table with the computer in a seat, for good or as a stand-in. */
export const withComputer = (table: Table, seat: Seat, standIn: StandIn | undefined): Table =>
  reseat(table, seat, { ...newComputer(table), ...(standIn === undefined ? {} : { standIn }) });

/** The table with somebody back in the seat that was theirs, which is free or a computer has played for them. */
export function takeSeatBack(table: Table, seat: Seat, person: SeatedPerson): Table | RejectionCode {
  const next = substitute(table, seat, person);
  if (typeof next === 'string' || table.seats[seat]?.kind !== 'computer') return next;
  return withEvent(next, { kind: 'returned', who: person.id });
}

/** The table with a substitute in a seat, no matter who held it. */
export function substitute(table: Table, seat: Seat, person: SeatedPerson): Table | RejectionCode {
  const why = cannotTake(table, seat, person.id);
  if (why !== undefined) return why;
  const next = reseat(table, seat, { kind: 'person', ...person });
  const before = lastIn(table, seat);
  if (before === undefined) return next;
  const who = person.id;
  return withEvent(next, before.id === who ? { kind: 'returned', who } : { kind: 'seat', who, before });
}

/** The table with somebody in a seat that was free. */
export const takeSeat = (table: Table, seat: Seat, person: SeatedPerson): Table | RejectionCode =>
  table.seats[seat]?.kind === 'free' ? substitute(table, seat, person) : 'seat-is-taken';

/** The seat that somebody held until they were blocked, if nobody has taken it since and the match is not over. */
export function blockedSeatOf({ phase, seats }: Table, person: string): Seat | undefined {
  if (phase !== 'playing' && phase !== 'archived') return undefined;
  const seat = seats.findIndex(
    (seated) => seated.kind === 'free' && seated.why === 'blocked' && seated.left.id === person,
  );
  return seat === -1 ? undefined : seat;
}

/** The player who holds a seat, or held it last before it came to be free. */
export function lastIn({ seats }: Table, seat: Seat): SeatedPerson | undefined {
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
export function handOver(table: Table, by: string, to: string): Table | RejectionCode {
  if (table.host !== by) return 'not-the-host';
  if (seatOf(table, to) === undefined) return 'not-at-the-table';
  return to === by ? table : withHost(table, to);
}
