import { picture } from '../../../canvas/encoder.ts';
import { bold, heavy, wrapped, write } from '../../../canvas/fonts.ts';
import { drawChange, drawShift, ringBox, writeChange } from '../../../canvas/marks.ts';
import { boxAround, middle as middleOf, type Pen } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture } from '../../../canvas/picture.ts';
import { drawGlow, drawPanel, drawSlab, SLABS } from '../../../canvas/shapes.ts';
import { RADIUS, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import { unbroken } from '../../../texts/shown-text.ts';
import { asSentence } from '../../fitting.ts';
import { typedKeys } from '../../kinds.ts';
import { counted } from '../rules/side.ts';
import { drawBackdrop, drawTitle } from './backdrop.ts';
import { drawStanding, lackBits, type Nearness, readyBits, STANDING_HEIGHT } from './contract-card.ts';
import { drawSmallDiver, drawSponsor } from './diver-tile.ts';
import { drawHacker, HACKER } from './hacker.ts';
import { drawKey, drawKeyInPlay, drawKeyPlace } from './key.ts';
import { drawColouredSpace, drawGone, drawResource, ringResource } from './resource.ts';
import { drawPermanent, drawReward } from './reward-token.ts';
import { drawRim, drawSlip } from './sea-marks.ts';

const WIDTH = 208;
const WORDED = 256;
const widthOf = (mark: keyof typeof DRAWINGS): number =>
  mark === 'ready' || mark === 'lacks' ? WORDED : WIDTH;

const drawStandingOf = (pen: Pen, x: number, y: number, standing: Nearness): void => {
  drawSlab(pen, boxAround(x, y, WORDED, STANDING_HEIGHT + 24), SLABS.paper);
  drawStanding(pen, standing, boxAround(x, y - 2, WORDED - 16, STANDING_HEIGHT), TYPE.small);
};

const DRAWINGS = {
  lit: (pen, x, y) => {
    const box = boxAround(x - 72, y, 48);
    drawGlow(pen, box, RADIUS.lane);
    drawKey(pen, 3, seatLook(0), box);
    drawKeyInPlay(pen, 4, seatLook(0), { ...box, x: box.x + 62, width: 66 });
    const asked = { ...box, x: box.x + 144 };
    drawResource(pen, 'plant', asked.x + 24, asked.y + 24, 40);
    drawRim(pen, asked);
  },
  new: (pen, x, y) => {
    drawResource(pen, 'plant', x - 32, y, 44);
    ringResource(pen, 'plant', x - 32, y, 44);
    drawGone(pen, 'metal', x + 32, y, 44);
  },
  changed: (pen, x, y) => {
    drawChange(pen, 2, x - 44, y);
    const wide = write(pen, '5', x + 14, y, heavy(TYPE.name));
    writeChange(pen, 2, x + 14 + wide + 5, y, TYPE.phone);
  },
  moved: (pen, x, y, say) => {
    const box = boxAround(x - 26, y, 150, 41);
    drawSmallDiver(pen, { diver: 'spy', upgraded: true }, box, say);
    ringBox(pen, box, RADIUS.lane);
    drawShift(pen, 3, box.x + box.width + 28, middleOf(box));
  },
  ready: (pen, x, y, say) => drawStandingOf(pen, x, y, { seat: 0, ready: true, bits: readyBits([4], say) }),
  lacks: (pen, x, y, say) => {
    const bits = lackBits({ level: 3, count: 1, cubes: counted(['fuel']), full: false }, say);
    drawStandingOf(pen, x, y, { seat: 1, ready: false, bits });
  },
  slip: (pen, x, y) => drawSlip(pen, 4, x, y),
  spent: (pen, x, y, say) =>
    drawSponsor(pen, { sponsor: 1, side: 'basic' }, boxAround(x, y, 190, 71), say, true),
  hacker: (pen, x, y) => {
    const box = boxAround(x, y, 46);
    drawKeyPlace(pen, { ...box, x: box.x - 46 });
    drawHacker(pen, { ...box, x: box.x + 6, width: 46 * HACKER });
  },
  permanent: (pen, x, y) => {
    drawPermanent(pen, 'credits', boxAround(x - 42, y, 68, 50));
    drawPermanent(pen, 'prestige', boxAround(x + 42, y, 68, 50));
  },
  back: (pen, x, y) => {
    drawReward(pen, { front: { kind: 'battery' }, back: 'credits' }, x - 40, y, 64);
    drawReward(pen, { front: { kind: 'battery' }, back: 'prestige' }, x + 40, y, 64);
  },
  landing: (pen, x, y) => {
    drawResource(pen, 'metal', x - 46, y, 38);
    drawColouredSpace(pen, 'metal', x, y, 38, true);
    drawColouredSpace(pen, 'metal', x + 46, y, 38, false);
  },
} satisfies Readonly<Record<string, (pen: Pen, x: number, y: number, say: Say) => void>>;

/** Every mark with what it means. */
export const markEntries = (say: Say): readonly LegendEntry[] =>
  typedKeys(DRAWINGS).map((mark) => ({
    words: say(`otys-legend-mark-${mark}`),
    width: widthOf(mark),
    draw: (pen, x, y, height) => DRAWINGS[mark](pen, x + widthOf(mark) / 2, y + height / 2, say),
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

const mostLines = ({ height }: Size, type: number): number => Math.floor((height - 4) / (LINE * type));

/** Larger type if it needs no more lines, and has room for them. */
const typeFor = (entries: readonly LegendEntry[], size: Size): number => {
  const linesAt = (entry: LegendEntry, type: number): number =>
    wrapped(besideOf(entry), type, 'bold', roomBeside(entry, size)).length;
  const isWellLarge = (entry: LegendEntry): boolean => {
    const lines = linesAt(entry, TYPE.body);
    return lines <= mostLines(size, TYPE.body) && lines === linesAt(entry, TYPE.small);
  };
  return entries.every(isWellLarge) ? TYPE.body : TYPE.small;
};

const drawEntry = (pen: Pen, entry: LegendEntry, x: number, y: number, size: Size, type: number): void => {
  const { width, draw } = entry;
  drawPanel(pen, { x, y, width: size.width, height: size.height });
  draw(pen, x + 10, y + 8, size.height - 18);
  const room = roomBeside(entry, size);
  const most = mostLines(size, type);
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
  drawTitle(pen, title, PLACES.title);
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
