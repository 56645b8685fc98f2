import { bold, centred, write } from '../../../canvas/fonts.ts';
import type { Pen } from '../../../canvas/pen.ts';
import { fill, stroke } from '../../../canvas/pen.ts';
import { roundPath } from '../../../canvas/shapes.ts';
import { TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import type { Components } from '../rules/components.ts';
import type { PearlView, SeatView } from '../rules/view.ts';
import { drawSign } from './card.ts';
import { cardFace } from './card-face.ts';
import { drawPearl, LOOKS, valueText } from './pearl.ts';
import { SHALLOWS } from './theme.ts';

/** The points of pearls; undefined if the value of one is not known. */
export const pointsOf = (pearls: readonly Pick<PearlView, 'value'>[]): number | undefined =>
  pearls.reduce<number | undefined>(
    (sum, { value }) => (sum === undefined || value === undefined ? undefined : sum + value),
    0,
  );

/** "8 points", "−1 point". */
export const pointsWords = (points: number, say: Say): string =>
  say('oteres-board-points', { count: points, points: valueText(points) });

/** Draws a pearl's number on a small plate, centred on a point. */
export const drawNumber = (pen: Pen, number: number, x: number, y: number): void => {
  roundPath(pen, { x: x - 19, y: y - 15, width: 38, height: 30 }, 15);
  fill(pen, SHALLOWS.reefDeep);
  stroke(pen, SHALLOWS.reefEdge, 1.5);
  write(pen, `${number}`, x, y, centred(bold(TYPE.small)));
};

/** Draws a player's pearl, with a question mark for a hidden value and the sign of the card that it lies under. */
export const drawTold = (
  pen: Pen,
  pearl: PearlView,
  { front }: Pick<SeatView, 'front'>,
  components: Components,
  say: Say,
  x: number,
  y: number,
  size: number,
): void => {
  drawPearl(pen, pearl, x, y, size);
  if (pearl.value === undefined && size >= 40)
    write(
      pen,
      '?',
      x,
      y + size * (pearl.colour === 'black' ? 0.09 : 0.02),
      centred(bold(Math.max(TYPE.small, Math.round(size * 0.46)), LOOKS[pearl.colour].edge)),
    );
  const over = front.find(({ pearl: mark }) => mark === pearl.mark);
  if (over === undefined) return;
  const sign = Math.max(30, size * 0.42);
  drawSign(pen, cardFace(over.card, components, say), x + size * 0.4, y - size * 0.36, sign);
};
