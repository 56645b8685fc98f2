import { type Canvas, createCanvas, Image, type SKRSContext2D } from '@napi-rs/canvas';
import { forget } from '../canvas/forget.ts';
import type { Picture } from '../canvas/picture.ts';
import { PALETTE } from '../canvas/theme.ts';
import type { PlayableMatch } from '../games/playable.ts';
import type { TextContext } from '../games/presenter.ts';
import { type AnimatedPart, animated } from './webp-animation.ts';

/** Frames of a film at most; of a longer game some turns are left out, never the last. */
const MOST_FRAMES = 120;
/** How wide a film is, in pixels: as a phone shows it, and half as wide as the boards. */
const WIDTH = 550;
/** How long the film of a whole game is at most, and how long a turn stands at most and at least, in milliseconds. */
const LENGTH = 90_000;
const [SLOWEST, FASTEST] = [1_800, 700];
/** How long the result stands. */
const RESULT = 5_000;
/** Bytes of a film at most: somewhat less than Discord takes where a server is not boosted. */
const MOST_BYTES = 9_500_000;
/** Qualities that are tried, until the film is small enough. */
const QUALITIES = [42, 25, 12] as const;
/** By so much a colour has to differ for a pixel to count as changed, of 255. */
const SAME = 6;

/** Which of so many moments are shown: all of them, or as many as a film has room for, evenly, with the last. */
export const shownMoments = (count: number, most: number = MOST_FRAMES): readonly number[] =>
  count <= most
    ? Array.from({ length: count }, (_, at) => at)
    : Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)));

/** A part of a canvas, in pixels. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A game as an animated WebP: its boards after each turn, and how it ended. `moments` are the matches at its turns, `log` is its whole log. Of each
 * moment what has changed is encoded alone.
 */
export async function filmOf(
  moments: readonly PlayableMatch[],
  log: readonly string[],
  context: TextContext,
): Promise<Uint8Array> {
  const shown = shownMoments(moments.length).flatMap((at) => moments.slice(at, at + 1));
  const stills = shown.map((match) => picturesOf(match, match === moments.at(-1) ? log : undefined, context));
  let film: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES) {
    film = await encoded(stills, quality);
    if (film.length <= MOST_BYTES) return film;
  }
  throw new RangeError(`a film of ${film.length} bytes is too large`);
}

/** The boards of a moment; at the end, with the log that led there, the result. */
function picturesOf(
  match: PlayableMatch,
  log: readonly string[] | undefined,
  context: TextContext,
): readonly Picture[] {
  const ending =
    log === undefined || match.result === undefined ? [] : match.logged(log).ending(context).pictures;
  return ending.length > 0 ? ending : match.boards(context);
}

const scaled = ({ width, height }: Pick<Picture, 'width' | 'height'>): number =>
  Math.round((height * WIDTH) / width);

/** How high these are one above the other; an even number, as places in an animation are. */
const heightOf = (pictures: readonly Picture[]): number =>
  2 * Math.ceil(pictures.reduce((sum, picture) => sum + scaled(picture), 0) / 2);

/**
 * The film at a quality from 0 to 100. While one moment is put into it the next is painted, and all of them into the same memory: what each one takes,
 * megabytes, would be left to the collector, which sees nothing of it.
 */
async function encoded(stills: readonly (readonly Picture[])[], quality: number): Promise<Uint8Array> {
  const height = Math.max(2, ...stills.map(heightOf));
  const pace = Math.round(Math.min(SLOWEST, Math.max(FASTEST, LENGTH / Math.max(1, stills.length))));
  const canvas = createCanvas(WIDTH, height);
  const pen = canvas.getContext('2d');
  const [image, part] = [new Image(), createCanvas(1, 1)];
  const parts: AnimatedPart[] = [];
  let before: Uint8ClampedArray | undefined;
  const painted = (at: number) => Promise.all((stills[at] ?? []).map((picture) => picture.paint()));
  let next = painted(0);
  for (const [at, pictures] of stills.entries()) {
    const files = await next;
    next = painted(at + 1);
    // Where this one fails, nobody waits for that any more.
    next.catch(() => undefined);
    await draw(pen, image, { pictures, files }, height);
    const pixels = pen.getImageData(0, 0, WIDTH, height).data;
    const area = changed(before, pixels, height);
    if (before !== undefined) forget?.(before);
    before = pixels;
    const isLast = at === stills.length - 1;
    const file = await cutOut(canvas, part, area).encode('webp', quality);
    parts.push({ ...area, file, shown: isLast ? RESULT : pace });
  }
  return animated(WIDTH, height, parts);
}

async function draw(
  pen: SKRSContext2D,
  image: Image,
  { pictures, files }: { readonly pictures: readonly Picture[]; readonly files: readonly Uint8Array[] },
  height: number,
): Promise<void> {
  pen.fillStyle = PALETTE.hullDeep;
  pen.fillRect(0, 0, WIDTH, height);
  let y = Math.floor((height - heightOf(pictures)) / 2);
  for (const [at, picture] of pictures.entries()) {
    image.src = Buffer.from(files[at] ?? []);
    await image.decode();
    pen.drawImage(image, 0, y, WIDTH, scaled(picture));
    y += scaled(picture);
  }
}

/** A part of a canvas on another one, which has its size then. */
function cutOut(canvas: Canvas, part: Canvas, { x, y, width, height }: Area): Canvas {
  part.width = width;
  part.height = height;
  part.getContext('2d').drawImage(canvas, x, y, width, height, 0, 0, width, height);
  return part;
}

/** The smallest area in which all changes lie, on even places; where nothing has changed, a corner. */
function changed(before: Uint8ClampedArray | undefined, now: Uint8ClampedArray, height: number): Area {
  if (before === undefined) return { x: 0, y: 0, width: WIDTH, height };
  let [left, top, right, bottom] = [WIDTH, height, -1, -1];
  const [words, former] = [wordsOf(now), wordsOf(before)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const at = y * WIDTH + x;
      if (words[at] === former[at] || isAlike(now, before, 4 * at)) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  if (right < 0) return { x: 0, y: 0, width: 2, height: 2 };
  const [x, y] = [left - (left % 2), top - (top % 2)];
  return { x, y, width: right - x + 1, height: bottom - y + 1 };
}

/** The pixels as one number each. */
const wordsOf = ({ buffer, byteOffset, length }: Uint8ClampedArray): Uint32Array =>
  new Uint32Array(buffer, byteOffset, length / 4);

/** Whether two colours differ by no more than a picture does that was encoded once more. */
function isAlike(one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): boolean {
  for (let part = at; part < at + 3; part += 1)
    if (Math.abs((one[part] ?? 0) - (other[part] ?? 0)) > SAME) return false;
  return true;
}
