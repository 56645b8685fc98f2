import type { Chance } from '../kernel/chance.ts';
import type { Seat } from '../kernel/seat.ts';

/**
 * Who begins: by lot, or the player whom the table's option `first` names, 1 first.
 *
 * Throws a `RangeError` when that player is not there.
 */
export function firstSeat(seats: number, wish: string, chance: Chance): Seat {
  if (wish === 'random') return chance.below(seats);
  const first = Number(wish) - 1;
  if (first >= seats) throw new RangeError(`player ${wish} cannot begin: the table has ${seats} players`);
  return first;
}
