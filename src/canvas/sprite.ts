import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Box, Pen } from './pen.ts';

/**
 * The most pixels of all cached sprites together: 72 MB of memory. At two thirds of it, repainting dropped sprites
 * took a quarter of the main thread's time at 60 tables of both games; three times as much would keep all that is
 * drawn there, even once.
 */
const MOST_PIXELS = 18_000_000;

const MOST_SPRITES = 4_000;

interface Sprite {
  readonly canvas: Canvas;
  /** Milliseconds that a pixel of it took. */
  readonly price: number;
  uses: number;
  /** The least worth is given up first. */
  worth: number;
}

const kept = new Map<string, Sprite>();
let pixels = 0;
/** What the last one given up was worth. */
let age = 0;

/** Marks a sprite as used now: slow to paint for its size and often used is worth more than the last one dropped. */
const used = (sprite: Sprite): Canvas => {
  sprite.uses += 1;
  sprite.worth = age + sprite.uses * sprite.price;
  return sprite.canvas;
};

/**
 * Drops what is cheapest to repaint and least used (GreedyDual-Size with Frequency, Cherkasova 1998). Not LRU: that
 * ignores how often a sprite is used and how long it takes for its size.
 */
const makeRoom = (): void => {
  while (pixels > MOST_PIXELS || kept.size > MOST_SPRITES) {
    let least: [string, Sprite] | undefined;
    for (const entry of kept) if (least === undefined || entry[1].worth < least[1].worth) least = entry;
    if (least === undefined) return;
    const [key, { canvas, worth }] = least;
    kept.delete(key);
    pixels -= canvas.width * canvas.height;
    age = worth;
  }
};

/** How many sprites and pixels are kept. */
export const spritesKept = (): { readonly sprites: number; readonly pixels: number } => ({
  sprites: kept.size,
  pixels,
});

/** Gives up every sprite, so that what is drawn next is painted anew, as after a start. */
export const forgetSprites = (): void => {
  kept.clear();
  pixels = 0;
  age = 0;
};

const painted = (
  key: string,
  width: number,
  height: number,
  bleed: number,
  paint: (pen: Pen, width: number, height: number) => void,
): Canvas => {
  const whole = `${key} ${width}x${height}`;
  const known = kept.get(whole);
  if (known !== undefined) return used(known);
  const canvas = createCanvas(width + 2 * bleed, height + 2 * bleed);
  const fresh = canvas.getContext('2d');
  fresh.translate(bleed, bleed);
  const begun = performance.now();
  paint(fresh, width, height);
  // A read of a pixel gets all that was drawn so far, which is what takes long.
  fresh.getImageData(0, 0, 1, 1);
  const size = canvas.width * canvas.height;
  const sprite = { canvas, price: (performance.now() - begun) / size, uses: 0, worth: 0 };
  used(sprite);
  kept.set(whole, sprite);
  pixels += size;
  makeRoom();
  return canvas;
};

/**
 * Draws something that looks the same each time: painted once, and kept until room is needed for others.
 * `key` says all that its look depends on, its size apart. `bleed` is the margin for shadows and glows.
 */
export const drawCached = (
  pen: Pen,
  key: string,
  place: Box,
  paint: (pen: Pen, width: number, height: number) => void,
  bleed = 10,
): void => {
  const canvas = painted(key, Math.ceil(place.width), Math.ceil(place.height), bleed, paint);
  pen.drawImage(canvas, Math.round(place.x) - bleed, Math.round(place.y) - bleed);
};

/** The same for what throws a deep shadow, like a slab or a panel. */
export const drawCachedSlab = (
  pen: Pen,
  key: string,
  place: Box,
  paint: (pen: Pen, width: number, height: number) => void,
): void => drawCached(pen, key, place, paint, 14);

/** The same centred on a point, of a width and height; `paint` draws it around 0. */
export const drawCachedAt = (
  pen: Pen,
  key: string,
  x: number,
  y: number,
  size: number,
  paint: (pen: Pen) => void,
  bleed?: number,
): void => {
  const half = Math.ceil(size / 2);
  const place = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
  const paintMiddle = (fresh: Pen): void => {
    fresh.translate(half, half);
    paint(fresh);
  };
  drawCached(pen, `${key} ${size}`, place, paintMiddle, bleed);
};

/** How wide the middle of a bar is painted: bars of up to twice that and their ends take two calls. */
const MIDDLE = 96;

/**
 * The same for a shape that is uniform along its width but for its ends, each `end` pixels wide: its middle is
 * painted once and tiled, so that one sprite serves every width. Stretching it would take four times as long.
 */
export const drawCachedBar = (
  pen: Pen,
  key: string,
  place: Box,
  paint: (pen: Pen, width: number, height: number) => void,
  { end, bleed }: { readonly end: number; readonly bleed: number },
): void => {
  const narrow = 2 * end + MIDDLE;
  const width = Math.ceil(place.width);
  if (width <= narrow) {
    drawCached(pen, key, place, paint, bleed);
    return;
  }
  const canvas = painted(key, narrow, Math.ceil(place.height), bleed, paint);
  const top = Math.round(place.y) - bleed;
  let at = Math.round(place.x) - bleed;
  const right = at + width + 2 * bleed;
  const lay = (from: number, wide: number): void => {
    pen.drawImage(canvas, from, 0, wide, canvas.height, at, top, wide, canvas.height);
    at += wide;
  };
  const side = bleed + end;
  lay(0, side + MIDDLE);
  while (right - at > MIDDLE + side) lay(side, MIDDLE);
  lay(canvas.width - (right - at), right - at);
};
