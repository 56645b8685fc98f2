import { createCanvas } from '@napi-rs/canvas';
import type { Pen } from './pen.ts';
import { PICTURE } from './picture.ts';

/**
 * JPEG at this quality: a board in some 200 KB and 11 ms of CPU. WebP of the same look takes a quarter less room but
 * six times as long, PNG four times the room and nine times as long (`npm run bench -- boards`).
 */
const QUALITY = 86;

/** What pictures are encoded as, for their file names. */
export const EXTENSION = 'jpg';

const canvas = createCanvas(PICTURE.width, PICTURE.height);
let before: Promise<unknown> = Promise.resolve();

/** Paints a picture of the usual size and encodes it away from the main thread; one at a time, so that memory stays flat. */
export const encode = (paint: (pen: Pen) => void): Promise<Uint8Array> => {
  const bytes = before.then(() => {
    const pen = canvas.getContext('2d');
    pen.reset();
    paint(pen);
    return canvas.encode('jpeg', QUALITY);
  });
  before = bytes.catch(() => undefined);
  return bytes;
};
