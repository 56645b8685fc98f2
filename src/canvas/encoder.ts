import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { jpegEncoder, type ToJpeg } from './jpeg.ts';
import type { Pen } from './pen.ts';
import { PICTURE, type Picture } from './picture.ts';

/**
 * The format of pictures, for their file names. WebP of the same quality takes half the bytes of JPEG but five times
 * as long, and the person who pressed would wait; PNG takes twice the bytes and as long.
 */
export const EXTENSION = 'jpg';

/** How long a picture took to paint, and then to encode, in milliseconds. */
export type PictureTimes = (painting: number, encoding: number) => void;

let told: PictureTimes | undefined;

/** Tells of every picture from now on how long it took; one listener, the last. */
export const timePictures = (times: PictureTimes): void => {
  told = times;
};

interface CanvasSlot {
  readonly canvas: Canvas;
  readonly toJpeg: ToJpeg;
}

const slot = (): CanvasSlot => {
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  return { canvas, toJpeg: jpegEncoder(canvas) };
};

/** Canvases to paint while earlier pictures are encoded: only these, for any picture height, so memory stays flat. */
const free: CanvasSlot[] = [slot(), slot(), slot()];
const waiting: ((slot: CanvasSlot) => void)[] = [];

const taken = async (): Promise<CanvasSlot> =>
  free.pop() ?? (await new Promise<CanvasSlot>((take) => waiting.push(take)));

const giveBack = (slot: CanvasSlot): void => {
  const next = waiting.shift();
  if (next === undefined) free.push(slot);
  else next(slot);
};

/**
 * Paints a picture of the usual width, and encodes it off the main thread. Pictures that wait for a canvas are
 * painted in order. `height` is in pixels.
 *
 * @throws RangeError for more than the usual height
 */
export const encode = async (
  paint: (pen: Pen) => void,
  height: number = PICTURE.height,
): Promise<Uint8Array> => {
  if (height > PICTURE.height) throw new RangeError(`a picture ${height} pixels high is too high`);
  const slot = await taken();
  try {
    const begun = performance.now();
    const pen = slot.canvas.getContext('2d');
    pen.reset();
    paint(pen);
    const painted = performance.now();
    const bytes = await slot.toJpeg(height);
    told?.(painted - begun, performance.now() - painted);
    return bytes;
  } finally {
    giveBack(slot);
  }
};

/** A picture of the usual width that `draw` paints when it is needed. `height` is in pixels. */
export const picture = (
  name: string,
  said: string | Pick<Picture, 'alt' | 'told'>,
  draw: (pen: Pen) => void,
  height: number = PICTURE.height,
): Picture => ({
  name: `${name}.${EXTENSION}`,
  ...(typeof said === 'string' ? { alt: said } : said),
  width: PICTURE.width,
  height,
  paint: () => encode(draw, height),
});
