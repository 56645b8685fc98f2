import type { SKRSContext2D } from '@napi-rs/canvas';
import { VEIL } from '../../src/canvas/dimming.ts';
import type { Box } from '../../src/canvas/pen.ts';
import { contrastOf, type Light, lightOf, overlaid } from './colour.ts';
import { instead, PENS } from './patched.ts';

/** A piece of text as it was written into a picture. */
export interface WrittenText {
  readonly text: string;
  /** Type size in pixels of the picture. */
  readonly size: number;
  readonly paint: string;
  /** How far it stands out from what lies around its letters, where that is least but for a few stray pixels. */
  readonly contrast: number;
  /** The same while other pieces are lit. */
  readonly dimmed: number;
  /** Whether something may still come to lie beneath it: it was written upon a sprite's nothing. */
  readonly floats: boolean;
}

/** Part of the pixels around a text that may be stray: edges of what lies there. */
const STRAY = 0.1;
/** How far the ground around letters reaches, in pixels. */
const AROUND = 1;

/** Where a text will be in the pixels of its canvas. */
const regionOf = (pen: SKRSContext2D, text: string, x: number, y: number): Box => {
  const { a, b, c, d, e, f } = pen.getTransform();
  const {
    actualBoundingBoxLeft: left,
    actualBoundingBoxRight: right,
    actualBoundingBoxAscent: up,
    actualBoundingBoxDescent: down,
  } = pen.measureText(text);
  const corners = [
    [x - left, y - up],
    [x + right, y - up],
    [x - left, y + down],
    [x + right, y + down],
  ].map(([px = 0, py = 0]) => [a * px + c * py + e, b * px + d * py + f] as const);
  const xs = corners.map(([px]) => px);
  const ys = corners.map(([, py]) => py);
  const { width, height } = pen.canvas;
  const [x0, y0] = [
    Math.max(0, Math.floor(Math.min(...xs)) - 4),
    Math.max(0, Math.floor(Math.min(...ys)) - 4),
  ];
  return {
    x: x0,
    y: y0,
    width: Math.max(1, Math.min(width, Math.ceil(Math.max(...xs)) + 4) - x0),
    height: Math.max(1, Math.min(height, Math.ceil(Math.max(...ys)) + 4) - y0),
  };
};

/** Pixels within reach of the letters, by their index. */
const aroundLetters = (
  before: Uint8ClampedArray,
  after: Uint8ClampedArray,
  { width, height }: Box,
): readonly number[] => {
  const near = new Set<number>();
  for (let at = 0; at < width * height; at++) {
    const changed = [0, 1, 2, 3].some(
      (part) => Math.abs((before[at * 4 + part] ?? 0) - (after[at * 4 + part] ?? 0)) > 24,
    );
    if (!changed) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let dy = -AROUND; dy <= AROUND; dy++)
      for (let dx = -AROUND; dx <= AROUND; dx++) {
        const [px, py] = [x + dx, y + dy];
        if (px >= 0 && py >= 0 && px < width && py < height) near.add(py * width + px);
      }
  }
  return [...near];
};

const least = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * STRAY)] ?? Number.POSITIVE_INFINITY;
};

const byte = (value: number): string => value.toString(16).padStart(2, '0');

/** Farther than any picture is wide. */
const FAR = 4_000;

/** Casts the shadow of a text without the text. */
function shadowAlone(pen: SKRSContext2D, text: string, x: number, y: number): void {
  pen.save();
  pen.shadowOffsetX = FAR;
  pen.fillText(text, x - FAR, y);
  pen.restore();
}

function measured(pen: SKRSContext2D, text: string, x: number, y: number, write: () => unknown): WrittenText {
  const region = regionOf(pen, text, x, y);
  const look = () => pen.getImageData(region.x, region.y, region.width, region.height);
  const bare = look();
  if (pen.shadowBlur > 0) shadowAlone(pen, text, x, y);
  const before = look().data;
  pen.putImageData(bare, region.x, region.y);
  const shaded = pen.shadowColor;
  pen.shadowColor = '#00000000';
  write();
  const near = aroundLetters(bare.data, look().data, region);
  pen.putImageData(bare, region.x, region.y);
  pen.shadowColor = shaded;
  write();
  const ink: Light = lightOf(`${pen.fillStyle}`);
  const grounds = new Map<string, number>();
  for (const at of near) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = before.subarray(at * 4, at * 4 + 4);
    const ground = alpha < 250 ? 'nothing' : `#${byte(red)}${byte(green)}${byte(blue)}`;
    grounds.set(ground, (grounds.get(ground) ?? 0) + 1);
  }
  const all = [...grounds].flatMap(([ground, count]) => {
    if (ground === 'nothing') return [];
    const light = lightOf(ground);
    const one = {
      contrast: contrastOf(ink, light),
      dimmed: contrastOf(overlaid(ink, VEIL), overlaid(light, VEIL)),
    };
    return Array.from({ length: count }, () => one);
  });
  const { a, b } = pen.getTransform();
  return {
    text,
    size: Number(/([\d.]+)px/.exec(pen.font)?.[1] ?? 0) * Math.hypot(a, b),
    paint: `${pen.fillStyle}`,
    contrast: least(all.map(({ contrast }) => contrast)),
    dimmed: least(all.map(({ dimmed }) => dimmed)),
    floats: (grounds.get('nothing') ?? 0) > near.length * STRAY,
  };
}

/**
 * From here on, every text that is written into a picture of this test file is measured against what lies there already. To be called
 * before anything is painted, so that no sprite is there yet.
 */
export function measureTexts(): readonly WrittenText[] {
  const texts: WrittenText[] = [];
  instead(PENS, 'fillText', (pen, [text, x, y], write) => {
    // What no picture has a paint for is only tried out, and a shadow alone is far to the left.
    if (pen.fillStyle === '#000000' || Number(x) < -FAR / 2) write();
    else texts.push(measured(pen, String(text), Number(x), Number(y), write));
  });
  return texts;
}
