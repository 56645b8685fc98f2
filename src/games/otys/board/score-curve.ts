import { heavy, plain, write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { type Box, faded, type Pen, stroke } from '../../../canvas/pen.ts';
import { drawDisc, drawPanel, linePath } from '../../../canvas/shapes.ts';
import { PALETTE, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import { asideOf, drawSeatCurve, spreadOut } from '../../curves.ts';

const MARGIN = { left: 52, right: 150, top: 24, bottom: 40 } as const;
/** Points between the lines of the grid, and the most rounds that are numbered one by one. */
const GRID = 6;
const NUMBERED = 12;

const END = 34;

const LINE = { line: 4.5, edged: 8 } as const;

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
    pen.setLineDash(end ? [10, 8] : []);
    linePath(pen, left, yOf(points), left + width, yOf(points));
    stroke(pen, end ? PALETTE.laurel : faded(PALETTE.hullEdge, 0.7), end ? 3 : 1.5);
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
      ...plain(TYPE.small, PALETTE.mistSoft),
      align: 'center',
    });
  write(pen, say('otys-board-rounds'), box.x + box.width - 16, floor + 22, {
    ...plain(TYPE.small, PALETTE.mistSoft),
    align: 'right',
    width: MARGIN.right - 40,
  });
  drawIcon(pen, 'laurels', left + width + 20, yOf(target), 30, PALETTE.laurel);

  for (const [seat, curve] of curves.entries()) {
    const aside = asideOf(seat, curves.length);
    const points = curve.map((value, round) => [xOf(round), yOf(value) + aside] as const);
    drawSeatCurve(pen, seat, points, LINE, PALETTE.hullDeep);
  }
  const ends = curves
    .map((curve, seat) => ({ seat, points: curve.at(-1) ?? 0 }))
    .sort((one, other) => other.points - one.points);
  const places = spreadOut(
    ends.map(({ points }) => yOf(points)),
    END,
    { last: floor - 10 },
  );
  for (const [index, { seat, points }] of ends.entries()) {
    const y = places[index] ?? floor;
    drawDisc(pen, seatLook(seat), left + width + 58, y, END);
    write(pen, `${points}`, left + width + 82, y, heavy(TYPE.body));
  }
};
