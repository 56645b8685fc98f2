import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { forget } from './forget.ts';

/** A board in 200 to 250 KB. */
const QUALITY = 84;

/** Brings the upper `height` pixels of a canvas as it is now as a JPEG file, encoded away from the main thread. */
export type ToJpeg = (height: number) => Promise<Uint8Array>;

/** libjpeg-turbo; nothing on a system for which its package has no binary. */
const turbo = await import('@julusian/jpeg-turbo').then(
  ({ default: library }) => library,
  () => undefined,
);

/** What encodes pictures on this system. */
export const ENCODER = turbo === undefined || forget === undefined ? 'Skia' : 'libjpeg-turbo';

/**
 * One canvas's encoder, reused each time it is painted, but never twice at once. libjpeg-turbo takes a quarter of the
 * time of Skia's encoder, which is built without vector instructions and scans each picture twice for 8 % less to
 * upload.
 */
export function jpegEncoder(canvas: Canvas): ToJpeg {
  if (turbo === undefined || forget === undefined)
    return (height) => upperPart(canvas, height).encode('jpeg', QUALITY);
  const release = forget;
  const { compress, bufferSize, FORMAT_RGBA, SAMP_420 } = turbo;
  const whole = { width: canvas.width, height: canvas.height, subsampling: SAMP_420 };
  const room = Buffer.alloc(bufferSize(whole));
  return async (height) => {
    const pixels = canvas.data();
    const file = await compress(pixels, room, { ...whole, height, format: FORMAT_RGBA, quality: QUALITY });
    release(pixels);
    // A copy: the room is written over with the next picture.
    return new Uint8Array(file);
  };
}

function upperPart(canvas: Canvas, height: number): Canvas {
  const part = createCanvas(canvas.width, height);
  part.getContext('2d').drawImage(canvas, 0, 0);
  return part;
}
