import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('@julusian/jpeg-turbo');
  vi.resetModules();
});

test('a system for which the fast encoder has no binary gets the same pictures from Skia, as high as they are asked for', async () => {
  const canvas = createCanvas(64, 40);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#00ff00';
  pen.fillRect(0, 0, 64, 40);
  const fast = await import('../../src/canvas/jpeg.ts');
  vi.resetModules();
  vi.doMock('@julusian/jpeg-turbo', () => {
    throw new Error('no binary for this system');
  });
  const slow = await import('../../src/canvas/jpeg.ts');
  expect([fast.ENCODER, slow.ENCODER]).toEqual(['libjpeg-turbo', 'Skia']);
  for (const { jpegEncoder } of [fast, slow]) {
    const { width, height } = await loadImage(await jpegEncoder(canvas)(24));
    expect([width, height]).toEqual([64, 24]);
  }
});
