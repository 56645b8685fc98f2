import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawIcon, stampIcon } from '../../src/canvas/icons.ts';
import { SEAT_LOOKS } from '../../src/canvas/theme.ts';

const pen = createCanvas(40, 40).getContext('2d');

test('every emblem can be drawn', () => {
  for (const { emblem } of SEAT_LOOKS) {
    pen.clearRect(0, 0, 40, 40);
    drawIcon(pen, emblem, 20, 20, 40, '#ffffff');
    expect(
      pen.getImageData(0, 0, 40, 40).data.some((value) => value > 0),
      emblem,
    ).toBe(true);
  }
});

test('an icon that is not there is named', () => {
  expect(() => drawIcon(pen, 'no-such-icon', 0, 0, 10, '#ffffff')).toThrow('no-such-icon');
});

test('an icon from a sprite is the one that is drawn', () => {
  const [drawn, stamped] = [drawIcon, stampIcon].map((draw) => {
    const fresh = createCanvas(40, 40).getContext('2d');
    fresh.fillRect(0, 0, 40, 40);
    draw(fresh, SEAT_LOOKS[0].emblem, 20, 20, 30, '#ffffff');
    return fresh.getImageData(0, 0, 40, 40).data;
  });
  const apart = drawn?.map((value, at) => Math.abs(value - (stamped?.[at] ?? 0)));
  expect(Math.max(...(apart ?? [255]))).toBeLessThanOrEqual(2);
});
