import { drawIcon } from '../../../canvas/icons.ts';
import type { Bit } from '../../../canvas/line.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { drawSlab } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE } from '../../../canvas/theme.ts';
import { TECHNICIAN_ICONS } from './signs.ts';

/** Draws an arrow that turns round and goes back to the left, centred on a point: the way of a key that comes home. */
const drawHomeArrow = (pen: Pen, x: number, y: number, size: number, paint: string): void => {
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
  pen.strokeStyle = paint;
  pen.stroke();
};

/** A key comes home: after the sign of a key. */
export const homeArrowBit = (paint: string): Bit => ({
  kind: 'drawn',
  width: (size) => size * 0.9,
  draw: (pen, x, y, size) => drawHomeArrow(pen, x + size * 0.45, y, size * 0.86, paint),
});

const drawGround = (pen: Pen, box: Box): void =>
  drawSlab(pen, box, {
    face: PALETTE.moss,
    deep: PALETTE.mossDeep,
    edge: PALETTE.jadeEdge,
    side: PALETTE.mossSide,
    radius: box.height * 0.2,
    lift: 3,
  });

/** The Hacker in a line: the tile at the end of the track, in little. */
export const hackerBit: Bit = {
  kind: 'drawn',
  width: (size) => size * 1.2,
  draw: (pen, x, y, size) => {
    const side = size * 1.2;
    drawGround(pen, { x, y: y - side / 2, width: side, height: side });
    drawIcon(pen, TECHNICIAN_ICONS.hacker, x + side / 2, y - 1.5, size * 0.94, PALETTE.mist);
  },
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
      drawGround(fresh, { x: 0, y: 0, width, height });
      drawIcon(fresh, TECHNICIAN_ICONS.hacker, width * 0.29, height / 2 - 1.5, height * 0.7, PALETTE.mist);
      drawHomeArrow(fresh, width * 0.75, height / 2 - 1, height * 0.5, PALETTE.lamp);
    },
    14,
  );
