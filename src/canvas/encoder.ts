import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Pen } from './pen.ts';
import { PICTURE } from './picture.ts';

/**
 * JPEG at this quality: a board in some 200 KB and 11 ms of CPU. WebP of the same likeness takes half the room but five times as
 * long, which whoever pressed would wait for; PNG twice the room and five times as long (`npm run bench -- boards`).
 */
const QUALITY = 86;

/** What pictures are encoded as, for their file names. */
export const EXTENSION = 'jpg';

/** How long a picture took to paint, and then to encode, in milliseconds. */
export type PictureTimes = (painting: number, encoding: number) => void;

let told: PictureTimes | undefined;

/** Tells of every picture from now on how long it took; one listener, the last. */
export const timePictures = (times: PictureTimes): void => {
  told = times;
};

/** Two, so that one is painted while the one before is still being encoded; no more, so that memory stays flat. */
const free: Canvas[] = [1, 2].map(() => createCanvas(PICTURE.width, PICTURE.height));
const waiting: ((canvas: Canvas) => void)[] = [];

const taken = async (): Promise<Canvas> =>
  free.pop() ?? (await new Promise<Canvas>((take) => waiting.push(take)));

const giveBack = (canvas: Canvas): void => {
  const next = waiting.shift();
  if (next === undefined) free.push(canvas);
  else next(canvas);
};

/** Paints a picture of the usual size, and encodes it away from the main thread. What waits is painted in its order. */
export const encode = async (paint: (pen: Pen) => void): Promise<Uint8Array> => {
  const canvas = await taken();
  try {
    const begun = performance.now();
    const pen = canvas.getContext('2d');
    pen.reset();
    paint(pen);
    const painted = performance.now();
    const bytes = await canvas.encode('jpeg', QUALITY);
    told?.(painted - begun, performance.now() - painted);
    return bytes;
  } finally {
    giveBack(canvas);
  }
};
