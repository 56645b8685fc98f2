import { SEAT_LOOKS, type SeatLook } from '../canvas/theme.ts';
import type { Seat } from '../engine/seat.ts';
import { type DrawIcon, sign } from './icon-tile.ts';

const NAMES = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6', 'seat-7', 'seat-8'] as const;

/** The icon of a seat, 1 first. */
export type SeatIcon = (typeof NAMES)[number];

/** The icon with the emblem of a seat. Throws a `RangeError` for a seat beyond the last look. */
export function seatIcon(seat: Seat): SeatIcon {
  const name = NAMES[seat];
  if (name === undefined) throw new RangeError(`there is no icon for seat ${seat}`);
  return name;
}

const drawn = ({ paint, edge, ink, emblem }: SeatLook): DrawIcon =>
  sign({ face: paint, deep: paint, edge }, emblem, ink);

/** How the icons of the first seats are drawn. */
export const seatIcons = (seats: number): Readonly<Record<string, DrawIcon>> =>
  Object.fromEntries(SEAT_LOOKS.slice(0, seats).map((look, seat) => [seatIcon(seat), drawn(look)]));
