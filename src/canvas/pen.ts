import type { SKRSContext2D } from '@napi-rs/canvas';

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
