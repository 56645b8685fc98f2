import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawIcon } from '../../src/canvas/icons.ts';
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
