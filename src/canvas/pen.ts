import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';

/** What everything is drawn with. */
export type Pen = SKRSContext2D;

/** A place in a picture, in pixels from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The vertical middle of a box. */
export const middle = ({ y, height }: Box): number => y + height / 2;

/** The horizontal centre of a box. */
export const centre = ({ x, width }: Box): number => x + width / 2;

/** A box of this size around a point. */
export const boxAround = (x: number, y: number, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** A box within another one, this far from each of its sides; around it if negative. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** A colour with an opacity of 0 to 1. */
export const faded = (paint: string, opacity: number): string =>
  `${paint}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** Draws with the pen's settings kept from what comes after. */
export const apart = (pen: Pen, draw: () => void): void => {
  pen.save();
  draw();
  pen.restore();
};

/** Fills a path: that which the pen has made, unless one is given. */
export const fill = (pen: Pen, paint: Pen['fillStyle'], path?: Path2D): void => {
  pen.fillStyle = paint;
  if (path === undefined) pen.fill();
  else pen.fill(path);
};

/** Draws a line of a width along a path: that which the pen has made, unless one is given. */
export const stroke = (pen: Pen, paint: string, width: number, path?: Path2D): void => {
  pen.lineWidth = width;
  pen.strokeStyle = paint;
  if (path === undefined) pen.stroke();
  else pen.stroke(path);
};

/** The same with round ends and corners. */
export const strokeRound = (pen: Pen, paint: string, width: number, path?: Path2D): void => {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  stroke(pen, paint, width, path);
};

/** Draws a round line along the pen's path upon a wider one, which is its edge. */
export const strokeEdged = (
  pen: Pen,
  line: readonly [paint: string, width: number],
  edge: readonly [paint: string, width: number],
): void => {
  strokeRound(pen, ...edge);
  strokeRound(pen, ...line);
};
