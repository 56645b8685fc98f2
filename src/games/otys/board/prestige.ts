import { heavy, write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import type { Bit } from '../../../canvas/line.ts';
import type { Pen } from '../../../canvas/pen.ts';
import { PALETTE } from '../../../canvas/theme.ts';

/** The colour of Prestige, and of what it stands on. */
export interface WreathPaints {
  readonly paint: string;
  readonly ground: string;
}

/** Prestige on a panel, on paper, and on a token. */
export const WREATHS = {
  panel: { paint: PALETTE.laurel, ground: PALETTE.hull },
  paper: { paint: PALETTE.laurelDark, ground: PALETTE.paper },
  slip: { paint: PALETTE.laurelDark, ground: PALETTE.paperLight },
  chart: { paint: PALETTE.laurelDark, ground: PALETTE.chart },
  glass: { paint: PALETTE.laurel, ground: PALETTE.glass },
  amber: { paint: PALETTE.laurel, ground: PALETTE.amber },
  jade: { paint: PALETTE.laurel, ground: PALETTE.mossDeep },
} as const satisfies Record<string, WreathPaints>;

/** Draws Prestige: the number within a wreath of a given size, centred on a point. */
export const drawWreath = (
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  { paint, ground }: WreathPaints,
  type: number,
): void => {
  drawIcon(pen, 'laurels', x, y, size, paint);
  write(pen, text, x, y - size * 0.02, { ...heavy(type, paint), align: 'center', halo: ground });
};

/** Prestige within a line: the number in its wreath, which is so large for a type size of 1. */
export const wreathBit = (text: string, paints: WreathPaints, wreath = 1.6): Bit => ({
  kind: 'drawn',
  width: (size) => size * wreath,
  draw: (pen, x, y, size) =>
    drawWreath(pen, text, x + (size * wreath) / 2, y, size * wreath, paints, (size * wreath) / 1.6),
});
