import type { Canvas } from '@napi-rs/canvas';
import { forget } from './forget.ts';

/** A board in 200 to 250 KB. */
const QUALITY = 84;

/** Brings a canvas as it is now as a JPEG file, encoded away from the main thread. */
export type ToJpeg = () => Promise<Uint8Array>;

/** libjpeg-turbo; nothing on a system for which its package has no binary. */
const turbo = await import('@julusian/jpeg-turbo').then(
  ({ default: library }) => library,
  () => undefined,
);

/** What encodes pictures on this system. */
export const ENCODER = turbo === undefined || forget === undefined ? 'Skia' : 'libjpeg-turbo';

/**
 * The encoder of one canvas, to be used again as often as that is painted, but never twice at once. libjpeg-turbo takes a quarter of the
 * time that Skia's encoder does, which is built without vector instructions and goes over each picture twice for 8 % less to upload.
 */
export function jpegEncoder(canvas: Canvas): ToJpeg {
  if (turbo === undefined || forget === undefined) return () => canvas.encode('jpeg', QUALITY);
  const release = forget;
  const { compress, bufferSize, FORMAT_RGBA, SAMP_420 } = turbo;
  const picture = { width: canvas.width, height: canvas.height, subsampling: SAMP_420 };
  const room = Buffer.alloc(bufferSize(picture));
  return async () => {
    const pixels = canvas.data();
    const file = await compress(pixels, room, { ...picture, format: FORMAT_RGBA, quality: QUALITY });
    release(pixels);
    // A copy: the room is written over with the next picture.
    return new Uint8Array(file);
  };
}
