import { heavy, write } from '../../../canvas/fonts.ts';
import { faded, fill, type Pen, stroke } from '../../../canvas/pen.ts';
import { circlePath, shadowed } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';
import type { PearlColour } from '../rules/vocabulary.ts';
import { SHALLOWS } from './theme.ts';

/** What a pearl shows: its colour, and its value to those who know it. */
export interface PearlFace {
  readonly colour: PearlColour;
  readonly value?: number;
}

/** Below this size a value could not be read. */
const SMALLEST_TOLD = 40;

const pearlPath = (pen: Pen, x: number, y: number, size: number): void => {
  circlePath(pen, x, y, size * 0.49);
};

const LOOKS = {
  white: {
    shine: SHALLOWS.pearl,
    face: SHALLOWS.pearl,
    shade: SHALLOWS.pearlShade,
    edge: SHALLOWS.pearlEdge,
  },
  black: { shine: SHALLOWS.dropShine, face: SHALLOWS.drop, shade: SHALLOWS.drop, edge: SHALLOWS.dropEdge },
} as const;

/** A value as it is written on a pearl. */
export const valueText = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** Draws a pearl centred on a point, with its value if that is known and legible. */
export const drawPearl = (
  pen: Pen,
  { colour, value }: PearlFace,
  x: number,
  y: number,
  diameter: number,
): void => {
  const size = Math.round(diameter);
  const text = value === undefined || size < SMALLEST_TOLD ? '' : valueText(value);
  const half = Math.ceil(size / 2);
  drawCached(
    pen,
    `pearl ${colour} ${text} ${size}`,
    { x: x - half, y: y - half, width: 2 * half, height: 2 * half },
    (fresh) => {
      const { shine, face, shade, edge } = LOOKS[colour];
      const glow = fresh.createRadialGradient(
        half - size * 0.14,
        half - size * 0.16,
        size * 0.03,
        half,
        half,
        size * 0.52,
      );
      glow.addColorStop(0, shine);
      glow.addColorStop(colour === 'white' ? 0.55 : 0.35, face);
      glow.addColorStop(1, shade);
      shadowed(fresh, Math.max(4, size * 0.12), Math.max(2, size * 0.05), () => {
        pearlPath(fresh, half, half, size);
        fill(fresh, glow);
      });
      pearlPath(fresh, half, half, size - 1);
      stroke(fresh, edge, Math.max(1.5, size * 0.035));
      fresh.beginPath();
      fresh.ellipse(half - size * 0.2, half - size * 0.29, size * 0.09, size * 0.05, -0.6, 0, 2 * Math.PI);
      fill(fresh, colour === 'white' ? PALETTE.white : faded(PALETTE.white, 0.6));
      if (text === '') return;
      write(fresh, text, half, half + size * 0.02, {
        ...heavy(
          Math.max(TYPE.small, Math.round(size * 0.52)),
          colour === 'white' ? PALETTE.ink : PALETTE.mist,
        ),
        align: 'center',
      });
    },
    14,
  );
};

/** How far apart the centres of pearls lie in a row of this width; many overlap. */
export const pearlStep = (count: number, size: number, width: number): number =>
  count < 2 ? 0 : Math.min(size + 6, (width - size) / (count - 1));
