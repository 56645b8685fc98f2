import { drawableText } from '../../../canvas/fonts.ts';
import type { Pen } from '../../../canvas/pen.ts';
import { drawPortrait } from '../../../canvas/portrait.ts';
import { seatLook } from '../../../canvas/theme.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Say } from '../../../texts/say.ts';
import type { Telling } from '../../presenter.ts';

/** Somebody at the table, as a picture shows them; listed by seat. */
export type Person = Telling['people'][number];

/** The name of whoever sits there, whatever it is written in. */
export const nameOf = (people: readonly Person[], seat: Seat): string => people[seat]?.name ?? '';

/** The name as far as our fonts can write it; when they cannot, the name of the seat's emblem. */
export const writtenName = (people: readonly Person[], seat: Seat, say: Say): string => {
  const written = drawableText(nameOf(people, seat));
  return /[\p{L}\p{N}]/u.test(written) ? written : say(`oteres-board-emblem-${seatLook(seat).emblem}`);
};

/** Draws whoever sits there, centred on a point: the avatar with the seat's emblem on its corner, or the emblem alone. */
export const drawPerson = (
  pen: Pen,
  people: readonly Person[],
  seat: Seat,
  x: number,
  y: number,
  size: number,
): void => drawPortrait(pen, seatLook(seat), people[seat]?.avatar, x, y, size);
