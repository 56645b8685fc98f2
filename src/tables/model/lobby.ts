import { type Rejection, reject } from './rejection.ts';
import { seatOf, type Table, type TableListed } from './table.ts';

/** Whether anybody who sees a lobby may sit down there: lists and announcements offer no other to everybody. */
export const isOpenToAll = ({ terms }: Pick<Table, 'terms'>): boolean => !terms.isPrivate;

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

/** Whether a table is a lobby in which somebody can sit down. */
export const isJoinable = (now: TableListed, person: string): boolean =>
  now.table.phase === 'lobby' && cannotJoin(now, person) === undefined;
