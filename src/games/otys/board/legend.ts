import { picture } from '../../../canvas/encoder.ts';
import { bold, heavy, wrapped, write } from '../../../canvas/fonts.ts';
import { drawChange, drawShift, ringBox, writeChange } from '../../../canvas/marks.ts';
import { type Box, faded, middle as middleOf, type Pen } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture } from '../../../canvas/picture.ts';
import { drawGlow, drawPanel, drawSlab } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import { unbroken } from '../../../texts/shown-text.ts';
import { asSentence } from '../../fitting.ts';
import { counted } from '../rules/side.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawStanding, type Nearness, STANDING_HEIGHT } from './contract-card.ts';
import { lackBits, readyBits } from './contract-foot.ts';
import { drawSmallDiver } from './diver-tile.ts';
import { drawHacker, HACKER } from './hacker.ts';
import { drawKey, drawKeyInPlay, drawKeyPlace } from './key.ts';
import { drawColouredSpace, drawGone, drawResource, ringResource } from './resource.ts';
import { drawPermanent, drawReward } from './reward-token.ts';
import { drawRim, drawSlip } from './sea-marks.ts';
import { drawSponsor } from './sponsor-tile.ts';

const MARKS = [
  'lit',
  'new',
  'changed',
  'moved',
  'ready',
  'lacks',
  'slip',
  'spent',
  'hacker',
  'permanent',
  'back',
  'landing',
] as const;
type Mark = (typeof MARKS)[number];

const WIDTH = 208;
const WORDED = 256;
const widthOf = (mark: Mark): number => (mark === 'ready' || mark === 'lacks' ? WORDED : WIDTH);

const amid = (
  x: number,
  y: number,
  height: number,
  size: Pick<Box, 'width' | 'height'>,
  wide = WIDTH,
): Box => ({
  x: x + (wide - size.width) / 2,
  y: y + (height - size.height) / 2,
  ...size,
});

const drawStandingOf = (pen: Pen, standing: Nearness, x: number, y: number, height: number): void => {
  drawSlab(pen, amid(x, y, height, { width: WORDED, height: STANDING_HEIGHT + 24 }, WORDED), {
    face: PALETTE.paper,
    deep: PALETTE.paperDeep,
    edge: PALETTE.paperEdge,
    side: PALETTE.paperSide,
  });
  drawStanding(
    pen,
    standing,
    amid(x, y - 2, height, { width: WORDED - 16, height: STANDING_HEIGHT }, WORDED),
    TYPE.small,
  );
};

const DRAWINGS: Readonly<
  Record<Mark, (say: Say) => (pen: Pen, x: number, y: number, height: number) => void>
> = {
  lit: () => (pen, x, y, height) => {
    const box = amid(x - 72, y, height, { width: 48, height: 48 });
    drawGlow(pen, box, RADIUS.lane);
    drawKey(pen, 3, seatLook(0), box);
    drawKeyInPlay(pen, 4, seatLook(0), { ...box, x: box.x + 62, width: 66 });
    const asked = { ...box, x: box.x + 144 };
    drawResource(pen, 'plant', asked.x + 24, asked.y + 24, 40);
    drawRim(pen, asked);
  },
  new: () => (pen, x, y, height) => {
    const [middle, mid] = [x + WIDTH / 2, y + height / 2];
    drawResource(pen, 'plant', middle - 32, mid, 44);
    ringResource(pen, 'plant', middle - 32, mid, 44);
    drawGone(pen, 'metal', middle + 32, mid, 44);
  },
  changed: () => (pen, x, y, height) => {
    const [middle, mid] = [x + WIDTH / 2, y + height / 2];
    drawChange(pen, 2, middle - 44, mid);
    const left = middle + 14;
    const wide = write(pen, '5', left, mid, heavy(TYPE.name));
    writeChange(pen, 2, left + wide + 5, mid, TYPE.phone);
  },
  moved: (say) => (pen, x, y, height) => {
    const box = amid(x - 26, y, height, { width: 150, height: 41 });
    drawSmallDiver(pen, { diver: 'spy', upgraded: true }, box, say);
    ringBox(pen, box, RADIUS.lane);
    drawShift(pen, 3, box.x + box.width + 28, middleOf(box));
  },
  ready: (say) => (pen, x, y, height) =>
    drawStandingOf(pen, { seat: 0, ready: true, bits: readyBits([4], say) }, x, y, height),
  lacks: (say) => (pen, x, y, height) => {
    const bits = lackBits({ level: 3, count: 1, cubes: counted(['fuel']), full: false }, say);
    drawStandingOf(pen, { seat: 1, ready: false, bits }, x, y, height);
  },
  slip: () => (pen, x, y, height) => drawSlip(pen, 4, x + WIDTH / 2, y + height / 2),
  spent: (say) => (pen, x, y, height) => {
    const box = amid(x, y, height, { width: 108, height: 44 });
    drawSponsor(pen, { sponsor: 1, side: 'basic' }, box, { say, lines: 1, spent: true });
  },
  hacker: () => (pen, x, y, height) => {
    const box = amid(x, y, height, { width: 46, height: 46 });
    drawKeyPlace(pen, { ...box, x: box.x - 46 });
    drawHacker(pen, { ...box, x: box.x + 6, width: 46 * HACKER });
  },
  permanent: () => (pen, x, y, height) => {
    const box = amid(x, y, height, { width: 68, height: 50 });
    drawPermanent(pen, 'credits', { ...box, x: box.x - 42 });
    drawPermanent(pen, 'prestige', { ...box, x: box.x + 42 });
  },
  back: () => (pen, x, y, height) => {
    const [middle, mid] = [x + WIDTH / 2, y + height / 2];
    drawReward(pen, { front: { kind: 'battery' }, back: 'credits' }, middle - 40, mid, 64);
    drawReward(pen, { front: { kind: 'battery' }, back: 'prestige' }, middle + 40, mid, 64);
  },
  landing: () => (pen, x, y, height) => {
    const [middle, mid] = [x + WIDTH / 2, y + height / 2];
    drawResource(pen, 'metal', middle - 46, mid, 38);
    drawColouredSpace(pen, 'metal', middle, mid, 38, true);
    drawColouredSpace(pen, 'metal', middle + 46, mid, 38, false);
  },
};

/** Every mark with what it means. */
export const markEntries = (say: Say): readonly LegendEntry[] =>
  MARKS.map((mark) => ({
    words: say(`otys-legend-mark-${mark}`),
    width: widthOf(mark),
    draw: DRAWINGS[mark](say),
  }));

/** One thing of a legend: how it looks on the boards, and what it does in words. */
export interface LegendEntry {
  readonly words: string;
  readonly beside?: string;
  readonly width: number;
  /** Draws it in a box of that width, from its upper left corner. */
  readonly draw: (pen: Pen, x: number, y: number, height: number) => void;
}

const PLACES = {
  horizon: { waterline: 84, floor: 690 },
  title: 40,
  top: 100,
  bottom: 688,
  left: 14,
  gap: 10,
} as const;
const COLUMNS = 2;
/** The tallest that a panel is, and the lines of its words for a type size of 1. */
const TALLEST = 128;
const LINE = 1.2;

interface Size {
  readonly width: number;
  readonly height: number;
}

const besideOf = ({ words, beside }: LegendEntry): string => unbroken(beside ?? words);

const roomBeside = ({ width }: LegendEntry, size: Size): number => size.width - width - 40;

/** Larger type if it needs no more lines. */
const typeFor = (entries: readonly LegendEntry[], size: Size): number => {
  const linesAt = (entry: LegendEntry, type: number): number =>
    wrapped(besideOf(entry), type, 'bold', roomBeside(entry, size)).length;
  return entries.every((entry) => linesAt(entry, TYPE.body) === linesAt(entry, TYPE.small))
    ? TYPE.body
    : TYPE.small;
};

const drawEntry = (pen: Pen, entry: LegendEntry, x: number, y: number, size: Size, type: number): void => {
  const { width, draw } = entry;
  drawPanel(pen, { x, y, width: size.width, height: size.height });
  draw(pen, x + 10, y + 8, size.height - 18);
  const room = roomBeside(entry, size);
  const most = Math.floor((size.height - 4) / (LINE * type));
  const lines = wrapped(besideOf(entry), type, 'bold', room);
  const shown = lines.length <= most ? lines : [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
  for (const [index, line] of shown.entries())
    write(
      pen,
      line,
      x + width + 28,
      y + size.height / 2 - 2 + (index - (shown.length - 1) / 2) * LINE * type,
      { ...bold(type), width: room },
    );
};

const drawLegend = (pen: Pen, title: string, entries: readonly LegendEntry[]): void => {
  drawBackdrop(pen, PLACES.horizon);
  pen.shadowColor = faded(PALETTE.skyHigh, 0.9);
  pen.shadowBlur = 10;
  write(pen, title, PICTURE.width / 2, PLACES.title, {
    ...heavy(TYPE.number, PALETTE.white),
    align: 'center',
    width: PICTURE.width - 60,
  });
  pen.shadowBlur = 0;
  const rows = Math.ceil(entries.length / COLUMNS);
  const { top, bottom, left, gap } = PLACES;
  const size = {
    width: (PICTURE.width - 2 * left - gap * (COLUMNS - 1)) / COLUMNS,
    height: Math.min(TALLEST, (bottom - top - gap * (rows - 1)) / rows),
  };
  const first = top + (bottom - top - rows * size.height - (rows - 1) * gap) / 2;
  const type = typeFor(entries, size);
  for (const [index, entry] of entries.entries())
    drawEntry(
      pen,
      entry,
      left + (index % COLUMNS) * (size.width + gap),
      first + Math.floor(index / COLUMNS) * (size.height + gap),
      size,
      type,
    );
};

/** Things of one family as they look on the boards, each with what it does in words, two in a row. */
export const legendPicture = (family: string, title: string, entries: readonly LegendEntry[]): Picture =>
  picture(
    `otys-legend-${family}`,
    altText([title, ...entries.map(({ words }) => words)].map(asSentence)),
    (pen) => drawLegend(pen, title, entries),
  );
