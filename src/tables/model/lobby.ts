import type { Seat } from '../../engine/seat.ts';
import { type Rejection, reject } from './rejection.ts';
import { peopleAt, seatOf, type Table, type TableListed } from './table.ts';
import { cannotTake } from './voting.ts';

/** Whether anybody who sees a lobby may sit down there: lists and announcements offer no other to everybody. */
export const isOpenToAll = ({ terms }: Table): boolean => !terms.isPrivate;

/** Whether a lobby has a seat for somebody whom it keeps none for. */
export const hasRoom = ({ table, game }: TableListed): boolean =>
  table.seats.length + table.terms.kept.length < game.seats.max;

/** Why somebody cannot sit down in a lobby; nothing if they can. Who has declined may think better of it. */
export function cannotJoin({ table, game }: TableListed, person: string): Rejection | undefined {
  const { seats, terms, invited, declined, host } = table;
  if (seatOf(table, person) !== undefined) return reject('already-seated');
  if (terms.isPrivate && !invited.includes(person) && !declined.includes(person))
    return reject('not-among-invited', { host });
  if (seats.length >= game.seats.max) return reject('table-is-full');
  const isKept = terms.kept.some((seat) => seat.person === person);
  if (isKept || hasRoom({ table, game })) return undefined;
  return reject('seats-are-kept', { until: Math.min(...terms.kept.map(({ until }) => until)) });
}

/** The seat of a match that somebody can take, or ask for: one that was left, unless it is kept for others. */
export function seatToTake(table: Table, person: string): Seat | undefined {
  if (table.phase !== 'playing') return undefined;
  const wasTheirs = (seat: Seat) => table.former.some((held) => held.seat === seat && held.id === person);
  const found = table.seats.findIndex(
    ({ kind }, seat) =>
      kind === 'free' &&
      cannotTake(table, seat, person) === undefined &&
      (table.freedSeats !== 'former' || wasTheirs(seat)),
  );
  return found === -1 ? undefined : found;
}

/** Whether somebody can sit down at a table: in its lobby, or at its match in a seat that was left. */
export const isJoinable = (now: TableListed, person: string): boolean =>
  now.table.phase === 'lobby'
    ? cannotJoin(now, person) === undefined
    : seatToTake(now.table, person) !== undefined;

/** Whether a lobby closes if somebody leaves it: they are the host, and nobody else is there to follow. */
export const closesWithout = (table: Table, person: string): boolean =>
  table.phase === 'lobby' && table.host === person && peopleAt(table).length === 1;
