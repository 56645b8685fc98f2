import { readFileSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Picture } from '../../../../src/canvas/picture.ts';
import { handPicture, tablePicture } from '../../../../src/games/oteres/board/index.ts';
import { components } from '../../../../src/games/oteres/index.ts';
import { say } from '../presenter/telling.ts';
import { crowded, openView } from '../sample-views.ts';

/** A quarter of a picture's width and height: enough to see that something is gone or elsewhere. */
const SMALL = { width: 275, height: 175 } as const;
/** How far a channel of a pixel may be off, of 255, and how many of all channels may be further off. */
const TOLERANCE = { channel: 24, share: 0.001 } as const;

const PICTURES: Readonly<Record<string, Picture>> = {
  'crowded-table': tablePicture(openView(crowded), crowded.people, components, say),
  'crowded-hand': handPicture(crowded.scene.view(0), 0, crowded.people, components, say),
};

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

test.each(Object.entries(PICTURES))('the picture %s looks as it did', async (name, picture) => {
  const file = new URL(`goldens/${name}.png`, import.meta.url);
  const now = await small(await picture.paint());
  if (WRITES) writeFileSync(file, await now.canvas.encode('png'));
  const { data: golden } = await small(readFileSync(file));
  const off = now.data.filter((value, at) => Math.abs(value - (golden[at] ?? 0)) > TOLERANCE.channel);
  expect(off.length / now.data.length).toBeLessThanOrEqual(TOLERANCE.share);
});
