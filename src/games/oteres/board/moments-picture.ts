import { picture } from '../../../canvas/encoder.ts';
import { heavy, write } from '../../../canvas/fonts.ts';
import { apart, type Box, faded, type Pen, strokeRound } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture, STRIP } from '../../../canvas/picture.ts';
import { drawGlow, linePath } from '../../../canvas/shapes.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import type { Kinds } from '../../kinds.ts';
import { drawPerson, type Person, writtenName } from '../../person.ts';
import type { Pile } from '../rules/fact.ts';
import { PAWS, type Paw, type PearlColour } from '../rules/vocabulary.ts';
import { drawSign, signOf, URCHIN_SIGN } from './card.ts';
import { drawPaw } from './otter.ts';
import { drawWater, onWater } from './panel.ts';
import { drawPearl } from './pearl.ts';
import { SHALLOWS } from './theme.ts';

/** A pearl on its way to the left. */
export interface Passed {
  readonly from: Seat;
  readonly to: Seat;
  readonly colour: PearlColour;
}

interface Moments {
  out: { seat: Seat; urchins: number };
  snatched: { seat: Seat; from: Seat; colour: PearlColour; piles: readonly Pile[] };
  given: { seat: Seat; to: Seat; colour: PearlColour };
  /** Everybody’s pearls on their way, in the order in which one passes to the next. */
  passed: { seat: Seat; ways: readonly Passed[] };
  blocked: { seat: Seat; by: Seat };
  /** Both paws open: how many pearls lay in either, and who has picked which. */
  picked: { seat: Seat; by: Seat; paw: Paw; counts: Readonly<Record<Paw, number>> };
}

/** Something that all remember afterwards. */
export type Remembered = Kinds<Moments>;

/** Who passes to whom, in rows: each to the next one. A row that ends where it begins is the whole table. */
export const chainsOf = (ways: readonly Passed[]): readonly (readonly Seat[])[] => {
  const next = new Map(ways.map(({ from, to }) => [from, to]));
  const starts = ways.filter(({ from }) => !ways.some(({ to }) => to === from)).map(({ from }) => from);
  const row = (first: Seat): readonly Seat[] => {
    const seats = [first];
    for (let to = next.get(first); to !== undefined; to = next.get(to)) {
      seats.push(to);
      if (to === first) break;
    }
    return seats;
  };
  return (starts.length > 0 ? starts : ways.slice(0, 1).map(({ from }) => from)).map(row);
};

const MIDDLE_Y = 80;

/** How large names are written: eleven pixels of a phone, on which a strip is 311 wide. */
export const NAME_SIZE = 39;

interface Cast {
  readonly people: readonly Person[];
  readonly say: Say;
  readonly room: number;
}

/** A player in a picture, with their name below: what they did is told by the words above the picture. */
const drawNamed = (pen: Pen, { people, say, room }: Cast, seat: Seat, x: number, size: number): void => {
  drawPerson(pen, people, seat, x, MIDDLE_Y, size);
  const name = writtenName(people, seat, say);
  write(pen, name, x, MIDDLE_Y + size / 2 + 30, onWater(heavy(NAME_SIZE, PALETTE.white), room));
};

const drawArrow = (pen: Pen, from: number, to: number, y: number): void => {
  const back = Math.sign(from - to) * Math.min(26, Math.abs(from - to) * 0.8);
  pen.beginPath();
  pen.moveTo(from, y);
  pen.lineTo(to, y);
  pen.moveTo(to + back, y - Math.abs(back) * 0.85);
  pen.lineTo(to, y);
  pen.lineTo(to + back, y + Math.abs(back) * 0.85);
  strokeRound(pen, PALETTE.lamp, 9);
};

interface Carried {
  readonly size: number;
  readonly draw: (x: number, y: number) => void;
}

const drawWay = (
  pen: Pen,
  [from, to]: readonly [number, number],
  y: number,
  { size, draw }: Carried,
  gap: number,
): void => {
  const middle = (from + to) / 2;
  const side = Math.sign(to - from) * (size / 2 + gap);
  drawArrow(pen, from, middle - side, y);
  drawArrow(pen, middle + side, to, y);
  draw(middle, y);
};

const PILE = 104;

/** How many pearls somebody has now, the black ones below the white ones. `x` is where it begins. */
const drawPile = (pen: Pen, { white, black }: Pile, x: number): void => {
  const rows = [
    { colour: 'white', count: white } as const,
    { colour: 'black', count: black } as const,
  ].filter(({ colour, count }) => colour === 'white' || count > 0);
  for (const [at, { colour, count }] of rows.entries()) {
    const y = MIDDLE_Y + (at - (rows.length - 1) / 2) * 58;
    drawPearl(pen, { colour }, x + 21, y, 42);
    write(pen, String(count), x + 50, y, { ...heavy(TYPE.level, PALETTE.white), halo: SHALLOWS.reefDeep });
  }
};

type Panel = Pick<Box, 'x' | 'width'>;

const measuresOf = ({ x, width }: Panel) => {
  const scale = Math.min(1, width / 760);
  const portrait = 54 + 64 * scale;
  const margin = scale === 1 ? 165 : width / 4;
  // A name is centred below its portrait and stays on the panel.
  const room = 2 * margin - 12;
  return {
    ...{ scale, portrait, room, gap: 12 * scale + 2 },
    ...{ middle: x + width / 2, left: x + margin, right: x + width - margin },
  };
};

const drawPassing = (
  pen: Pen,
  ways: readonly Passed[],
  cast: Omit<Cast, 'room'>,
  { x, width }: Panel,
): void => {
  const rows = chainsOf(ways);
  const stops = rows.reduce((sum, row) => sum + row.length, 0);
  const step = width / stops;
  const portrait = Math.min(92, step * 0.46);
  const pearl = Math.min(50, step * 0.24);
  let at = 0;
  for (const row of rows) {
    for (const [index, seat] of row.entries()) {
      const centre = x + (at + 0.5) * step;
      drawNamed(pen, { ...cast, room: step - 8 }, seat, centre, portrait);
      const way = ways.find(({ from, to }) => from === seat && to === row[index + 1]);
      if (way !== undefined) {
        const [from, to] = [centre + portrait / 2 + 6, centre + step - portrait / 2 - 6];
        drawArrow(pen, from, to, MIDDLE_Y);
        drawPearl(pen, { colour: way.colour }, (from + to) / 2 - 8, MIDDLE_Y, pearl);
      }
      at += 1;
    }
  }
};

/** Draws a moment on a panel of a strip: who it was about, and what they did. */
const drawMoment = (pen: Pen, moment: Remembered, told: Omit<Cast, 'room'>, panel: Panel): void => {
  const { scale, portrait, room, gap, middle, left, right } = measuresOf(panel);
  const cast = { ...told, room };
  const y = MIDDLE_Y;
  const [first, last] = [left + portrait / 2 + gap, right - portrait / 2 - gap];
  const pearlOf = (colour: 'white' | 'black', size = 40 + 70 * scale): Carried => ({
    size,
    draw: (x, at) => drawPearl(pen, { colour }, x, at, size),
  });
  switch (moment.kind) {
    case 'out': {
      const rows = Math.floor((moment.urchins - 1) / 2);
      const sign = Math.min(56 + 52 * scale, (panel.width / 2 - portrait / 2 - 12) / (1.4 + 1.2 * rows));
      drawNamed(pen, cast, moment.seat, middle, portrait);
      for (let at = 0; at < moment.urchins; at += 1)
        drawSign(
          pen,
          URCHIN_SIGN,
          middle + (at % 2 === 0 ? -1 : 1) * (portrait / 2 + sign * (0.8 + 1.2 * Math.floor(at / 2))),
          y + 4,
          sign,
        );
      return;
    }
    case 'snatched': {
      drawNamed(pen, cast, moment.seat, left, portrait);
      drawNamed(pen, cast, moment.from, right, portrait);
      // Only alone in its picture it has room for what the two have now.
      const piles = scale === 1 ? moment.piles : [];
      for (const pile of piles) drawPile(pen, pile, pile.seat === moment.seat ? first : last - PILE);
      const taken = piles.length > 0 ? PILE + gap : 0;
      drawWay(pen, [last - taken, first + taken], y, pearlOf(moment.colour), gap);
      return;
    }
    case 'given':
      drawNamed(pen, cast, moment.seat, left, portrait);
      drawNamed(pen, cast, moment.to, right, portrait);
      drawWay(pen, [first, last], y, pearlOf(moment.colour), gap);
      return;
    case 'passed':
      drawPassing(pen, moment.ways, told, panel);
      return;
    case 'blocked': {
      const sign = 40 + 70 * scale;
      drawNamed(pen, cast, moment.by, left, portrait);
      drawNamed(pen, cast, moment.seat, right, portrait);
      drawArrow(pen, last, middle + sign / 2 + gap, y);
      drawSign(pen, signOf('ward'), middle, y, sign);
      return;
    }
    case 'picked':
      for (const paw of PAWS) {
        const size = 56 + 78 * scale;
        const x = middle + (paw === 'left' ? -1 : 1) * (size / 2 + 18 * scale);
        const isChosen = paw === moment.paw;
        if (isChosen)
          drawGlow(pen, { x: x - size / 2, y: y - 2 - size / 2, width: size, height: size }, size / 2);
        drawPaw(pen, paw, false, x, y - 2, size);
        const count = moment.counts[paw];
        for (let at = 0; at < count; at += 1)
          drawPearl(
            pen,
            { colour: 'white' },
            x + (at - (count - 1) / 2) * (8 + 26 * scale),
            y + 10 * scale,
            10 + 24 * scale,
          );
        const owner = isChosen ? moment.by : moment.seat;
        const end = paw === 'left' ? left : right;
        const small = portrait * Math.min(1, 0.45 + 0.55 * scale);
        drawNamed(pen, cast, owner, end, small);
        // The pearls of the paw that was picked go to the player who picked it.
        if (isChosen && scale === 1)
          drawArrow(
            pen,
            x + Math.sign(end - x) * (size / 2 + 24),
            end - Math.sign(end - x) * (small / 2 + gap),
            y,
          );
      }
      return;
  }
};

/** A moment with what is told of the turn in which it was, for those who do not see its picture. */
export interface ToldMoment {
  readonly moment: Remembered;
  readonly lines: readonly string[];
}

/** Places side by side in one picture: of more the names could not be read on a phone. */
const MOST_PANELS = 2;

/** How many places a moment takes: the whole table stands in a passing, and two paws between two names. */
const placesOf = ({ kind }: Remembered): number => (kind === 'passed' || kind === 'picked' ? 2 : 1);

/** What gives way first if there are more moments than places. */
const WEIGHTS: Readonly<Record<Remembered['kind'], number>> = {
  given: 0,
  passed: 1,
  blocked: 2,
  snatched: 3,
  picked: 4,
  out: 5,
};

const shownOf = (moments: readonly ToldMoment[]): readonly ToldMoment[] => {
  const ranked = moments
    .map((told, at) => ({ ...told, at, weight: WEIGHTS[told.moment.kind] }))
    .toSorted((one, other) => other.weight - one.weight || other.at - one.at);
  let left = MOST_PANELS;
  const fitting = ranked.filter(({ moment }) => {
    const fits = placesOf(moment) <= left;
    if (fits) left -= placesOf(moment);
    return fits;
  });
  return fitting.toSorted((one, other) => one.at - other.at);
};

const drawEdge = (pen: Pen, x: number): void => {
  linePath(pen, x, 16, x, STRIP.height - 16);
  strokeRound(pen, faded(SHALLOWS.sun, 0.45), 3);
};

/** Moments as one low picture, side by side; undefined if there is none. */
export const momentsPicture = (
  moments: readonly ToldMoment[],
  people: readonly Person[],
  say: Say,
): readonly Picture[] => {
  const shown = shownOf(moments);
  if (shown.length === 0) return [];
  const unit = STRIP.width / shown.reduce((sum, { moment }) => sum + placesOf(moment), 0);
  const alt = altText([...new Set(shown.flatMap(({ lines }) => lines))]);
  const draw = (pen: Pen): void => {
    apart(pen, () => {
      pen.translate(0, (STRIP.height - PICTURE.height) / 2);
      drawWater(pen);
    });
    let x = 0;
    for (const { moment } of shown) {
      const panel = { x, width: unit * placesOf(moment) };
      if (x > 0) drawEdge(pen, x);
      drawMoment(pen, moment, { people, say }, panel);
      x += panel.width;
    }
  };
  return [picture('oteres-moments', alt, draw, STRIP.height)];
};
