import type { Bit } from '../../../canvas/line.ts';
import { asMark, strokeRing } from '../../../canvas/marks.ts';
import { type Box, faded, type Pen } from '../../../canvas/pen.ts';
import { outlinePath } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { MATERIALS, PALETTE } from '../../../canvas/theme.ts';
import type { Cubes } from '../rules/view.ts';
import { COLOURS, type Colour } from '../rules/vocabulary.ts';
import { paintResource, resourcePath } from './resource-object.ts';

/** Draws one resource, centred on a point. */
export const drawResource = (pen: Pen, colour: Colour, x: number, y: number, size: number): void => {
  const whole = Math.round(size);
  const half = Math.ceil(whole / 2);
  drawCached(
    pen,
    `resource ${colour} ${whole}`,
    { x: x - half, y: y - half, width: 2 * half, height: 2 * half },
    (fresh) => paintResource(fresh, colour, half, half, whole),
    8,
  );
};

/** Draws a ring along the outline of a resource, which covers none of it: it is new. Centred on a point. */
export const ringResource = (pen: Pen, colour: Colour, x: number, y: number, size: number): void => {
  const whole = Math.round(size * 1.08);
  const half = Math.ceil(whole / 2);
  asMark(pen, () =>
    drawCached(
      pen,
      `ring ${colour} ${whole}`,
      { x: x - half, y: y - half, width: 2 * half, height: 2 * half },
      (fresh) => {
        fresh.lineJoin = 'round';
        strokeRing(fresh, () => resourcePath(fresh, colour, half, half, whole));
      },
      6,
    ),
  );
};

/** A resource within a line. */
export const resourceBit = (colour: Colour, scale = 1.3): Bit => ({
  kind: 'drawn',
  width: (size) => size * scale * 1.06,
  draw: (pen, x, y, size) => drawResource(pen, colour, x + size * scale * 0.53, y, size * scale),
});

const fillQuarters = (pen: Pen, x: number, y: number, radius: number): void => {
  for (const [index, colour] of COLOURS.entries()) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.arc(x, y, radius, (index * Math.PI) / 2, ((index + 1) * Math.PI) / 2);
    pen.closePath();
    pen.fillStyle = MATERIALS[colour].face;
    pen.fill();
  }
};

const drawAnyResource = (pen: Pen, x: number, y: number, size: number): void => {
  fillQuarters(pen, x, y, size / 2);
  outlinePath(pen, 'circle', x, y, size);
  pen.lineWidth = 2;
  pen.strokeStyle = PALETTE.mist;
  pen.stroke();
};

/** A resource of any colour within a line. */
export const anyResourceBit: Bit = {
  kind: 'drawn',
  width: (size) => size * 1.05,
  draw: (pen, x, y, size) => drawAnyResource(pen, x + size * 0.52, y, size * 1.04),
};

/** Draws a resource that was here and is gone: pale, and struck through. Centred on a point. */
export const drawGone = (pen: Pen, colour: Colour, x: number, y: number, size: number): void => {
  const whole = Math.round(size);
  const half = Math.ceil(whole / 2);
  asMark(pen, () =>
    drawCached(
      pen,
      `gone ${colour} ${whole}`,
      { x: x - half, y: y - half, width: 2 * half, height: 2 * half },
      (fresh) => {
        fresh.globalAlpha = 0.5;
        paintResource(fresh, colour, half, half, whole);
        fresh.globalAlpha = 1;
        fresh.lineCap = 'round';
        const arm = whole * 0.42;
        for (const [line, paint] of [
          [Math.max(7, whole * 0.17), PALETTE.newsDeep],
          [Math.max(4, whole * 0.1), PALETTE.news],
        ] as const) {
          fresh.lineWidth = line;
          fresh.strokeStyle = paint;
          fresh.beginPath();
          fresh.moveTo(half - arm, half + arm);
          fresh.lineTo(half + arm, half - arm);
          fresh.stroke();
        }
      },
      8,
    ),
  );
};

/** The cubes of a level one by one, in the order of their colours. */
export const eachCube = (cubes: Cubes): readonly Colour[] =>
  COLOURS.flatMap((colour) => Array.from({ length: cubes[colour] }, () => colour));

/** Which of the cubes of a level are new: the last of their colours. */
export const freshCubes = (cubes: Cubes, changes: Cubes | undefined): readonly boolean[] =>
  COLOURS.flatMap((colour) =>
    Array.from(
      { length: cubes[colour] },
      (_, index) => changes !== undefined && index >= cubes[colour] - changes[colour],
    ),
  );

/** The cubes of a level that went away, in the order of their colours. */
export const goneCubes = (changes: Cubes | undefined): readonly Colour[] =>
  COLOURS.flatMap((colour) => Array.from({ length: Math.max(0, -(changes?.[colour] ?? 0)) }, () => colour));

/**
 * Draws the spaces of a level from the left. `size` is a cube's; `changes` mark what is new, and what is gone: on the
 * spaces it left, or small in the corner of what lies there now.
 */
export const drawShelf = (
  pen: Pen,
  cubes: Cubes,
  spaces: number,
  { x, y, height }: Box,
  size: number,
  step: number,
  changes?: Cubes,
): void => {
  const mid = y + height / 2;
  const lying = eachCube(cubes);
  const fresh = freshCubes(cubes, changes);
  for (let space = 0; space < Math.max(spaces, lying.length); space++) {
    const at = x + space * step + step / 2;
    const colour = lying[space];
    if (colour !== undefined) drawResource(pen, colour, at, mid, size);
    if (colour !== undefined && fresh[space] === true) ringResource(pen, colour, at, mid, size);
    if (colour === undefined) drawFreeSpace(pen, at, mid, size * 0.8);
  }
  for (const [index, colour] of goneCubes(changes).entries()) {
    const space = lying.length + index;
    if (space < spaces) drawGone(pen, colour, x + (space + 0.5) * step, mid, size);
    else drawGone(pen, colour, x + (2 * spaces - space) * step - size * 0.2, mid + size * 0.26, size * 0.6);
  }
};

/** Draws a space that has room for a resource, centred on a point. */
export const drawFreeSpace = (pen: Pen, x: number, y: number, size: number): void => {
  const half = Math.ceil(size / 2);
  drawCached(
    pen,
    `free space ${size}`,
    { x: x - half, y: y - half, width: 2 * half, height: 2 * half },
    (fresh) => {
      outlinePath(fresh, 'circle', half, half, size);
      fresh.fillStyle = faded(PALETTE.abyss, 0.4);
      fresh.fill();
      fresh.lineWidth = 1.8;
      fresh.strokeStyle = faded(PALETTE.foam, 0.5);
      fresh.stroke();
    },
    2,
  );
};

/** Draws a space that takes one resource alone: its outline without its weight; `lit` if the next lies there. */
export const drawColouredSpace = (
  pen: Pen,
  colour: Colour,
  x: number,
  y: number,
  size: number,
  lit: boolean,
): void => {
  resourcePath(pen, colour, x, y, size * 0.9);
  pen.lineJoin = 'round';
  pen.lineWidth = lit ? 3 : 1.8;
  pen.fillStyle = faded(lit ? PALETTE.lamp : PALETTE.abyss, lit ? 0.16 : 0.3);
  pen.strokeStyle = lit ? PALETTE.lamp : faded(PALETTE.foam, 0.62);
  pen.stroke();
  pen.fill();
};
