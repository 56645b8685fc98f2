import { textWidth, write } from '../../../canvas/fonts.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { drawSlab, outlinePath, polygonPath, shadowed } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';
import { drawWreath, WREATHS } from './prestige.ts';

/** Draws an arrowhead on a small disc: the way divers go down. `turned` is its direction, in radians from the right. */
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

/** Where the sign of the diver that goes down next is, and what is written on it. */
export interface NextDown {
  readonly text: string;
  readonly size: number;
  readonly right: number;
  readonly room: number;
  readonly y: number;
}

/** The sign of what goes down next: margin of its word; width without one and plate height, by type size; its point. */
const NEXT = { margin: 12, bare: 1.1, body: 1.06, point: 7 } as const;

/** How wide the sign of what goes down next is with its word. */
export const nextDownWidth = (text: string, size: number): number =>
  textWidth(text, size, 'heavy') + NEXT.margin;

/** Where the sign of what goes down next is. */
export const nextDownPlace = ({ text, size, right, room, y }: NextDown): Box => {
  const full = nextDownWidth(text, size);
  const width = full <= room ? full : size * NEXT.bare;
  return { x: right - width, y, width, height: size * NEXT.body + NEXT.point };
};

/** Draws a sign pointing down from the diver that goes next: with a word if there is room, else an arrow. */
export const drawNextDown = (pen: Pen, sign: NextDown): void => {
  const { text, size, room } = sign;
  const isWorded = nextDownWidth(text, size) <= room;
  const body = size * NEXT.body;
  drawCached(
    pen,
    `next down ${isWorded ? text : ''} ${size}`,
    nextDownPlace(sign),
    (fresh, width, height) => {
      shadowed(fresh, 5, 2, () => {
        polygonPath(fresh, [
          [0, 0],
          [width, 0],
          [width, body],
          [width / 2 + Math.min(14, width / 2), body],
          [width / 2, height],
          [width / 2 - Math.min(14, width / 2), body],
          [0, body],
        ]);
        fresh.lineJoin = 'round';
        fresh.lineWidth = 4;
        fresh.strokeStyle = PALETTE.foam;
        fresh.stroke();
        fresh.fillStyle = PALETTE.foam;
        fresh.fill();
      });
      if (isWorded) {
        write(fresh, text, width / 2, body * 0.52, {
          size,
          weight: 'heavy',
          paint: PALETTE.ink,
          align: 'center',
        });
        return;
      }
      const [mid, tip] = [width / 2, height - 8];
      fresh.lineCap = 'round';
      fresh.lineWidth = 4;
      fresh.strokeStyle = PALETTE.ink;
      fresh.beginPath();
      fresh.moveTo(mid, 5);
      fresh.lineTo(mid, tip);
      fresh.moveTo(mid - 8, tip - 9);
      fresh.lineTo(mid, tip);
      fresh.lineTo(mid + 8, tip - 9);
      fresh.stroke();
    },
    10,
  );
};

/** Draws a tick on a disc, centred on a point: done. */
export const drawTick = (pen: Pen, x: number, y: number): void => {
  outlinePath(pen, 'circle', x, y, 29);
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

/** Draws a slip with a public contract's Prestige in its wreath, as on its card: what lies here is enough for it. */
export const drawSlip = (pen: Pen, prestige: number, x: number, y: number): void => {
  const box = { x: x - 23, y: y - 20, width: 46, height: 41 };
  drawSlab(pen, box, {
    face: PALETTE.paperLight,
    deep: PALETTE.paper,
    edge: PALETTE.laurelDark,
    side: PALETTE.laurelDark,
    radius: RADIUS.small,
    lift: 3,
  });
  drawWreath(pen, `${prestige}`, x, y - 1, 39, WREATHS.slip, TYPE.body);
};
