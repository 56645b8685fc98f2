import { drawIcon } from '../../../canvas/icons.ts';
import { ringBox } from '../../../canvas/marks.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { drawSlab } from '../../../canvas/shapes.ts';
import { stamp } from '../../../canvas/sprite.ts';
import { PALETTE, seatLook } from '../../../canvas/theme.ts';
import type { SeatView } from '../view.ts';
import { drawKey, drawKeyPlace } from './key.ts';
import { TECHNICIAN_ICONS } from './signs.ts';

/** How many more keys bring them all home, counting the one that does. */
export const keysToHome = ({ homeAt, track }: SeatView): number => Math.max(1, homeAt - track.length);

/** Draws the Hacker track: the tokens on it, the last `laid` of them as new, the free spaces, and the Hacker, at whom all keys come home. */
export const drawHackerTrack = (
  pen: Pen,
  player: SeatView,
  laid: number,
  { x, y }: Box,
  size: number,
  step: number,
): void => {
  const look = seatLook(player.seat);
  const spaces = Math.max(player.homeAt - 1, player.track.length);
  for (let space = 0; space < spaces; space++) {
    const box = { x: x + space * step, y, width: size, height: size };
    const token = player.track[space];
    if (token === undefined) drawKeyPlace(pen, box);
    else drawKey(pen, token, look, box);
    if (space >= player.track.length - laid && token !== undefined) ringBox(pen, box, size * 0.2);
  }
  drawHacker(pen, { x: x + spaces * step, y, width: size, height: size });
};

/** Draws the Hacker's own place, at the end of the track. */
export const drawHacker = (pen: Pen, box: Box): void =>
  stamp(
    pen,
    'hacker',
    box,
    (fresh, width, height) => {
      drawSlab(
        fresh,
        { x: 0, y: 0, width, height },
        {
          face: PALETTE.moss,
          deep: PALETTE.mossDeep,
          edge: PALETTE.jadeEdge,
          side: PALETTE.mossSide,
          radius: width * 0.2,
          lift: 3,
        },
      );
      drawIcon(fresh, TECHNICIAN_ICONS.hacker, width / 2, height / 2 - 1, width * 0.74, PALETTE.mist);
    },
    14,
  );
