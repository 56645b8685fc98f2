import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '../../src/canvas/picture.ts';

/** Letters on a canvas: what they say, and how large they stand there in pixels. */
export interface Lettering {
  readonly text: string;
  readonly size: number;
}

const letterings = new WeakMap<object, Lettering[]>();
const anyCanvas = createCanvas(1, 1);
const canvasPrototype: object = Object.getPrototypeOf(anyCanvas);
const penPrototype: object = Object.getPrototypeOf(anyCanvas.getContext('2d'));

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

/** Does `also` after every call of a method of all pens. */
const after = (
  name: 'fillText' | 'drawImage' | 'reset',
  also: (pen: SKRSContext2D, args: readonly unknown[]) => void,
): void => {
  const { value } = Object.getOwnPropertyDescriptor(penPrototype, name) ?? {};
  Object.defineProperty(penPrototype, name, {
    configurable: true,
    value(this: SKRSContext2D, ...args: readonly unknown[]): unknown {
      also(this, args);
      return Reflect.apply(value, this, args);
    },
  });
};

/** Ends the making of a picture where its file would be made: its letters are all that is wanted. */
class Lettered extends Error {
  readonly letters: readonly Lettering[];

  constructor(letters: readonly Lettering[]) {
    super('a picture was lettered');
    this.letters = letters;
  }
}

/** From here on every letter of this test file is measured. To be called before anything is painted. */
export function recordType(): void {
  after('fillText', (pen, [text]) => {
    const size = Number(/(\d+(?:\.\d+)?)px/.exec(pen.font)?.[1]);
    onto(pen.canvas).push({ text: String(text), size: size * scaleOf(pen) });
  });
  after('drawImage', (pen, [image]) => {
    if (typeof image !== 'object' || image === null) return;
    const scale = scaleOf(pen);
    onto(pen.canvas).push(
      ...(letterings.get(image) ?? []).map(({ text, size }) => ({ text, size: size * scale })),
    );
  });
  after('reset', (pen) => letterings.delete(pen.canvas));
  // What makes a file of a canvas asks for the file itself or, in a library of its own, for the pixels.
  for (const name of ['encode', 'data'])
    Object.defineProperty(canvasPrototype, name, {
      configurable: true,
      value(this: object): never {
        throw new Lettered([...onto(this)]);
      },
    });
}

/** All letters in a picture. Wants `recordType` before; throws where nothing was measured. */
export async function letteringOf({ paint }: Pick<Picture, 'paint'>): Promise<readonly Lettering[]> {
  try {
    await paint();
  } catch (error) {
    if (error instanceof Lettered && error.letters.length > 0) return error.letters;
    throw error;
  }
  throw new Error('Nothing was measured of the letters in the picture.');
}
