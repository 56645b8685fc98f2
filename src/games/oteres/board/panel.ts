import { write } from '../../../canvas/fonts.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { drawSlab, roundPath } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS, SHALLOWS, TYPE } from '../../../canvas/theme.ts';

/** Draws a dark panel that text and pieces stand on, as on a rock in the lagoon. */
export const drawReef = (pen: Pen, box: Box, edge: string = SHALLOWS.reefEdge): void =>
  drawSlab(pen, box, {
    face: SHALLOWS.reef,
    deep: SHALLOWS.reefDeep,
    edge,
    side: SHALLOWS.reefDeep,
    radius: RADIUS.panel,
    lift: 4,
    line: 2.5,
  });

/** Draws a hollow with sand in it that pearls lie in. */
export const drawHollow = (pen: Pen, box: Box): void => {
  roundPath(pen, box, RADIUS.tile);
  pen.fillStyle = SHALLOWS.reefDeep;
  pen.fill();
  pen.lineWidth = 1.5;
  pen.strokeStyle = SHALLOWS.reefEdge;
  pen.stroke();
};

/** Draws a few words on a dark plate, centred on a point. */
export const drawPlate = (pen: Pen, text: string, x: number, y: number, width: number): void => {
  drawSlab(
    pen,
    { x: x - width / 2, y: y - 17, width, height: 34 },
    {
      face: SHALLOWS.reef,
      deep: SHALLOWS.reefDeep,
      edge: SHALLOWS.reefEdge,
      radius: 17,
      lift: 2,
      line: 1.5,
    },
  );
  write(pen, text, x, y - 1, {
    size: TYPE.small,
    weight: 'bold',
    paint: PALETTE.mist,
    align: 'center',
    width: width - 16,
  });
};

/** Draws the title of a picture on the water. */
export const drawTitle = (pen: Pen, text: string, x: number, y: number, width: number): void => {
  write(pen, text, x, y, {
    size: TYPE.number,
    weight: 'heavy',
    paint: PALETTE.white,
    align: 'center',
    width,
    smallest: TYPE.strong,
    halo: SHALLOWS.reefDeep,
  });
};
