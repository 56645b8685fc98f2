import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { imageSize } from '../../src/playground/world/image-size.ts';

const FORMATS = {
  png: (canvas: Canvas) => canvas.encode('png'),
  jpeg: (canvas: Canvas) => canvas.encode('jpeg'),
  webp: (canvas: Canvas) => canvas.encode('webp'),
  gif: (canvas: Canvas) => canvas.encode('gif'),
};

test.each(Object.entries(FORMATS))('the size of a %s is read from its bytes', async (_format, encode) => {
  const canvas = createCanvas(110, 70);
  canvas.getContext('2d').fillRect(10, 10, 30, 30);
  expect(imageSize(await encode(canvas))).toEqual({ width: 110, height: 70 });
});

test('bytes that are no picture have no size', () => {
  expect(imageSize(Buffer.from('a text that is quite long enough to be looked at'))).toBeUndefined();
  expect(imageSize(new Uint8Array())).toBeUndefined();
});
