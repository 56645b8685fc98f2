import { picture } from '../canvas/encoder.ts';
import { bold, heavy, write } from '../canvas/fonts.ts';
import { apart, type Box, faded, fill, type Pen, stroke } from '../canvas/pen.ts';
import { altText, PICTURE, type Picture } from '../canvas/picture.ts';
import { circlePath, downward, drawDisc, drawPanel, linePath } from '../canvas/shapes.ts';
import { PALETTE, seatLook, TYPE } from '../canvas/theme.ts';
import type { Seat } from '../engine/seat.ts';
import type { Say } from '../texts/say.ts';
import type { Odds, Stop, TurningPoint } from './analysis.ts';
import { drawSeatCurve, spreadOut } from './curves.ts';
import { nameOf, writtenName } from './person.ts';
import type { TextContext } from './presenter.ts';

/** How everybody's chances to win went, and where they turned. */
interface OddsCurve {
  /** The first of them after 0 rounds. */
  readonly stops: readonly Stop[];
  /** Where somebody lost much: numbered in this order, 1 first. */
  readonly turningPoints: readonly Pick<TurningPoint, 'round' | 'seat' | 'stop'>[];
}

const PANEL: Box = { x: 20, y: 84, width: PICTURE.width - 40, height: PICTURE.height - 104 };
const PLOT: Box = { x: 134, y: 128, width: 700, height: 468 };
/** Where names stand beside the ends of their curves, how wide they may be, and how far apart at least. */
const NAMES = { disc: PLOT.x + PLOT.width + 40, x: PLOT.x + PLOT.width + 68, width: 168, apart: 54 } as const;
const LINE = { line: 6, edged: 10 } as const;
const GRID = [0, 25, 50, 75, 100] as const;
const NUMBERED = 10;
/** How wide the number of a turning point is, and how far from its curve it stands, or twice or three times as far. */
const MARK = { size: 46, away: 52 } as const;
/** How opaque the bands of two are, which hardly meet, and those of more. */
const BAND = { two: 0.25, many: 0.16 } as const;
const TOLD = 8;

const percent = (chance: number): number => Math.round(chance * 100);

/** A picture of everybody's chance to win by round, with the uncertainty band and the numbered turning points. */
export const oddsPicture = (curve: OddsCurve, textContext: TextContext): Picture => ({
  ...picture('odds', oddsAlt(curve, textContext), (pen) => drawOdds(pen, curve, textContext)),
  key: JSON.stringify([curve, textContext.people.map(({ name }) => name), textContext.say('odds-title')]),
});

function oddsAlt({ stops, turningPoints }: OddsCurve, textContext: TextContext): string {
  const { say } = textContext;
  const stride = Math.max(1, Math.ceil((stops.length - 1) / (TOLD - 1)));
  const told = stops.filter((_, at) => at % stride === 0 || at === stops.length - 1);
  return altText([
    `${say('odds-title')}.`,
    ...turningPoints.map(({ round, seat, stop }, at) =>
      say('odds-alt-turning', {
        ...{ number: at + 1, round, name: nameOf(textContext, seat) },
        percent: percent(stop.odds[seat]?.chance ?? 0),
      }),
    ),
    ...told.map(({ rounds, odds }) =>
      say('odds-alt-round', {
        round: rounds,
        chances: odds
          .map(
            ({ chance }, seat) =>
              `${nameOf(textContext, seat)} ${say('odds-percent', { percent: percent(chance) })}`,
          )
          .join(', '),
      }),
    ),
  ]);
}

function drawOdds(pen: Pen, { stops, turningPoints }: OddsCurve, { people, say }: TextContext): void {
  pen.fillStyle = downward(pen, 0, PICTURE.height, PALETTE.water2, PALETTE.water4, PALETTE.abyss);
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  write(pen, say('odds-title'), 32, 46, {
    ...heavy(TYPE.name),
    width: PICTURE.width - 64,
    smallest: TYPE.body,
  });
  drawPanel(pen, PANEL);
  const rounds = Math.max(1, stops.at(-1)?.rounds ?? 1);
  const xOf = (round: number): number => PLOT.x + (round / rounds) * PLOT.width;
  const yOf = (chance: number): number => PLOT.y + (1 - chance) * PLOT.height;
  drawGrid(pen, rounds, xOf, yOf, say);
  const all = [...stops, ...turningPoints.map(({ stop }) => stop)].sort(
    (one, other) => one.rounds - other.rounds,
  );
  const curves = (stops[0]?.odds ?? []).map((_, seat) =>
    all.flatMap(({ rounds: after, odds }) => {
      const found = odds[seat];
      return found === undefined ? [] : [{ x: xOf(after), ...found }];
    }),
  );
  for (const [seat, points] of curves.entries())
    drawBand(pen, points, seat, yOf, curves.length > 2 ? BAND.many : BAND.two);
  for (const [seat, points] of curves.entries())
    drawSeatCurve(
      pen,
      seat,
      points.map(({ x, chance }) => [x, yOf(chance)]),
      LINE,
      PALETTE.hullDeep,
    );
  drawNames(
    pen,
    curves.map((points) => yOf(points.at(-1)?.chance ?? 0)),
    (seat) => writtenName(people, seat, say),
  );
  const marks: Mark[] = [];
  for (const [at, { seat, stop }] of turningPoints.entries()) {
    const y = yOf(stop.odds[seat]?.chance ?? 0);
    const mark = markAt(xOf(stop.rounds), y, marks);
    drawMark(pen, at + 1, seat, y, mark);
    marks.push(mark);
  }
}

interface Mark {
  readonly x: number;
  readonly y: number;
}

/** Where a number stands on its curve: above or below it, as near as earlier numbers leave room. */
function markAt(x: number, y: number, former: readonly Mark[]): Mark {
  const places = [-1, 1, -2, 2, -3, 3].map((steps) => ({ x, y: y + steps * MARK.away }));
  const isFree = (place: Mark): boolean =>
    place.y >= PLOT.y &&
    place.y <= PLOT.y + PLOT.height &&
    former.every((mark) => Math.hypot(mark.x - place.x, mark.y - place.y) > MARK.size);
  return places.find(isFree) ?? { x, y: y - MARK.away };
}

function drawGrid(
  pen: Pen,
  rounds: number,
  xOf: (round: number) => number,
  yOf: (chance: number) => number,
  say: Say,
): void {
  const label = bold(TYPE.phone, PALETTE.mistSoft);
  for (const each of GRID) {
    const y = yOf(each / 100);
    linePath(pen, PLOT.x, y, PLOT.x + PLOT.width, y);
    stroke(pen, faded(PALETTE.hullEdge, 0.8), each === 0 ? 2.5 : 1.5);
    write(pen, say('odds-percent', { percent: each }), PLOT.x - 12, y, {
      ...label,
      align: 'right',
      width: PLOT.x - PANEL.x - 24,
    });
  }
  const stride = Math.ceil(rounds / NUMBERED);
  const bottom = PLOT.y + PLOT.height;
  // A round has a stretch of the axis: what turned in it stands above its number, not at the end of the round before.
  for (let round = 0; round <= rounds; round++) {
    linePath(pen, xOf(round), bottom, xOf(round), bottom + 12);
    stroke(pen, faded(PALETTE.hullEdge, 0.8), 2.5);
    if (round % stride === 0 && round < rounds)
      write(pen, `${round + 1}`, xOf(round + 0.5), bottom + 46, { ...label, align: 'center' });
  }
  write(pen, say('odds-rounds'), NAMES.x, PLOT.y + PLOT.height + 46, {
    ...label,
    width: PANEL.x + PANEL.width - NAMES.x - 12,
  });
}

interface Point extends Odds {
  readonly x: number;
}

const drawBand = (
  pen: Pen,
  points: readonly Point[],
  seat: Seat,
  yOf: (chance: number) => number,
  opacity: number,
): void =>
  apart(pen, () => {
    pen.beginPath();
    for (const { x, high } of points) pen.lineTo(x, yOf(high));
    for (const { x, low } of points.toReversed()) pen.lineTo(x, yOf(low));
    pen.closePath();
    fill(pen, faded(seatLook(seat).paint, opacity));
  });

function drawNames(pen: Pen, ends: readonly number[], written: (seat: Seat) => string): void {
  const places = spreadOut(ends, NAMES.apart, { first: PLOT.y, last: PLOT.y + PLOT.height });
  for (const [seat, place] of places.entries()) {
    drawDisc(pen, seatLook(seat), NAMES.disc, place, 44);
    write(pen, written(seat), NAMES.x, place, { ...heavy(TYPE.phone), width: NAMES.width });
  }
}

/** A number on a disc in the colour of its seat, with a line down or up to its curve. */
const drawMark = (pen: Pen, number: number, seat: Seat, y: number, mark: Mark): void =>
  apart(pen, () => {
    const { paint } = seatLook(seat);
    linePath(pen, mark.x, mark.y, mark.x, y);
    stroke(pen, PALETTE.white, 4);
    circlePath(pen, mark.x, y, 8);
    fill(pen, PALETTE.white);
    circlePath(pen, mark.x, mark.y, MARK.size / 2);
    fill(pen, PALETTE.white);
    stroke(pen, paint, 6);
    write(pen, `${number}`, mark.x, mark.y, { ...heavy(32, PALETTE.ink), align: 'center' });
  });
