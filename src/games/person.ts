import type { Avatar } from '../canvas/avatar.ts';
import { drawableText } from '../canvas/fonts.ts';
import type { Pen } from '../canvas/pen.ts';
import { drawPortrait } from '../canvas/portrait.ts';
import { seatLook } from '../canvas/theme.ts';
import type { Seat } from '../engine/seat.ts';
import type { Say } from '../texts/say.ts';

/** Somebody at the table as they are told of and drawn; listed by seat. */
export interface Person {
  readonly name: string;
  /** Their picture, if it is at hand: nothing waits for it. */
  readonly avatar?: Avatar;
}

/** The name of the player at a seat, as the teller writes it; if the seat is empty its number, 1 first. */
export const nameOf = ({ people }: { readonly people: readonly Person[] }, seat: Seat): string =>
  people[seat]?.name ?? `${seat + 1}`;

/** The name as far as our fonts can write it; when they cannot, the name of the seat's emblem. */
export const writtenName = (people: readonly Person[], seat: Seat, say: Say): string => {
  const written = drawableText(nameOf({ people }, seat));
  return /[\p{L}\p{N}]/u.test(written) ? written : say(`emblem-${seatLook(seat).emblem}`);
};

/** Draws the player at a seat, centred on a point: the avatar with the seat's emblem, or only the emblem. */
export const drawPerson = (
  pen: Pen,
  people: readonly Person[],
  seat: Seat,
  x: number,
  y: number,
  size: number,
): void => drawPortrait(pen, seatLook(seat), people[seat]?.avatar, x, y, size);
