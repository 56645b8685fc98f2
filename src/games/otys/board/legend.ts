import { EXTENSION, encode } from '../../../canvas/encoder.ts';
import { wrapped, write } from '../../../canvas/fonts.ts';
import { faded, type Pen } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture } from '../../../canvas/picture.ts';
import { drawPanel } from '../../../canvas/shapes.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';
import { drawBackdrop } from './backdrop.ts';

/** One thing of a legend: how it looks on the boards, and what it does in words. */
export interface LegendEntry {
  readonly words: string;
  /** Width that the drawing takes, in pixels. */
  readonly width: number;
  /** Draws it in a box of that width, from its upper left corner. */
  readonly draw: (pen: Pen, x: number, y: number, height: number) => void;
}

const PLACES = {
  horizon: { waterline: 84, floor: 690 },
  title: 40,
  top: 92,
  bottom: 692,
  left: 14,
  gap: 10,
} as const;
const COLUMNS = 2;
const LINE = 27;

const drawEntry = (pen: Pen, { words, width, draw }: LegendEntry, x: number, y: number, size: Size): void => {
  drawPanel(pen, { x, y, width: size.width, height: size.height });
  draw(pen, x + 10, y + 8, size.height - 18);
  const left = x + width + 26;
  const room = size.width - width - 38;
  const most = Math.floor((size.height - 4) / LINE);
  const lines = wrapped(words, TYPE.small, 'bold', room);
  const shown = lines.length <= most ? lines : [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
  for (const [index, line] of shown.entries())
    write(pen, line, left, y + size.height / 2 - 2 + (index - (shown.length - 1) / 2) * LINE, {
      size: TYPE.small,
      weight: 'bold',
      paint: PALETTE.mist,
      width: room,
    });
};

interface Size {
  readonly width: number;
  readonly height: number;
}

const drawLegend = (pen: Pen, title: string, entries: readonly LegendEntry[]): void => {
  drawBackdrop(pen, PLACES.horizon);
  pen.shadowColor = faded(PALETTE.skyHigh, 0.9);
  pen.shadowBlur = 10;
  write(pen, title, PICTURE.width / 2, PLACES.title, {
    size: TYPE.number,
    weight: 'heavy',
    paint: PALETTE.white,
    align: 'center',
    width: PICTURE.width - 60,
  });
  pen.shadowBlur = 0;
  const rows = Math.ceil(entries.length / COLUMNS);
  const { top, bottom, left, gap } = PLACES;
  const size = {
    width: (PICTURE.width - 2 * left - gap * (COLUMNS - 1)) / COLUMNS,
    height: Math.min(112, (bottom - top - gap * (rows - 1)) / rows),
  };
  const first = top + (bottom - top - rows * size.height - (rows - 1) * gap) / 2;
  for (const [index, entry] of entries.entries())
    drawEntry(
      pen,
      entry,
      left + (index % COLUMNS) * (size.width + gap),
      first + Math.floor(index / COLUMNS) * (size.height + gap),
      size,
    );
};

/** Things of one family as they look on the boards, each with what it does in words, two in a row. */
export const legendPicture = (family: string, title: string, entries: readonly LegendEntry[]): Picture => ({
  name: `otys-legend-${family}.${EXTENSION}`,
  alt: altText([`${title}:`, ...entries.map(({ words }) => `${words}.`)]),
  ...PICTURE,
  paint: () => encode((pen) => drawLegend(pen, title, entries)),
});
