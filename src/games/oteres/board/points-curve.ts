import { write } from '../../../canvas/fonts.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { faded } from '../../../canvas/pen.ts';
import { drawDisc } from '../../../canvas/shapes.ts';
import { PALETTE, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { drawReef } from './panel.ts';
import { SHALLOWS } from './theme.ts';

/** How somebody's points went, a value for each round. */
export interface PointsCurve {
  readonly seat: Seat;
  readonly points: readonly number[];
}

const PAD = { left: 22, right: 44, top: 46, bottom: 22 } as const;

/** Draws how points went over the rounds, the first of these curves on top. Two can be told apart on a phone, five cannot. */
export const drawPointsCurve = (
  pen: Pen,
  curves: readonly PointsCurve[],
  box: Box,
  caption: string,
): void => {
  drawReef(pen, box);
  write(pen, caption, box.x + 20, box.y + 24, {
    size: TYPE.small,
    weight: 'bold',
    paint: PALETTE.mistSoft,
    width: box.width - 40,
  });
  const all = curves.flatMap(({ points }) => points);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const rounds = Math.max(2, ...curves.map(({ points }) => points.length));
  const xOf = (round: number): number =>
    box.x + PAD.left + (round * (box.width - PAD.left - PAD.right)) / (rounds - 1);
  const yOf = (points: number): number =>
    box.y + PAD.top + ((high - points) * (box.height - PAD.top - PAD.bottom)) / (high - low);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(xOf(0), yOf(0));
  pen.lineTo(xOf(rounds - 1), yOf(0));
  pen.lineWidth = 2;
  pen.strokeStyle = faded(PALETTE.mistSoft, 0.5);
  pen.stroke();
  for (const { seat, points } of curves.toReversed()) {
    const { paint } = seatLook(seat);
    for (const [width, colour] of [
      [10, SHALLOWS.reefDeep],
      [5, paint],
    ] as const) {
      pen.beginPath();
      for (const [round, value] of points.entries()) pen.lineTo(xOf(round), yOf(value));
      pen.lineWidth = width;
      pen.strokeStyle = colour;
      pen.stroke();
    }
    drawDisc(pen, seatLook(seat), xOf(points.length - 1) + 14, yOf(points.at(-1) ?? 0), 32);
  }
};
