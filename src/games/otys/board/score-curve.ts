import { write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { apart, type Box, faded, type Pen } from '../../../canvas/pen.ts';
import { drawDisc, drawPanel } from '../../../canvas/shapes.ts';
import { PALETTE, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';

const MARGIN = { left: 52, right: 150, top: 24, bottom: 40 } as const;
/** Points between the lines of the grid, and the most rounds that are numbered one by one. */
const GRID = 6;
const NUMBERED = 12;

/** Draws how the points of everybody grew, round by round, with the emblem of each at its end. */
export const drawScoreCurves = (
  pen: Pen,
  curves: readonly (readonly number[])[],
  target: number,
  box: Box,
  say: Say,
): void => {
  drawPanel(pen, box);
  const rounds = Math.max(1, ...curves.map((curve) => curve.length - 1));
  const most = Math.max(target, ...curves.flat());
  const left = box.x + MARGIN.left;
  const width = box.width - MARGIN.left - MARGIN.right;
  const floor = box.y + box.height - MARGIN.bottom;
  const height = box.height - MARGIN.top - MARGIN.bottom;
  const xOf = (round: number): number => left + (round / rounds) * width;
  const yOf = (points: number): number => floor - (points / most) * height;

  const line = (points: number, end: boolean): void => {
    pen.lineWidth = end ? 3 : 1.5;
    pen.strokeStyle = end ? PALETTE.laurel : faded(PALETTE.hullEdge, 0.7);
    pen.setLineDash(end ? [10, 8] : []);
    pen.beginPath();
    pen.moveTo(left, yOf(points));
    pen.lineTo(left + width, yOf(points));
    pen.stroke();
    write(pen, `${points}`, left - 12, yOf(points), {
      size: TYPE.small,
      weight: end ? 'heavy' : 'plain',
      paint: end ? PALETTE.laurel : PALETTE.mistSoft,
      align: 'right',
    });
  };
  for (let points = 0; points <= most; points += GRID)
    if (Math.abs(points - target) >= GRID / 2) line(points, false);
  line(target, true);
  pen.setLineDash([]);
  const stride = Math.ceil(rounds / NUMBERED);
  for (let round = stride; round <= rounds; round += stride)
    write(pen, `${round}`, xOf(round), floor + 22, {
      size: TYPE.small,
      weight: 'plain',
      paint: PALETTE.mistSoft,
      align: 'center',
    });
  write(pen, say('otys-board-rounds'), box.x + box.width - 16, floor + 22, {
    size: TYPE.small,
    weight: 'plain',
    paint: PALETTE.mistSoft,
    align: 'right',
    width: MARGIN.right - 40,
  });
  drawIcon(pen, 'laurels', left + width + 20, yOf(target), 30, PALETTE.laurel);

  for (const [seat, curve] of curves.entries()) drawCurve(pen, curve, seat, curves.length, xOf, yOf);
  const ends = curves
    .map((curve, seat) => ({ seat, points: curve.at(-1) ?? 0 }))
    .sort((one, other) => other.points - one.points);
  const places = spread(
    ends.map(({ points }) => yOf(points)),
    floor - 10,
  );
  for (const [index, { seat, points }] of ends.entries()) {
    const y = places[index] ?? floor;
    drawDisc(pen, seatLook(seat), left + width + 58, y, END);
    write(pen, `${points}`, left + width + 82, y, {
      size: TYPE.body,
      weight: 'heavy',
      paint: PALETTE.mist,
    });
  }
};

/** How tall the end of a line with its disc is. */
const END = 34;

/** Heights from the top, moved down and then up as far as it takes for the ends to stand apart and none below `lowest`. */
export const spread = (heights: readonly number[], lowest: number): readonly number[] => {
  const down: number[] = [];
  for (const at of heights) down.push(Math.max(at, (down.at(-1) ?? Number.NEGATIVE_INFINITY) + END));
  const up: number[] = [];
  for (const at of down.toReversed())
    up.push(Math.min(at, up.length === 0 ? lowest : (up.at(-1) ?? at) - END));
  return up.toReversed();
};

/** Lines that run together lie beside one another. */
const BESIDE = 4;

const drawCurve = (
  pen: Pen,
  curve: readonly number[],
  seat: number,
  seats: number,
  xOf: (round: number) => number,
  yOf: (points: number) => number,
): void =>
  apart(pen, () => {
    pen.translate(0, (seat - (seats - 1) / 2) * BESIDE);
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    for (const [line, paint] of [
      [8, PALETTE.hullDeep],
      [4.5, seatLook(seat).paint],
    ] as const) {
      pen.lineWidth = line;
      pen.strokeStyle = paint;
      pen.beginPath();
      for (const [round, points] of curve.entries()) {
        if (round === 0) pen.moveTo(xOf(round), yOf(points));
        else pen.lineTo(xOf(round), yOf(points));
      }
      pen.stroke();
    }
  });
