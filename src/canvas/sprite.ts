import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Pen } from './pen.ts';

/** The most pixels that all kept sprites have together: 96 MB of memory. All pictures of all games need some 17 million. */
const MOST_PIXELS = 24_000_000;

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

/**
 * Draws something that looks the same each time: painted once, kept until room is needed, least lately used first out.
 * `key` says all that its look depends on, its size apart. `bleed` is the margin for shadows and glows.
 */
export const stamp = (
  pen: Pen,
  key: string,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  paint: (pen: Pen, width: number, height: number) => void,
  bleed = 10,
): void => {
  const width = Math.ceil(place.width);
  const height = Math.ceil(place.height);
  const whole = `${key} ${width}x${height}`;
  let canvas = kept.get(whole);
  if (canvas === undefined) {
    canvas = createCanvas(width + 2 * bleed, height + 2 * bleed);
    const fresh = canvas.getContext('2d');
    fresh.translate(bleed, bleed);
    paint(fresh, width, height);
    remember(whole, canvas);
  } else {
    kept.delete(whole);
    kept.set(whole, canvas);
  }
  pen.drawImage(canvas, Math.round(place.x) - bleed, Math.round(place.y) - bleed);
};
