import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawCachedIcon, drawIcon } from '../../src/canvas/icons.ts';
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

test('an icon that is not there does not compile, and is named where it went missing', () => {
  // @ts-expect-error: that a name without an icon is refused by the compiler is what this test shows.
  expect(() => drawIcon(pen, 'no-such-icon', 0, 0, 10, '#ffffff')).toThrow('no-such-icon');
});

/** How light each pixel of an icon is, white on black. */
const lightOf = (draw: typeof drawIcon): readonly number[] => {
  const fresh = createCanvas(40, 40).getContext('2d');
  fresh.fillRect(0, 0, 40, 40);
  draw(fresh, SEAT_LOOKS[0].emblem, 20, 20, 30, '#ffffff');
  const { data } = fresh.getImageData(0, 0, 40, 40);
  return Array.from({ length: 40 * 40 }, (_, pixel) => data[pixel * 4] ?? 0);
};

test('an icon from a sprite looks as it does when it is drawn, but for the smoothing of its edges', () => {
  const drawn = lightOf(drawIcon);
  const apart = lightOf(drawCachedIcon).map((light, pixel) => Math.abs(light - (drawn[pixel] ?? 0)));
  expect(Math.max(...apart)).toBeLessThan(96);
  expect(apart.reduce((sum, light) => sum + light, 0) / apart.length).toBeLessThan(2);
});
