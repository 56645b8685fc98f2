import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawCached, drawCachedBar, spritesKept } from '../../src/canvas/sprite.ts';

const pen = createCanvas(10, 10).getContext('2d');
const place = { x: 0, y: 0, width: 400, height: 400 };

test('a sprite is painted once, however often it is stamped', () => {
  let painted = 0;
  for (let time = 0; time < 3; time++) drawCached(pen, 'one', place, () => painted++);
  expect(painted).toBe(1);
});

test('sprites never take more room than they may', () => {
  for (let number = 0; number < 300; number++) {
    drawCached(pen, `many ${number}`, place, () => undefined);
    expect(spritesKept().pixels).toBeLessThanOrEqual(18_000_000);
  }
  expect(spritesKept().pixels).toBeGreaterThan(10_500_000);
});

test('what took long to paint is kept rather than what is painted fast', () => {
  const slowly = () => {
    const end = performance.now() + 20;
    while (performance.now() < end);
  };
  drawCached(pen, 'slow', place, slowly);
  for (let number = 0; number < 100; number++) drawCached(pen, `fast ${number}`, place, () => undefined);
  const again: string[] = [];
  drawCached(pen, 'slow', place, () => again.push('slow'));
  for (let number = 0; number < 100; number++)
    drawCached(pen, `fast ${number}`, place, () => again.push('fast'));
  expect(again.length).toBeGreaterThan(20);
  expect(again).not.toContain('slow');
});

test('what is used no more goes in the end, however long it took', () => {
  const slowly = () => {
    const end = performance.now() + 2;
    while (performance.now() < end);
  };
  drawCached(pen, 'once', place, slowly);
  for (let number = 0; number < 400; number++) drawCached(pen, `others ${number}`, place, slowly);
  let again = 0;
  drawCached(pen, 'once', place, () => again++);
  expect(again).toBe(1);
});

test('sprites are never more than there may be, however small', () => {
  const tiny = { x: 0, y: 0, width: 1, height: 1 };
  for (let number = 0; number < 5_000; number++) drawCached(pen, `tiny ${number}`, tiny, () => undefined, 0);
  expect(spritesKept().sprites).toBe(4_000);
});

test('a bar looks the same as if all its width had been painted', () => {
  const bar = (fresh: typeof pen, width: number, height: number) => {
    fresh.shadowColor = 'black';
    fresh.shadowBlur = 6;
    fresh.fillStyle = 'teal';
    fresh.beginPath();
    fresh.roundRect(0, 0, width, height, 9);
    fresh.fill();
  };
  const pixels = (draw: (on: typeof pen) => void) => {
    const on = createCanvas(560, 60).getContext('2d');
    draw(on);
    return Buffer.from(on.getImageData(0, 0, 560, 60).data);
  };
  for (const width of [30, 134, 135, 250, 520]) {
    const box = { x: 20, y: 15, width, height: 30 };
    const whole = pixels((on) => drawCached(on, 'whole', box, bar, 10));
    const laid = pixels((on) => drawCachedBar(on, 'bar', box, bar, { end: 19, bleed: 10 }));
    expect(laid.equals(whole), `${width} pixels wide`).toBe(true);
  }
});
