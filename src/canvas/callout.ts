import { heavy, write } from './fonts.ts';
import { apart, type Box, fill, type Pen, stroke, strokeEdged } from './pen.ts';
import { circlePath, roundPath } from './shapes.ts';
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
    roundPath(pen, box, RADIUS.card);
    strokeEdged(pen, [PALETTE.white, 5], [PALETTE.ink, 10]);
  });

const disc = (pen: Pen, number: string, x: number, y: number): void =>
  apart(pen, () => {
    circlePath(pen, x, y, CALLOUT_SIZE / 2 - 3);
    fill(pen, PALETTE.white);
    stroke(pen, PALETTE.ink, 6);
    write(pen, number, x, y, { ...heavy(46, PALETTE.ink), align: 'center' });
  });
