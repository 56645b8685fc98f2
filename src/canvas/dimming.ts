import { createCanvas } from '@napi-rs/canvas';
import { type Box, faded, type Pen } from './pen.ts';
import { PICTURE } from './picture.ts';
import { roundPath } from './shapes.ts';
import { PALETTE, RADIUS } from './theme.ts';

const veil = createCanvas(PICTURE.width, PICTURE.height);

/** What lies over all that is not lit: its colour, and its opacity from 0 to 1. */
export const VEIL = { paint: PALETTE.abyss, opacity: 0.26 } as const;

/** Lets everything step back but what is in these boxes; with no box nothing does. */
export const dimAround = (pen: Pen, lit: readonly Box[]): void => {
  if (lit.length === 0) return;
  const cut = veil.getContext('2d');
  cut.reset();
  cut.fillStyle = faded(VEIL.paint, VEIL.opacity);
  cut.fillRect(0, 0, PICTURE.width, PICTURE.height);
  cut.globalCompositeOperation = 'destination-out';
  cut.fillStyle = PALETTE.shadow;
  for (const { x, y, width, height } of lit) {
    roundPath(cut, { x: x - 5, y: y - 5, width: width + 10, height: height + 10 }, RADIUS.card);
    cut.fill();
  }
  pen.drawImage(veil, 0, 0);
};
