import { apart, type Pen, strokeEdged } from '../canvas/pen.ts';
import { linePath } from '../canvas/shapes.ts';
import { type Paint, seatLook } from '../canvas/theme.ts';
import type { Seat } from '../engine/seat.ts';

/** How thick a seat's line is, and the edge on both sides that keeps it off others, in pixels. */
interface CurveWeight {
  readonly line: number;
  readonly edged: number;
}

/** Draws the line of a seat in its colour through these points, on an edge in the colour of the ground. */
export const drawSeatCurve = (
  pen: Pen,
  seat: Seat,
  points: readonly (readonly [x: number, y: number])[],
  { line, edged }: CurveWeight,
  ground: Paint,
): void =>
  apart(pen, () => {
    linePath(pen, ...points.flat());
    strokeEdged(pen, [seatLook(seat).paint, line], [ground, edged]);
  });

/** The most that overlapping lines are moved apart, in pixels: with more seats they lie closer together. */
const MOST_ASIDE = 8;
const BESIDE = 4;

/** How far the line of a seat is moved down, so that lines of the same points lie beside one another. */
export const asideOf = (seat: Seat, seats: number): number =>
  (seat - (seats - 1) / 2) * Math.min(BESIDE, (2 * MOST_ASIDE) / Math.max(1, seats - 1));

/** Labels beside heights, in the same order: moved so that all are `distance` apart between `first` and `last`. */
export const spreadOut = (
  heights: readonly number[],
  distance: number,
  { first = Number.NEGATIVE_INFINITY, last }: { readonly first?: number; readonly last: number },
): readonly number[] => {
  const placed = heights.map((y, at) => ({ y, at })).toSorted((one, other) => one.y - other.y);
  let least = first;
  for (const [at, each] of placed.entries()) {
    const room = last - (placed.length - 1 - at) * distance;
    each.y = Math.max(least, Math.min(each.y, room));
    least = each.y + distance;
  }
  return placed.toSorted((one, other) => one.at - other.at).map(({ y }) => y);
};
