import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Pen } from '../../../../src/canvas/pen.ts';
import { drawPaw } from '../../../../src/games/oteres/board/otter.ts';
import { drawOtterHead } from '../../../../src/games/oteres/board/otter-face.ts';

const pixelsOf = (draw: (pen: Pen) => void): Buffer => {
  const pen = createCanvas(60, 60).getContext('2d');
  draw(pen);
  return Buffer.from(pen.getImageData(0, 0, 60, 60).data);
};

test.each<[string, (pen: Pen, size: number) => void]>([
  ['a paw', (pen, size) => drawPaw(pen, 'left', true, 30, 30, size)],
  ['an otter’s head', (pen, size) => drawOtterHead(pen, 'calm', 30, 30, size)],
])('%s has its own size, though another took as many pixels before it', (_, draw) => {
  const [larger, smaller] = [32, 31].map((size) => pixelsOf((pen) => draw(pen, size)));
  expect(smaller).not.toEqual(larger);
});
