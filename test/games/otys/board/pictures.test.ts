import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { PICTURE, type Picture } from '../../../../src/canvas/picture.ts';
import { seaPicture } from '../../../../src/games/otys/board/sea.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { say } from '../../../texts/shipped.ts';
import { middle } from '../sample-views.ts';

const pixels = async (picture: Picture): Promise<Uint8ClampedArray> => {
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(await loadImage(await picture.paint()), 0, 0);
  return pen.getImageData(0, 0, PICTURE.width, PICTURE.height).data;
};

test('a name of any length keeps inside its plate', async () => {
  const named = (name: string) =>
    pixels(seaPicture({ view: middle.view, people: [{ name }], components, say }, 0));
  const [short, long] = [await named('A'), await named('Wolkenkratzerbewohnerin '.repeat(40))];
  // The plate ends at 438 × 90; the file's blocks of 16 pixels may blur a little beyond it.
  const outside = short.findIndex((value, at) => {
    const pixel = at >> 2;
    const [x, y] = [pixel % PICTURE.width, Math.floor(pixel / PICTURE.width)];
    return (x > 456 || y > 108) && Math.abs(value - (long[at] ?? 0)) > 8;
  });
  expect(outside).toBe(-1);
});
