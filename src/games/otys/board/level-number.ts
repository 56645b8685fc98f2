import { heavy, write } from '../../../canvas/fonts.ts';
import type { Pen } from '../../../canvas/pen.ts';
import { fill } from '../../../canvas/pen.ts';
import { roundPath } from '../../../canvas/shapes.ts';
import { PALETTE } from '../../../canvas/theme.ts';
import type { SeaLevel } from '../rules/vocabulary.ts';

/** Draws a level's number at the head of its row, centred; on a plate of lamplight while the level is open. */
export const drawLevelNumber = (
  pen: Pen,
  level: SeaLevel,
  x: number,
  y: number,
  size: number,
  active: boolean,
): void => {
  if (active) {
    const [width, height] = [size * 0.9, size * 1.2];
    roundPath(pen, { x: x - width / 2, y: y - height / 2, width, height }, size * 0.24);
    fill(pen, PALETTE.lamp);
  }
  write(pen, `${level}`, x, y, { ...heavy(size, active ? PALETTE.ink : PALETTE.mist), align: 'center' });
};
