import { createCanvas } from '@napi-rs/canvas';
import type { Box, Pen } from './pen.ts';
import { PICTURE } from './picture.ts';
import { roundPath } from './shapes.ts';

const veil = createCanvas(PICTURE.width, PICTURE.height);

/** Lets everything step back but what is in these boxes; with no box nothing does. */
export const dimAround = (pen: Pen, lit: readonly Box[]): void => {
  if (lit.length === 0) return;
  const cut = veil.getContext('2d');
  cut.reset();
  cut.fillStyle = 'rgba(3,12,26,0.26)';
  cut.fillRect(0, 0, PICTURE.width, PICTURE.height);
  cut.globalCompositeOperation = 'destination-out';
  cut.fillStyle = '#000000';
  for (const { x, y, width, height } of lit) {
    roundPath(cut, { x: x - 5, y: y - 5, width: width + 10, height: height + 10 }, 14);
    cut.fill();
  }
  pen.drawImage(veil, 0, 0);
};
