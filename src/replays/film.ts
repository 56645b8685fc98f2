import { type Canvas, createCanvas, Image, type SKRSContext2D } from '@napi-rs/canvas';
import { bold, write } from '../canvas/fonts.ts';
import { forget } from '../canvas/forget.ts';
import type { Box } from '../canvas/pen.ts';
import type { Picture } from '../canvas/picture.ts';
import { PALETTE } from '../canvas/theme.ts';
import type { TextContext } from '../games/presenter.ts';
import { endingAt, type FramedGame, type ReplayFrame } from './frames.ts';
import { type AnimatedPart, animated } from './webp-animation.ts';

/** Frames of a film at most; of a longer game some turns are left out, never the last. */
const MOST_FRAMES = 120;
/** A film's width in pixels, as Discord shows it. A film higher than Discord's box (11 : 7) would be made narrower. */
const WIDTH = 550;
/** How high the line is that says how it stands, if the picture below does not. */
const LINE = { height: 40, size: 20, edge: 12 } as const;
/** How long the film of a whole game is at most, and how long a turn stands at most and at least, in milliseconds. */
const LENGTH = 90_000;
const [SLOWEST, FASTEST] = [1_800, 700];
const RESULT = 5_000;
/** Bytes of a film at most: somewhat less than Discord takes where a server is not boosted. */
const MOST_BYTES = 9_500_000;
/** Qualities that are tried, until the film is small enough. */
const QUALITIES = [70, 42, 25] as const;
/** By so much a colour has to differ for a pixel to count as changed, of 255. */
const SAME = 6;

/** Which of so many moments are shown: all of them, or as many as a film has room for, evenly, with the last. */
export const shownMoments = (count: number, most: number = MOST_FRAMES): readonly number[] =>
  count <= most
    ? Array.from({ length: count }, (_, at) => at)
    : Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)));

/** A moment of a film: a picture, and above it how it stands, unless the picture says so. */
interface Still {
  readonly picture: Picture;
  readonly line: string | undefined;
}

/** A game as an animated WebP: the side of its player after each turn, and the end. */
export async function filmOf(game: FramedGame, context: TextContext): Promise<Uint8Array> {
  const shown = shownMoments(game.frames.length).flatMap((at) => game.frames.slice(at, at + 1));
  const stills = shown.flatMap((frame) => stillOf(frame, endingAt(game, frame, context), context));
  let film: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES) {
    film = await encoded(stills, quality);
    if (film.length <= MOST_BYTES) return film;
  }
  throw new RangeError(`a film of ${film.length} bytes is too large`);
}

function stillOf(
  { match, turn }: ReplayFrame,
  [ending]: readonly Picture[],
  context: TextContext,
): readonly Still[] {
  const boards = match.boards(context, turn?.seat);
  const picture = ending ?? boards.at(-1);
  if (picture === undefined) return [];
  // The last board is about one seat; where it is the only one it shows them all.
  const isWhole = ending !== undefined || boards.length === 1;
  return [{ picture, line: isWhole ? undefined : match.summary(context).replaceAll('*', '') }];
}

const scaled = ({ width, height }: Pick<Picture, 'width' | 'height'>): number =>
  Math.round((height * WIDTH) / width);

/** How high a moment is; an even number, as places in an animation are. */
const heightOf = ({ picture, line }: Still): number =>
  2 * Math.ceil((scaled(picture) + (line === undefined ? 0 : LINE.height)) / 2);

/** The film at a quality from 0 to 100. All moments share one memory: the collector does not see separate buffers. */
async function encoded(stills: readonly Still[], quality: number): Promise<Uint8Array> {
  const height = Math.max(2, ...stills.map(heightOf));
  const pace = Math.round(Math.min(SLOWEST, Math.max(FASTEST, LENGTH / Math.max(1, stills.length))));
  const canvas = createCanvas(WIDTH, height);
  const pen = canvas.getContext('2d');
  const [image, part] = [new Image(), createCanvas(1, 1)];
  const parts: AnimatedPart[] = [];
  let before: Uint8ClampedArray | undefined;
  const painted = async (at: number) => (await stills[at]?.picture.paint()) ?? new Uint8Array();
  let next = painted(0);
  for (const [at, still] of stills.entries()) {
    const file = await next;
    next = painted(at + 1);
    // Where this one fails, nobody waits for that any more.
    next.catch(() => undefined);
    await draw(pen, image, { ...still, file }, height);
    const pixels = pen.getImageData(0, 0, WIDTH, height).data;
    const area = changed(before, pixels, height);
    if (before !== undefined) forget?.(before);
    before = pixels;
    const isLast = at === stills.length - 1;
    const seen = await cutOut(canvas, part, area).encode('webp', quality);
    parts.push({ ...area, file: seen, shown: isLast ? RESULT : pace });
  }
  return animated(WIDTH, height, parts);
}

async function draw(
  pen: SKRSContext2D,
  image: Image,
  still: Still & { readonly file: Uint8Array },
  height: number,
): Promise<void> {
  const { picture, line, file } = still;
  pen.fillStyle = PALETTE.hullDeep;
  pen.fillRect(0, 0, WIDTH, height);
  const top = Math.floor((height - heightOf(still)) / 2);
  if (line !== undefined)
    write(pen, line, LINE.edge, top + LINE.height / 2, {
      ...bold(LINE.size),
      width: WIDTH - 2 * LINE.edge,
      smallest: LINE.size / 2,
    });
  image.src = Buffer.from(file);
  await image.decode();
  pen.drawImage(image, 0, top + (line === undefined ? 0 : LINE.height), WIDTH, scaled(picture));
}

/** A part of a canvas on another one, which has its size then. */
function cutOut(canvas: Canvas, part: Canvas, { x, y, width, height }: Box): Canvas {
  part.width = width;
  part.height = height;
  part.getContext('2d').drawImage(canvas, x, y, width, height, 0, 0, width, height);
  return part;
}

/** The smallest area in which all changes lie, on even places; where nothing has changed, a corner. */
function changed(before: Uint8ClampedArray | undefined, now: Uint8ClampedArray, height: number): Box {
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

const wordsOf = ({ buffer, byteOffset, length }: Uint8ClampedArray): Uint32Array =>
  new Uint32Array(buffer, byteOffset, length / 4);

/** Whether two colours differ by no more than a picture does that was encoded once more. */
function isAlike(one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): boolean {
  for (let part = at; part < at + 3; part += 1)
    if (Math.abs((one[part] ?? 0) - (other[part] ?? 0)) > SAME) return false;
  return true;
}
