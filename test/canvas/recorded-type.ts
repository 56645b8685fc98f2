import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '../../src/canvas/picture.ts';
import { endPictures, foundIn, instead, PENS } from './patched.ts';

/** Letters on a canvas: what they say, and how large they stand there in pixels. */
export interface Lettering {
  readonly text: string;
  readonly size: number;
}

const letterings = new WeakMap<object, Lettering[]>();

const onto = (canvas: object): Lettering[] => {
  const known = letterings.get(canvas) ?? [];
  letterings.set(canvas, known);
  return known;
};

/** How much smaller or larger than one pixel a pixel comes out on the canvas. */
const scaleOf = (pen: SKRSContext2D): number => {
  const { a, b } = pen.getTransform();
  return Math.hypot(a, b);
};

/** From here on every letter of this test file is measured. To be called before anything is painted. */
export function recordType(): void {
  instead(PENS, 'fillText', (pen, [text], real) => {
    const size = Number(/(\d+(?:\.\d+)?)px/.exec(pen.font)?.[1]);
    onto(pen.canvas).push({ text: String(text), size: size * scaleOf(pen) });
    return real();
  });
  instead(PENS, 'drawImage', (pen, [image], real) => {
    const scale = scaleOf(pen);
    const letters = typeof image === 'object' && image !== null ? (letterings.get(image) ?? []) : [];
    onto(pen.canvas).push(...letters.map(({ text, size }) => ({ text, size: size * scale })));
    return real();
  });
  instead(PENS, 'reset', (pen, _, real) => {
    letterings.delete(pen.canvas);
    return real();
  });
  endPictures((canvas) => [...onto(canvas)]);
}

/** All letters in a picture. Wants `recordType` before; throws where nothing was measured. */
export async function letteringOf(picture: Pick<Picture, 'paint'>): Promise<readonly Lettering[]> {
  const letters = (await foundIn(picture)) as readonly Lettering[];
  if (letters.length === 0) throw new Error('Nothing was measured of the letters in the picture.');
  return letters;
}
