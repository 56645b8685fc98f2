import { write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import type { Bit } from '../../../canvas/line.ts';
import type { Pen } from '../../../canvas/pen.ts';

/** Draws Prestige: the number within a wreath of a given size, centred on a point. */
export const drawWreath = (
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  paint: string,
  type: number,
): void => {
  drawIcon(pen, 'laurels', x, y, size, paint);
  write(pen, text, x, y - size * 0.02, { size: type, weight: 'heavy', paint, align: 'center' });
};

/** Prestige within a line: the number in its wreath. */
export const wreathBit = (text: string, paint: string): Bit => ({
  kind: 'drawn',
  width: (size) => size * 1.75,
  draw: (pen, x, y, size) => drawWreath(pen, text, x + size * 0.875, y, size * 1.75, paint, size),
});
