import { createCanvas } from '@napi-rs/canvas';
import type { Pen } from './pen.ts';
import { PICTURE } from './picture.ts';

/** WebP at this quality keeps small type crisp and a board well under 250 KB. */
const QUALITY = 90;

/** What pictures are encoded as, for their file names. */
export const EXTENSION = 'webp';

/** Paints a picture of the usual size and encodes it away from the main thread. */
export const encode = async (paint: (pen: Pen) => void): Promise<Uint8Array> => {
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  paint(canvas.getContext('2d'));
  return canvas.encode('webp', QUALITY);
};
