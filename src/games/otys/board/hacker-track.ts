import { drawIcon } from '../../../canvas/icons.ts';
import { ringBox } from '../../../canvas/marks.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { drawSlab } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE, seatLook } from '../../../canvas/theme.ts';
import type { SeatView } from '../rules/view.ts';
import type { SeatChanges } from './changes.ts';
import { drawKey, drawKeyPlace } from './key.ts';
import { TECHNICIAN_ICONS } from './signs.ts';

/** How many more keys bring them all home, counting the one that does. */
export const keysToHome = ({ homeAt, track }: SeatView): number => Math.max(1, homeAt - track.length);

/** Draws the Hacker track: the tokens on it, the free spaces, and the Hacker, at whom all keys come home; with marks of what is new. */
export const drawHackerTrack = (
  pen: Pen,
  player: SeatView,
  { laid, hacker }: Pick<SeatChanges, 'laid' | 'hacker'>,
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
  const home = { x: x + spaces * step, y, width: size * HACKER, height: size };
  drawHacker(pen, home);
  if (hacker !== 0) ringBox(pen, home, size * 0.2);
};

/** Draws an arrow that turns round and goes back to the left, centred on a point. */
const drawHomeArrow = (pen: Pen, x: number, y: number, size: number): void => {
  const half = size / 2;
  pen.beginPath();
  pen.moveTo(x - half * 0.8, y + half * 0.75);
  pen.lineTo(x + half * 0.3, y + half * 0.75);
  pen.arc(x + half * 0.3, y + half * 0.12, half * 0.63, Math.PI / 2, -Math.PI / 2, true);
  pen.lineTo(x - half * 0.8, y - half * 0.5);
  pen.moveTo(x - half * 0.35, y - half);
  pen.lineTo(x - half * 0.9, y - half * 0.5);
  pen.lineTo(x - half * 0.35, y);
  pen.lineWidth = Math.max(2.5, size * 0.17);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = PALETTE.lamp;
  pen.stroke();
};

/** How wide the Hacker's place is for its height: there is room for the arrow. */
export const HACKER = 1.8;

/** Draws the Hacker's own place, at the end of the track, with the arrow by which all keys go home. */
export const drawHacker = (pen: Pen, box: Box): void =>
  drawCached(
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
          radius: height * 0.2,
          lift: 3,
        },
      );
      drawIcon(fresh, TECHNICIAN_ICONS.hacker, width * 0.28, height / 2 - 1, height * 0.74, PALETTE.mist);
      drawHomeArrow(fresh, width * 0.74, height / 2 - 1, height * 0.5);
    },
    14,
  );
