import { wrapped, write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { type Box, faded, type Pen } from '../../../canvas/pen.ts';
import { drawDisc, outlinePath } from '../../../canvas/shapes.ts';
import { PALETTE, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import { URCHIN_ICON } from './card-face.ts';
import { drawReef } from './panel.ts';
import type { PearlStory } from './pearl-story.ts';
import { SHALLOWS } from './theme.ts';

/** Where the emblems at the ends of the lines stand, so that none covers another: each at its line's end or a little off it. */
const spread = (ends: readonly number[], size: number, box: Box): readonly number[] => {
  const order = ends.map((_, at) => at).toSorted((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0));
  const room = Math.min(size + 2, box.height / Math.max(1, ends.length));
  const places = [...ends];
  let least = box.y;
  for (const [place, at] of order.entries()) {
    const most = box.y + box.height - (order.length - 1 - place) * room;
    const y = Math.min(Math.max(ends[at] ?? 0, least), most);
    places[at] = y;
    least = y + room;
  }
  return places;
};

/** How wide the words beside the chart are, in pixels. */
const NOTES = 226;

/** What the chart is, and what the emblems above it are. */
const drawNotes = (pen: Pen, given: boolean, box: Box, say: Say): void => {
  const lines = [
    { text: say('oteres-board-final-rounds'), weight: 'bold', paint: PALETTE.mist },
    ...(given ? wrapped(say('oteres-board-final-from'), TYPE.small, 'plain', NOTES - 18) : []).map(
      (text) => ({ text, weight: 'plain', paint: PALETTE.mistSoft }) as const,
    ),
  ] as const;
  const step = 27;
  const first = box.y + (box.height - 4) / 2 - ((lines.length - 1) * step) / 2;
  for (const [index, { text, weight, paint }] of lines.entries())
    write(pen, text, box.x + 18, first + index * step, {
      size: TYPE.small,
      weight,
      paint,
      width: NOTES - 18,
    });
};

/** Draws how many pearls everybody had after each round, and where they went out. */
export const drawPearlCurves = (pen: Pen, { curves, outIn, from }: PearlStory, box: Box, say: Say): void => {
  drawReef(pen, box);
  drawNotes(pen, from.size > 0, box, say);
  const chart = {
    x: box.x + NOTES + 34,
    y: box.y + 20,
    width: box.width - NOTES - 34 - 64,
    height: box.height - 66,
  };
  const rounds = Math.max(1, ...curves.map((curve) => curve.length - 1));
  const most = Math.max(1, ...curves.flat());
  const x = (round: number): number => chart.x + (round / rounds) * chart.width;
  const y = (count: number, seat: number): number =>
    chart.y + (1 - count / most) * chart.height + (seat - (curves.length - 1) / 2) * 2.5;
  const low = chart.y + chart.height;
  for (const [count, at] of [
    [most, chart.y],
    [0, low],
  ] as const) {
    pen.fillStyle = faded(PALETTE.mistSoft, 0.3);
    pen.fillRect(chart.x, at, chart.width, 1.5);
    write(pen, `${count}`, chart.x - 12, at, {
      size: TYPE.small,
      weight: 'plain',
      paint: PALETTE.mistSoft,
      align: 'right',
    });
  }
  const step = Math.ceil(rounds / 16);
  for (let round = step; round <= rounds; round += step)
    write(pen, `${round}`, x(round), box.y + box.height - 22, {
      size: TYPE.small,
      weight: 'plain',
      paint: PALETTE.mistSoft,
      align: 'center',
    });
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const [seat, curve] of curves.entries()) {
    pen.beginPath();
    for (const [round, count] of curve.entries()) pen.lineTo(x(round), y(count, seat));
    pen.lineWidth = 4;
    pen.strokeStyle = seatLook(seat).paint;
    pen.stroke();
  }
  for (const [seat, round] of outIn) {
    const count = curves[seat]?.[round] ?? 0;
    outlinePath(pen, 'circle', x(round), y(count, seat), 22);
    pen.fillStyle = SHALLOWS.urchin;
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = seatLook(seat).paint;
    pen.stroke();
    drawIcon(pen, URCHIN_ICON, x(round), y(count, seat), 17, PALETTE.mist);
  }
  const ends = curves.map((curve, seat) => y(curve.at(-1) ?? 0, seat));
  const size = Math.min(30, (chart.height + 30) / curves.length - 1);
  const room = { ...chart, y: chart.y - 4, height: chart.height + 34 };
  for (const [seat, at] of spread(ends, size, room).entries())
    drawDisc(pen, seatLook(seat), chart.x + chart.width + 34, at, size);
};
