import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Pen } from './pen.ts';

/**
 * The most pixels that all kept sprites have together: 48 MB of memory. Twice as many would keep all pictures of all games; what is left
 * out is seldom drawn.
 */
const MOST_PIXELS = 12_000_000;

/** The most sprites that are kept, however small they are. */
const MOST_SPRITES = 4_000;

const kept = new Map<string, Canvas>();
let pixels = 0;

const remember = (key: string, canvas: Canvas): void => {
  kept.set(key, canvas);
  pixels += canvas.width * canvas.height;
  for (const [oldest, { width, height }] of kept) {
    if ((pixels <= MOST_PIXELS && kept.size <= MOST_SPRITES) || oldest === key) return;
    kept.delete(oldest);
    pixels -= width * height;
  }
};

/** How many sprites and pixels are kept. */
export const spritesKept = (): { readonly sprites: number; readonly pixels: number } => ({
  sprites: kept.size,
  pixels,
});

/** Where a sprite goes, in pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const painted = (
  key: string,
  width: number,
  height: number,
  bleed: number,
  paint: (pen: Pen, width: number, height: number) => void,
): Canvas => {
  const whole = `${key} ${width}x${height}`;
  const known = kept.get(whole);
  if (known !== undefined) {
    kept.delete(whole);
    kept.set(whole, known);
    return known;
  }
  const canvas = createCanvas(width + 2 * bleed, height + 2 * bleed);
  const fresh = canvas.getContext('2d');
  fresh.translate(bleed, bleed);
  paint(fresh, width, height);
  remember(whole, canvas);
  return canvas;
};

/**
 * Draws something that looks the same each time: painted once, kept until room is needed, least lately used first out.
 * `key` says all that its look depends on, its size apart. `bleed` is the margin for shadows and glows.
 */
export const stamp = (
  pen: Pen,
  key: string,
  place: Place,
  paint: (pen: Pen, width: number, height: number) => void,
  bleed = 10,
): void => {
  const canvas = painted(key, Math.ceil(place.width), Math.ceil(place.height), bleed, paint);
  pen.drawImage(canvas, Math.round(place.x) - bleed, Math.round(place.y) - bleed);
};

/** How wide the middle of a bar is painted: bars of up to twice that and their ends take two calls. */
const MIDDLE = 96;

/**
 * The same for what looks alike all along its width but for its ends, each `end` pixels wide: its middle is painted once and laid
 * side by side, so that one sprite does for every width. To stretch it would take four times as long.
 */
export const stampBar = (
  pen: Pen,
  key: string,
  place: Place,
  paint: (pen: Pen, width: number, height: number) => void,
  { end, bleed }: { readonly end: number; readonly bleed: number },
): void => {
  const narrow = 2 * end + MIDDLE;
  const width = Math.ceil(place.width);
  if (width <= narrow) {
    stamp(pen, key, place, paint, bleed);
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
