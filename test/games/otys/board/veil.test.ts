import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { ringBox } from '../../../../src/canvas/marks.ts';
import type { Box } from '../../../../src/canvas/pen.ts';
import { PICTURE } from '../../../../src/canvas/picture.ts';
import { RADIUS } from '../../../../src/canvas/theme.ts';
import { drawVeiled } from '../../../../src/games/otys/board/sea-marks.ts';

const boxAt = (x: number): Box => ({ x, y: 100, width: 40, height: 40 });
const marked = boxAt(600);

/** The colour of a point of a white picture with a mark, of which these boxes are lit and asked about. */
const painted = (lit: readonly Box[], asked: readonly Box[]) => {
  const pen = createCanvas(PICTURE.width, PICTURE.height).getContext('2d');
  drawVeiled(pen, { lit, asked }, () => {
    pen.fillStyle = '#999999';
    pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
    ringBox(pen, marked, RADIUS.small);
  });
  return (x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data];
};

const ringOf = ({ x, y, height }: Box) => [x - 2, y + height / 2] as const;

test('what is new keeps its colour above what steps back', () => {
  const [open, veiled] = [painted([], []), painted([boxAt(100)], [boxAt(100)])];
  expect(veiled(...ringOf(marked))).toEqual(open(...ringOf(marked)));
  expect(veiled(620, 120)).not.toEqual(open(620, 120));
});

test('what is asked about has a rim, unless it is so much that a rim would tell nothing from the rest', () => {
  const boxes = [100, 200, 300, 400, 500].map(boxAt);
  const white = [255, 255, 255, 255];
  expect(painted(boxes, boxes.slice(0, 1))(...ringOf(boxAt(100)))).toEqual(white);
  expect(painted(boxes, boxes.slice(0, 1))(...ringOf(boxAt(200)))).not.toEqual(white);
  expect(painted(boxes, boxes)(...ringOf(boxAt(100)))).not.toEqual(white);
});
