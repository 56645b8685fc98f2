import { picture } from '../../../canvas/encoder.ts';
import { bold, heavy, wrapped, write } from '../../../canvas/fonts.ts';
import { faded, type Pen } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture } from '../../../canvas/picture.ts';
import { drawPanel } from '../../../canvas/shapes.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';
import { unbroken } from '../../../texts/shown-text.ts';
import { asSentence } from '../../fitting.ts';
import { drawBackdrop } from './backdrop.ts';

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
