import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Path2D } from '@napi-rs/canvas';
import { z } from 'zod';
import type { CreditedIcon } from './icon-authors.ts';
import { OWN_SHAPES } from './own-shapes.ts';
import { apart, type Pen } from './pen.ts';
import { drawCachedAt } from './sprite.ts';

/** Sources of an icon: a game-icons.net shape by its name there, if listed in `icon-authors.ts`, or our own. */
export type IconShape = CreditedIcon | keyof typeof OWN_SHAPES;

const SIDE = 512;
const FILE = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const Iconify = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
type Icons = z.infer<typeof Iconify>['icons'];

/** Of 4,000 icons a hundred or so are drawn: the others are freed after the first pictures' look-ups. */
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
    throw new Error(`The icons ${file} are missing or incomplete. Install the packages again (npm ci).`, {
      cause: error,
    });
  }
}

const paths = new Map<IconShape, Path2D>();

const isOwn = (name: IconShape): name is keyof typeof OWN_SHAPES => name in OWN_SHAPES;

/** The outlines of a shape of game-icons. Throws where the package has no such icon any more. */
const outlinesIn = (name: IconShape): string => {
  const body = everyIcon()[name]?.body;
  if (body === undefined) throw new Error(`There is no icon called "${name}" in game-icons`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(' ');
};

const pathOf = (name: IconShape): Path2D => {
  const known = paths.get(name);
  if (known !== undefined) return known;
  const path = new Path2D(isOwn(name) ? OWN_SHAPES[name] : outlinesIn(name));
  paths.set(name, path);
  return path;
};

type DrawIcon = (pen: Pen, name: IconShape, x: number, y: number, size: number, paint: string) => void;

/** Draws an icon centred on a point. Throws where there is none of that name. */
export const drawIcon: DrawIcon = (pen, name, x, y, size, paint) => {
  const path = pathOf(name);
  apart(pen, () => {
    pen.translate(x - size / 2, y - size / 2);
    pen.scale(size / SIDE, size / SIDE);
    pen.fillStyle = paint;
    pen.fill(path);
  });
};

/** The same from a sprite, to the nearest pixel: for a pen that is neither turned nor scaled. */
export const drawCachedIcon: DrawIcon = (pen, name, x, y, size, paint) =>
  drawCachedAt(
    pen,
    `icon ${name} ${paint}`,
    x,
    y,
    size + 2,
    (fresh) => drawIcon(fresh, name, 0, 0, size, paint),
    0,
  );
