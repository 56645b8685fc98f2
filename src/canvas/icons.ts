import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Path2D } from '@napi-rs/canvas';
import { z } from 'zod';
import type { CreditedIcon } from './icon-authors.ts';
import { apart, type Pen } from './pen.ts';
import { drawCachedAt } from './sprite.ts';

/** Sources of an icon: a game-icons.net shape by its name there, if listed in `icon-authors.ts`, or our own. */
export type IconShape = CreditedIcon | keyof typeof OWN_SHAPES;

/** Our own shapes beside those of game-icons: SVG paths in a square of 512. Reversed direction makes a hole. */
const OWN_SHAPES = {
  scallop:
    'M200 394L-5 297A57 57 0 0 1 55 212L213 375ZM218 371L68 176A61 61 0 0 1 167 125L238 361ZM245 359L197 97A65 65 0 0 1 315 97L267 359ZM274 361L345 125A61 61 0 0 1 444 176L294 371ZM299 375L457 212A57 57 0 0 1 517 297L312 394ZM203 400L309 400L346 462Q256 482 166 462Z',
  fish: 'M24 256C76 150 178 104 268 128C326 144 366 188 392 226L478 150C466 222 466 290 478 362L392 286C366 324 326 368 268 384C178 408 76 362 24 256ZM118 204A27 27 0 1 0 118 258A27 27 0 1 0 118 204ZM196 176C226 224 226 288 196 336L224 330C252 284 252 228 224 182Z',
  whale:
    'M160 500C204 446 224 396 222 342C220 290 194 266 146 246C82 218 32 168 16 84C96 82 170 102 216 152C236 174 248 198 256 226C264 198 276 174 296 152C342 102 416 82 496 84C480 168 430 218 366 246C318 266 292 290 290 342C288 396 308 446 352 500C322 482 290 474 256 474C222 474 190 482 160 500Z',
} as const;

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
