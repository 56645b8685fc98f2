import { dimAround } from '../../../canvas/dimming.ts';
import { holdMarks } from '../../../canvas/marks.ts';
import { type Box, type Pen, strokeEdged } from '../../../canvas/pen.ts';
import { drawGlow, roundPath } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS } from '../../../canvas/theme.ts';

/** What of a picture steps forward. */
export interface Forward {
  /** What keeps its light; with nothing nothing loses any. */
  readonly lit: readonly Box[];
  readonly asked: readonly Box[];
}

/** If a question is about more places, none has a rim: it would tell none from the rest. */
const MOST_RIMMED = 4;

/** Draws a bright rim around what a question is about: it wins over what is of brass or lit for other reasons. */
export const drawRim = (pen: Pen, { x, y, width, height }: Box): void => {
  const rim = { x: x - 2, y: y - 2, width: width + 4, height: height + 4 };
  drawGlow(pen, rim, RADIUS.card, PALETTE.white);
  roundPath(pen, rim, RADIUS.card);
  strokeEdged(pen, [PALETTE.white, 6], [PALETTE.abyss, 10]);
};

/** Draws a picture with the rest dimmed, what lies over that, and on top the marks of what is new. */
export const drawVeiled = (
  pen: Pen,
  { lit, asked }: Forward,
  draw: () => void,
  drawOver: () => void = () => {},
): void => {
  const drawMarks = holdMarks(pen, draw);
  dimAround(pen, lit);
  if (asked.length <= MOST_RIMMED) for (const box of asked) drawRim(pen, box);
  drawOver();
  drawMarks();
};
