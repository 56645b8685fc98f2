import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Picture } from '../../src/canvas/picture.ts';

/** A picture as it stands on its canvas when the bot encodes it: as a PNG, so without any loss. */
export const lossless = async ({ paint }: Pick<Picture, 'paint'>): Promise<Uint8Array> => {
  const prototype: object = Object.getPrototypeOf(createCanvas(1, 1));
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'encode');
  const encode: unknown = descriptor?.value;
  if (descriptor === undefined || typeof encode !== 'function') throw new Error('Canvases cannot be encoded');
  Object.defineProperty(prototype, 'encode', {
    ...descriptor,
    value(this: object): unknown {
      return Reflect.apply(encode, this, ['png']);
    },
  });
  try {
    return await paint();
  } finally {
    Object.defineProperty(prototype, 'encode', descriptor);
  }
};

/** The colours of every pixel of an encoded picture. */
const pixelsOf = async (bytes: Uint8Array): Promise<Uint8ClampedArray> => {
  const image = await loadImage(bytes);
  const pen = createCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, image.width, image.height).data;
};

/** How like two encoded pictures are, in decibels: white over the root of the mean square of how far they are apart (PSNR). */
export const likeness = async (one: Uint8Array, other: Uint8Array): Promise<string> => {
  const [here, there] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  let sum = 0;
  for (let at = 0; at < here.length; at++) sum += ((here[at] ?? 0) - (there[at] ?? 0)) ** 2;
  return sum === 0 ? 'the same' : (10 * Math.log10((255 ** 2 * here.length) / sum)).toFixed(1);
};
