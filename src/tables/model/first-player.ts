import type { OptionValues, TableOption } from '../../engine/game.ts';
import { BY_LOT, FIRST_PLAYER, HOST_BEGINS, seatValue } from '../../games/first-player.ts';
import type { RejectionCode } from './rejection.ts';
import { guestOf, type Table } from './table.ts';

/** A table's options as its match has them: with the seat of the first player, or by lot if they have left. */
export function optionsAt({ options, phase, first, seats }: Table): OptionValues {
  if (phase !== 'lobby' || options[FIRST_PLAYER] === undefined) return options;
  const seat = seats.findIndex((seated) => guestOf(seated) === first);
  return { ...options, [FIRST_PLAYER]: seat === -1 ? BY_LOT : seatValue(seat) };
}

/** Who may begin in a lobby, by lot first: the option's value for each, and what names them, see {@link withFirst}. */
export const beginners = ({
  seats,
}: Table): readonly { readonly value: string; readonly given: string }[] => [
  { value: BY_LOT, given: BY_LOT },
  ...seats.map((seated, seat) => ({ value: seatValue(seat), given: guestOf(seated) })),
];

/** The options of a table for another that is opened: of those who begin the host alone is there by then. */
export const optionsForAnother = ({ options, first, host }: Table): OptionValues =>
  options[FIRST_PLAYER] === undefined
    ? options
    : { ...options, [FIRST_PLAYER]: first === host ? HOST_BEGINS : BY_LOT };

/** Values of an option that can be chosen before a lobby is open: of the seats, only the host's is taken. */
export const openingValues = ({ name, values }: TableOption): readonly string[] =>
  name === FIRST_PLAYER ? [BY_LOT, HOST_BEGINS] : values;

/** Who begins if a lobby is opened with these options: its host, or it is by lot. */
export const firstAtOpening = (options: OptionValues, host: string): string | undefined =>
  options[FIRST_PLAYER] === HOST_BEGINS ? host : undefined;

/** The lobby where this one begins, as {@link guestOf} has them; or by lot. */
export function withFirst(table: Table, guest: string): Table | RejectionCode {
  if (guest === BY_LOT) return { ...table, first: undefined };
  return table.seats.some((seated) => guestOf(seated) === guest)
    ? { ...table, first: guest }
    : 'not-at-the-table';
}
