import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Path2D } from '@napi-rs/canvas';
import { z } from 'zod';
import { apart, type Pen } from './pen.ts';
import { stamp } from './sprite.ts';

const SIDE = 512;
const FILE = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const Iconify = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
type Icons = z.infer<typeof Iconify>['icons'];

/** Of 4,000 icons some hundred are drawn: the others are let go once those of the first pictures have been looked up. */
let held: WeakRef<Icons> | undefined;

const everyIcon = (): Icons => {
  const known = held?.deref();
  if (known !== undefined) return known;
  const icons = iconsIn(FILE);
  held = new WeakRef(icons);
  return icons;
};

/** The icons that a file of an Iconify package lists. Throws a sentence that names the file. */
export function iconsIn(file: string): Icons {
  try {
    return Iconify.parse(JSON.parse(readFileSync(file, 'utf8'))).icons;
  } catch (error) {
    throw new Error(
      `The icons ${file} are missing or not whole. Install the packages of the bot anew (npm ci).`,
      { cause: error },
    );
  }
}

const paths = new Map<string, Path2D>();

const pathOf = (name: string): Path2D => {
  const known = paths.get(name);
  if (known !== undefined) return known;
  const body = everyIcon()[name]?.body;
  if (body === undefined) throw new Error(`There is no icon called "${name}" in game-icons`);
  const path = new Path2D([...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(' '));
  paths.set(name, path);
  return path;
};

/** Draws an icon of game-icons.net centred on a point. Throws where there is none of that name. */
export const drawIcon = (pen: Pen, name: string, x: number, y: number, size: number, paint: string): void => {
  const path = pathOf(name);
  apart(pen, () => {
    pen.translate(x - size / 2, y - size / 2);
    pen.scale(size / SIDE, size / SIDE);
    pen.fillStyle = paint;
    pen.fill(path);
  });
};

/** The same from a sprite, to the nearest pixel: for a pen that is neither turned nor scaled. */
export const stampIcon = (
  pen: Pen,
  name: string,
  x: number,
  y: number,
  size: number,
  paint: string,
): void => {
  const half = Math.ceil(size / 2) + 1;
  stamp(
    pen,
    `icon ${name} ${paint} ${size}`,
    { x: x - half, y: y - half, width: 2 * half, height: 2 * half },
    (fresh) => drawIcon(fresh, name, half, half, size, paint),
    0,
  );
};
