import type { Chance } from '../engine/chance.ts';
import type { OptionValues, TableOption } from '../engine/game.ts';
import { allSeats, type Seat } from '../engine/seat.ts';

/** The option that settles who begins. Its words are the same in every game, see `first-player-words.ts`. */
export const FIRST_PLAYER = 'first';

/** Who begins, by lot: the usual way. */
export const BY_LOT = 'random';

/** The value of the option by which somebody in a seat begins. */
export const seatValue = (seat: Seat): string => `${seat + 1}`;

/** The value by which the host begins: while a lobby is opened they alone sit there. */
export const HOST_BEGINS = seatValue(0);

/** Who begins at a table of `most` at most: by lot, or one of the players, 1 first. */
export const firstPlayerOption = (most: number) =>
  ({
    name: FIRST_PLAYER,
    values: [BY_LOT, ...allSeats(most).map(seatValue)],
  }) as const satisfies TableOption;

/** The seat that begins by {@link firstPlayerOption}. Throws a `RangeError` if that player is not there. */
export function firstSeat(seats: number, options: OptionValues, chance: Chance): Seat {
  const wish = options[FIRST_PLAYER] ?? BY_LOT;
  if (wish === BY_LOT) return chance.below(seats, { name: String, seenBy: 'all' });
  const first = Number(wish) - 1;
  if (first >= seats) throw new RangeError(`player ${wish} cannot begin: the table has ${seats} players`);
  return first;
}
