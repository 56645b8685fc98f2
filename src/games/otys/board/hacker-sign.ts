import { drawIcon } from '../../../canvas/icons.ts';
import { drawLayers, type Layer } from '../../../canvas/layers.ts';
import type { Bit } from '../../../canvas/line.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { drawSlab } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE } from '../../../canvas/theme.ts';
import { TECHNICIAN_ICONS } from './signs.ts';

/** An arrow that turns round and goes back to the left: the way of a key that comes home. */
const homeArrow = (line: string): Layer => ({
  path: 'M-0.4 0.375H0.15A0.315 0.315 0 0 0 0.15 -0.255L-0.4 -0.25M-0.175 -0.5L-0.45 -0.25L-0.175 0',
  line,
  width: 0.17,
});

/** A key comes home: after the sign of a key. */
export const homeArrowBit = (paint: string): Bit => ({
  kind: 'layers',
  ems: 0.9,
  layers: [homeArrow(paint)],
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
      drawLayers(fresh, [homeArrow(PALETTE.lamp)], width * 0.75, height / 2 - 1, height * 0.5);
    },
    14,
  );
