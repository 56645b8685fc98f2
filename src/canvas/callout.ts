import { write } from './fonts.ts';
import { apart, type Box, type Pen } from './pen.ts';
import { roundPath } from './shapes.ts';
import { PALETTE, RADIUS } from './theme.ts';

/** How wide the disc of a number is: a number of this size is still read where the picture is 360 pixels wide. */
export const CALLOUT_SIZE = 66;

/** A number beside the thing that it points at: the disc's centre, and the box that it rings. */
export interface Callout {
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

/** Rings things in a picture, each with its number, 1 first. */
export function drawCallouts(pen: Pen, callouts: readonly Callout[]): void {
  for (const { box } of callouts) ring(pen, box);
  for (const [at, { x, y }] of callouts.entries()) disc(pen, `${at + 1}`, x, y);
}

const ring = (pen: Pen, box: Box): void =>
  apart(pen, () => {
    for (const [line, paint] of [
      [10, PALETTE.ink],
      [5, PALETTE.white],
    ] as const) {
      roundPath(pen, box, RADIUS.card);
      pen.lineWidth = line;
      pen.strokeStyle = paint;
      pen.stroke();
    }
  });

const disc = (pen: Pen, number: string, x: number, y: number): void =>
  apart(pen, () => {
    pen.beginPath();
    pen.arc(x, y, CALLOUT_SIZE / 2 - 3, 0, 2 * Math.PI);
    pen.fillStyle = PALETTE.white;
    pen.fill();
    pen.lineWidth = 6;
    pen.strokeStyle = PALETTE.ink;
    pen.stroke();
    write(pen, number, x, y, { size: 46, weight: 'heavy', paint: PALETTE.ink, align: 'center' });
  });
