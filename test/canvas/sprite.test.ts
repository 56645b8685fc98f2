import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { spritesKept, stamp } from '../../src/canvas/sprite.ts';

const pen = createCanvas(10, 10).getContext('2d');
const place = { x: 0, y: 0, width: 400, height: 400 };

test('a sprite is painted once, however often it is stamped', () => {
  let painted = 0;
  for (let time = 0; time < 3; time++) stamp(pen, 'one', place, () => painted++);
  expect(painted).toBe(1);
});

test('sprites never take more room than they may', () => {
  for (let number = 0; number < 300; number++) {
    stamp(pen, `many ${number}`, place, () => undefined);
    expect(spritesKept().pixels).toBeLessThanOrEqual(24_000_000);
  }
  expect(spritesKept().pixels).toBeGreaterThan(23_000_000);
});

test('sprites are never more than there may be, however small', () => {
  const tiny = { x: 0, y: 0, width: 1, height: 1 };
  for (let number = 0; number < 5_000; number++) stamp(pen, `tiny ${number}`, tiny, () => undefined, 0);
  expect(spritesKept().sprites).toBe(4_000);
});
