import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { textWidth } from '../../src/canvas/fonts.ts';
import { writeShaded } from '../../src/canvas/shade.ts';

const SETTING = { size: 24, weight: 'bold', paint: '#ffffff' } as const;
const SHADE = { paint: '#000000', blur: 6 } as const;

/** How dark a grey ground is beside the left, the middle and the right of a text that was written on it. */
const groundBeside = (align: 'left' | 'center' | 'right', x: number): readonly boolean[] => {
  const pen = createCanvas(300, 60).getContext('2d');
  pen.fillStyle = '#808080';
  pen.fillRect(0, 0, 300, 60);
  writeShaded(pen, 'Harbour', x, 30, { ...SETTING, align }, SHADE);
  const { data } = pen.getImageData(0, 0, 300, 60);
  return [50, 150, 250].map((column) =>
    Array.from({ length: 60 }, (_, row) => data[(row * 300 + column) * 4] ?? 0).some((light) => light < 100),
  );
};

test.each([
  ['left', 20, [true, false, false]],
  ['center', 150, [false, true, false]],
  ['right', 280, [false, false, true]],
] as const)('the shade lies around a text that is set %s', (align, x, dark) => {
  expect(groundBeside(align, x)).toEqual(dark);
});

test('a shaded text is as wide as it is without', () => {
  const pen = createCanvas(300, 60).getContext('2d');
  expect(writeShaded(pen, 'Harbour', 20, 30, SETTING, SHADE)).toBe(
    textWidth('Harbour', SETTING.size, SETTING.weight),
  );
});
