import { write } from '../../../canvas/fonts.ts';
import { type Box, faded, type Pen } from '../../../canvas/pen.ts';
import { drawSlab, outlinePath, roundPath } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';

/** Draws an arrowhead on a small disc: the way that divers go down. `turned` is the way it points, in radians from the right. */
export const drawQueueArrow = (pen: Pen, x: number, y: number, turned: number, size = 26): void =>
  drawCached(
    pen,
    `queue arrow ${turned}`,
    { x: x - size / 2, y: y - size / 2, width: size, height: size },
    (fresh, width, height) => {
      fresh.translate(width / 2, height / 2);
      fresh.rotate(turned);
      fresh.scale(width / 26, height / 26);
      outlinePath(fresh, 'circle', 0, 0, 25);
      fresh.fillStyle = PALETTE.hull;
      fresh.fill();
      fresh.lineWidth = 2;
      fresh.strokeStyle = PALETTE.foam;
      fresh.stroke();
      fresh.lineWidth = 4;
      fresh.strokeStyle = PALETTE.mist;
      fresh.lineCap = 'round';
      fresh.lineJoin = 'round';
      fresh.beginPath();
      fresh.moveTo(-3, -6);
      fresh.lineTo(4, 0);
      fresh.lineTo(-3, 6);
      fresh.stroke();
    },
    2,
  );

/** Draws a shade and a tick: this sponsor was used this turn. */
export const drawSpent = (pen: Pen, box: Box): void => {
  roundPath(pen, box, RADIUS.tile);
  pen.fillStyle = faded(PALETTE.hullDeep, 0.32);
  pen.fill();
  const [x, y] = [box.x + box.width - 8, box.y + 8];
  outlinePath(pen, 'circle', x, y, 32);
  pen.fillStyle = PALETTE.jade;
  pen.fill();
  pen.lineWidth = 2.5;
  pen.strokeStyle = PALETTE.jadeEdge;
  pen.stroke();
  pen.beginPath();
  pen.moveTo(x - 7, y);
  pen.lineTo(x - 2, y + 6);
  pen.lineTo(x + 8, y - 6);
  pen.lineWidth = 4;
  pen.strokeStyle = PALETTE.mist;
  pen.stroke();
};

/** Draws a slip of paper with the Prestige of a public contract: what lies here is enough for it. */
export const drawSlip = (pen: Pen, prestige: number, x: number, y: number): void => {
  const box = { x: x - 15, y: y - 17, width: 30, height: 35 };
  drawSlab(pen, box, {
    face: PALETTE.paperLight,
    deep: PALETTE.paper,
    edge: PALETTE.laurelDark,
    side: PALETTE.laurelDark,
    radius: RADIUS.small,
    lift: 3,
  });
  write(pen, `${prestige}`, x, y - 1, {
    size: TYPE.body,
    weight: 'heavy',
    paint: PALETTE.laurelDark,
    align: 'center',
  });
};
