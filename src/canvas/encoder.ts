import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { jpegEncoder, type ToJpeg } from './jpeg.ts';
import type { Pen } from './pen.ts';
import { PICTURE } from './picture.ts';

/**
 * What pictures are encoded as, for their file names. WebP of the same likeness takes half the room of JPEG but five times as long, which
 * the person who pressed would wait for; PNG twice the room and as long (`npm run bench -- boards`).
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
interface CanvasSlot {
  readonly canvas: Canvas;
  readonly toJpeg: ToJpeg;
}

/** The canvases of one height. */
interface CanvasPool {
  readonly free: CanvasSlot[];
  readonly waiting: ((slot: CanvasSlot) => void)[];
}

const slot = (height: number): CanvasSlot => {
  const canvas = createCanvas(PICTURE.width, height);
  return { canvas, toJpeg: jpegEncoder(canvas) };
};

/** By the height of their pictures: there are a handful (`picture.ts`). */
const pools = new Map<number, CanvasPool>();

/** Two canvases, so that one is painted while the one before is still being encoded; no more, so that memory stays flat. */
const poolFor = (height: number): CanvasPool => {
  const known = pools.get(height);
  if (known !== undefined) return known;
  const made = { free: [slot(height), slot(height)], waiting: [] };
  pools.set(height, made);
  return made;
};

const taken = async ({ free, waiting }: CanvasPool): Promise<CanvasSlot> =>
  free.pop() ?? (await new Promise<CanvasSlot>((take) => waiting.push(take)));

const giveBack = ({ free, waiting }: CanvasPool, slot: CanvasSlot): void => {
  const next = waiting.shift();
  if (next === undefined) free.push(slot);
  else next(slot);
};

/**
 * Paints a picture of the usual width, and encodes it away from the main thread. What waits for a canvas of the same height is painted in its
 * order. `height` is in pixels.
 */
export const encode = async (
  paint: (pen: Pen) => void,
  height: number = PICTURE.height,
): Promise<Uint8Array> => {
  const pool = poolFor(height);
  const slot = await taken(pool);
  try {
    const begun = performance.now();
    const pen = slot.canvas.getContext('2d');
    pen.reset();
    paint(pen);
    const painted = performance.now();
    const bytes = await slot.toJpeg();
    told?.(painted - begun, performance.now() - painted);
    return bytes;
  } finally {
    giveBack(pool, slot);
  }
};
