import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { jpegEncoder, type ToJpeg } from './jpeg.ts';
import type { Pen } from './pen.ts';
import { PICTURE, STRIP } from './picture.ts';

/**
 * What pictures are encoded as, for their file names. WebP of the same likeness takes half the room of JPEG but five times as long, which
 * whoever pressed would wait for; PNG twice the room and as long (`npm run bench -- boards`).
 */
export const EXTENSION = 'jpg';

/** How long a picture took to paint, and then to encode, in milliseconds. */
export type PictureTimes = (painting: number, encoding: number) => void;

let told: PictureTimes | undefined;

/** Tells of every picture from now on how long it took; one listener, the last. */
export const timePictures = (times: PictureTimes): void => {
  told = times;
};

/** A canvas with what makes a file of it. */
interface Easel {
  readonly canvas: Canvas;
  readonly toJpeg: ToJpeg;
}

/** A painter with so many canvases of one size: what waits is painted in its order, and memory stays flat. */
function painter({ width, height }: { readonly width: number; readonly height: number }, canvases: number) {
  const free: Easel[] = Array.from({ length: canvases }, () => {
    const canvas = createCanvas(width, height);
    return { canvas, toJpeg: jpegEncoder(canvas) };
  });
  const waiting: ((easel: Easel) => void)[] = [];
  const taken = async (): Promise<Easel> =>
    free.pop() ?? (await new Promise<Easel>((take) => waiting.push(take)));
  const giveBack = (easel: Easel): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(easel);
    else next(easel);
  };
  return async (paint: (pen: Pen) => void): Promise<Uint8Array> => {
    const easel = await taken();
    try {
      const begun = performance.now();
      const pen = easel.canvas.getContext('2d');
      pen.reset();
      paint(pen);
      const painted = performance.now();
      const bytes = await easel.toJpeg();
      told?.(painted - begun, performance.now() - painted);
      return bytes;
    } finally {
      giveBack(easel);
    }
  };
}

/**
 * Paints a picture of the usual size, and encodes it away from the main thread. Two canvases, so that one is painted while the one before
 * is still being encoded; no more.
 */
export const encode = painter(PICTURE, 2);

/** Paints a picture of a moment, likewise. */
export const encodeStrip = painter(STRIP, 1);
