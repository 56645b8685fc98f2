import { readFileSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Picture } from '../../src/canvas/picture.ts';

/** A quarter of a picture's width and height: enough to see that something is gone or elsewhere. */
const SMALL = { width: 275, height: 175 } as const;
/** How far a channel of a pixel may be off, of 255, and how many of all channels may be further off. */
const TOLERANCE = { channel: 24, share: 0.001 } as const;

/** Bytes that a picture may have. */
export const MOST_BYTES = 250_000;

const small = async (bytes: Uint8Array) => {
  const canvas = createCanvas(SMALL.width, SMALL.height);
  const pen = canvas.getContext('2d');
  const image = await loadImage(bytes);
  pen.imageSmoothingEnabled = image.width !== SMALL.width;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, SMALL.width, SMALL.height);
  return { canvas, data: pen.getImageData(0, 0, SMALL.width, SMALL.height).data };
};

/** `GOLDENS=write` writes them anew, for eyes to judge before they are committed. */
const WRITES = process.env['GOLDENS'] === 'write';

/** The share of channels that are further off than an eye would see. */
const shareOff = (now: Uint8ClampedArray, then: Uint8ClampedArray): number =>
  now.filter((value, at) => Math.abs(value - (then[at] ?? 0)) > TOLERANCE.channel).length / now.length;

/** Whether two encoded pictures look the same. */
export async function lookAlike(one: Uint8Array, other: Uint8Array): Promise<boolean> {
  const [now, then] = [await small(one), await small(other)];
  return shareOff(now.data, then.data) <= TOLERANCE.share;
}

/** Holds pictures to what is kept of them in a folder, each under its name. */
export function holdToGoldens(folder: URL, pictures: Readonly<Record<string, Picture>>): void {
  test.each(Object.entries(pictures))('the picture %s looks as it did', async (name, picture) => {
    const file = new URL(`${name}.png`, folder);
    const bytes = await picture.paint();
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
    const now = await small(bytes);
    if (WRITES) writeFileSync(file, await now.canvas.encode('png'));
    const { data: golden } = await small(readFileSync(file));
    expect(shareOff(now.data, golden)).toBeLessThanOrEqual(TOLERANCE.share);
  });
}
