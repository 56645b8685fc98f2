import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '../../src/canvas/picture.ts';

const anyCanvas = createCanvas(1, 1);
const anyPen = anyCanvas.getContext('2d');
/** What all canvases have, all pens, and all gradients. */
export const CANVASES: object = Object.getPrototypeOf(anyCanvas);
export const PENS: object = Object.getPrototypeOf(anyPen);
export const GRADIENTS: object = Object.getPrototypeOf(anyPen.createLinearGradient(0, 0, 1, 1));

/**
 * From here on, something else is done in place of a method; `real` does what it does. To be called before anything is painted, so that
 * no sprite is there already. Gives what undoes it.
 */
export function instead<By = SKRSContext2D>(
  prototype: object,
  name: string,
  does: (by: By, args: readonly unknown[], real: () => unknown) => unknown,
): () => void {
  const former = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  Object.defineProperty(prototype, name, {
    configurable: true,
    value(this: By, ...args: readonly unknown[]): unknown {
      return does(this, args, () => Reflect.apply(former.value, this, args));
    },
  });
  return () => void Object.defineProperty(prototype, name, former);
}

/** Ends the making of a picture: what was found on its canvas is all that is wanted. */
class PictureEnd extends Error {
  readonly found: unknown;

  constructor(found: unknown) {
    super('a picture was looked at');
    this.found = found;
  }
}

/** Ends pictures where their files would be made, and gives {@link foundIn} what is found on their canvas instead. */
export function endPictures(found: (canvas: object) => unknown): void {
  // What makes a file of a canvas asks for the file itself or, in a library of its own, for the pixels.
  for (const name of ['encode', 'data'])
    instead<object>(CANVASES, name, (canvas) => {
      throw new PictureEnd(found(canvas));
    });
}

/** What was found on the canvas of a picture. */
export async function foundIn({ paint }: Pick<Picture, 'paint'>): Promise<unknown> {
  try {
    await paint();
  } catch (error) {
    if (error instanceof PictureEnd) return error.found;
    throw error;
  }
  throw new Error('Nothing was found of how the picture was made.');
}
