import { write } from '../../../canvas/fonts.ts';
import { type Box, faded, type Pen } from '../../../canvas/pen.ts';
import { drawRecess, drawSlab } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE, type SeatLook } from '../../../canvas/theme.ts';
import type { TrackToken } from '../rules/vocabulary.ts';

const KEY_RADIUS = 9;

/** What is written on a key. */
export const keyText = (token: TrackToken): string => (typeof token === 'number' ? `${token}` : 'X');

/** Draws a key: in its player's colour, or of steel when neutral. */
export const drawKey = (pen: Pen, token: TrackToken, look: SeatLook, box: Box): void => {
  const neutral = token === 'neutral';
  const face = neutral ? PALETTE.steel : look.paint;
  drawCached(
    pen,
    `key ${token} ${neutral ? '' : look.emblem}`,
    box,
    (fresh, width, height) => {
      drawSlab(
        fresh,
        { x: 0, y: 0, width, height },
        {
          face,
          deep: face,
          edge: neutral ? PALETTE.mist : PALETTE.white,
          side: neutral ? PALETTE.steelDeep : look.edge,
          radius: Math.min(KEY_RADIUS, width * 0.2),
          lift: Math.max(3, Math.round(height * 0.08)),
          line: width > 40 ? 2.5 : 2,
        },
      );
      write(fresh, keyText(token), width / 2, height * 0.46, {
        size: Math.max(22, Math.round(height * 0.64)),
        weight: 'heavy',
        paint: neutral ? PALETTE.ink : look.ink,
        align: 'center',
      });
    },
    14,
  );
};

/** Draws the place of a key that is not at hand. */
export const drawKeyPlace = (pen: Pen, box: Box, text = ''): void => {
  drawRecess(pen, box, Math.min(KEY_RADIUS, box.width * 0.2));
  if (text !== '')
    write(pen, text, box.x + box.width / 2, box.y + box.height / 2, {
      size: Math.max(22, Math.round(box.height * 0.64)),
      weight: 'bold',
      paint: faded(PALETTE.mistSoft, 0.38),
      align: 'center',
    });
};
