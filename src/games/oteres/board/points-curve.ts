import { bold, heavy, textWidth, write } from '../../../canvas/fonts.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { faded, strokeRound } from '../../../canvas/pen.ts';
import { drawDisc, linePath } from '../../../canvas/shapes.ts';
import { PALETTE, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../engine/seat.ts';
import { drawSeatCurve, spreadOut } from '../../curves.ts';
import { drawReef } from './panel.ts';
import { valueText } from './pearl.ts';
import { SHALLOWS } from './theme.ts';

/** How a player's points went, a value for each round. */
export interface PointsCurve {
  readonly seat: Seat;
  /** As it can be written in a picture. */
  readonly name: string;
  readonly points: readonly number[];
}

const PAD = { left: 22, right: 250, top: 50, bottom: 22 } as const;

/** How far apart the names at the ends of two curves are at least, in pixels. */
const APART = 36;

const LINE = { line: 5, edged: 10 } as const;

/** Draws points by round, name and points at each end, the first curve on top. Two are legible on a phone, not five. */
export const drawPointsCurve = (
  pen: Pen,
  curves: readonly PointsCurve[],
  box: Box,
  caption: string,
): void => {
  drawReef(pen, box);
  write(pen, caption, box.x + 20, box.y + 26, {
    ...bold(TYPE.phone, PALETTE.mistSoft),
    width: box.width - 40,
  });
  const all = curves.flatMap(({ points }) => points);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const rounds = Math.max(2, ...curves.map(({ points }) => points.length));
  const xOf = (round: number): number =>
    box.x + PAD.left + (round * (box.width - PAD.left - PAD.right)) / (rounds - 1);
  const yOf = (points: number): number =>
    box.y + PAD.top + ((high - points) * (box.height - PAD.top - PAD.bottom)) / (high - low);
  linePath(pen, xOf(0), yOf(0), xOf(rounds - 1), yOf(0));
  strokeRound(pen, faded(PALETTE.mistSoft, 0.5), 2);
  for (const { seat, points } of curves.toReversed())
    drawSeatCurve(
      pen,
      seat,
      points.map((value, round) => [xOf(round), yOf(value)] as const),
      LINE,
      SHALLOWS.reefDeep,
    );
  const x = box.x + box.width - PAD.right + 30;
  const ends = curves.map(({ points }) => yOf(points.at(-1) ?? 0));
  const heights = spreadOut(ends, APART, {
    first: box.y + PAD.top + 10,
    last: box.y + box.height - PAD.bottom,
  });
  for (const [at, { seat, name, points }] of curves.entries()) {
    const y = heights[at] ?? 0;
    drawDisc(pen, seatLook(seat), x, y, 34);
    const count = valueText(points.at(-1) ?? 0);
    const style = heavy(TYPE.phone);
    const room = box.x + box.width - 12 - (x + 22);
    const used = write(pen, name, x + 22, y, {
      ...style,
      width: room - textWidth(` ${count}`, TYPE.phone, 'heavy'),
    });
    write(pen, ` ${count}`, x + 22 + used, y, style);
  }
};
