import { centred, heavy, write } from '../../../canvas/fonts.ts';
import { faded, fill, type Pen, stroke } from '../../../canvas/pen.ts';
import { circlePath, shadowed } from '../../../canvas/shapes.ts';
import { drawCachedAt } from '../../../canvas/sprite.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import type { PearlView } from '../rules/view.ts';
import type { PearlColour } from '../rules/vocabulary.ts';
import { SHALLOWS } from './theme.ts';

/** What a pearl shows: its colour, and its value to those who know it. */
export interface PearlFace {
  readonly colour: PearlColour;
  readonly value?: number;
}

/** Below this size a value could not be read. */
const SMALLEST_TOLD = 40;

/** How the two kinds of pearls look; `ink` is for a value, `full` is where the face is no longer shiny. */
export const LOOKS = {
  white: {
    ...{ shine: SHALLOWS.pearl, face: SHALLOWS.pearl, shade: SHALLOWS.pearlShade, edge: SHALLOWS.pearlEdge },
    ...{ ink: PALETTE.ink, light: PALETTE.white, full: 0.55 },
  },
  black: {
    ...{ shine: SHALLOWS.dropShine, face: SHALLOWS.drop, shade: SHALLOWS.drop, edge: SHALLOWS.dropEdge },
    ...{ ink: PALETTE.mist, light: faded(PALETTE.white, 0.6), full: 0.35 },
  },
} as const satisfies Record<PearlColour, object>;

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
  const { shine, face, shade, edge, ink, light, full } = LOOKS[colour];
  const paint = (fresh: Pen): void => {
    const glow = fresh.createRadialGradient(-size * 0.14, -size * 0.16, size * 0.03, 0, 0, size * 0.52);
    glow.addColorStop(0, shine);
    glow.addColorStop(full, face);
    glow.addColorStop(1, shade);
    shadowed(fresh, Math.max(4, size * 0.12), Math.max(2, size * 0.05), () => {
      circlePath(fresh, 0, 0, size * 0.49);
      fill(fresh, glow);
    });
    circlePath(fresh, 0, 0, (size - 1) * 0.49);
    stroke(fresh, edge, Math.max(1.5, size * 0.035));
    fresh.beginPath();
    fresh.ellipse(-size * 0.2, -size * 0.29, size * 0.09, size * 0.05, -0.6, 0, 2 * Math.PI);
    fill(fresh, light);
    const letters = Math.max(TYPE.small, Math.round(size * 0.52));
    if (text !== '') write(fresh, text, 0, size * 0.02, centred(heavy(letters, ink)));
  };
  drawCachedAt(pen, `pearl ${colour} ${text}`, x, y, size, paint, 14);
};

/** How far apart the centres of pearls lie in a row of this width; many overlap. */
export const pearlStep = (count: number, size: number, width: number): number =>
  count < 2 ? 0 : Math.min(size + 6, (width - size) / (count - 1));

/** The points of pearls; undefined if the value of one is not known. */
export const pointsOf = (pearls: readonly Pick<PearlView, 'value'>[]): number | undefined =>
  pearls.reduce<number | undefined>(
    (sum, { value }) => (sum === undefined || value === undefined ? undefined : sum + value),
    0,
  );

/** "8 points", "−1 point". */
export const pointsWords = (points: number, say: Say): string =>
  say('oteres-board-points', { count: points, points: valueText(points) });
