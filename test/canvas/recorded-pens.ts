import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from '../../src/canvas/picture.ts';

/** Calls that only ask, or that a recording cannot do without. */
const ASKING = new Set([
  'constructor',
  'getContext',
  'getImageData',
  'getTransform',
  'getLineDash',
  'measureText',
]);
/** Calls that put something on a canvas. They are written down and not carried out, which is most of the time of a paint. */
const PAINTING = new Set([
  'clearRect',
  'drawImage',
  'fill',
  'fillRect',
  'fillText',
  'stroke',
  'strokeRect',
  'strokeText',
]);

/** What was drawn on each canvas since it was last wiped; what stands here of a sprite goes into all that it is stamped on. */
const calls = new WeakMap<object, string[]>();
const names = new WeakMap<object, number>();
const digests = new Map<string, number>();
let named = 0;

const logOf = (canvas: object): string[] => {
  const known = calls.get(canvas) ?? [];
  calls.set(canvas, known);
  return known;
};

const nameOf = (thing: object): number => {
  const known = names.get(thing) ?? ++named;
  names.set(thing, known);
  return known;
};

const digestOf = (canvas: object): number => {
  const drawn = logOf(canvas).join('\n');
  const known = digests.get(drawn) ?? digests.size;
  digests.set(drawn, known);
  return known;
};

const anyCanvas = createCanvas(1, 1);
const anyPen = anyCanvas.getContext('2d');
const canvasPrototype: object = Object.getPrototypeOf(anyCanvas);
const penPrototype: object = Object.getPrototypeOf(anyPen);
const gradientPrototype: object = Object.getPrototypeOf(anyPen.createLinearGradient(0, 0, 1, 1));
const is = (value: object, prototype: object): boolean => Object.getPrototypeOf(value) === prototype;

const written = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return `${String(value)}`;
  if (Array.isArray(value)) return value.map(written).join();
  if (is(value, canvasPrototype)) return `canvas ${digestOf(value)}`;
  if (is(value, gradientPrototype)) return `gradient ${logOf(value).join()}`;
  return `#${nameOf(value)}`;
};

const canvasOf = (pen: unknown): object => (pen as { readonly canvas: object }).canvas;

function recordPens(): void {
  for (const [name, { value, get, set }] of Object.entries(Object.getOwnPropertyDescriptors(penPrototype))) {
    if (ASKING.has(name)) continue;
    if (typeof value === 'function')
      Object.defineProperty(penPrototype, name, {
        configurable: true,
        value(this: unknown, ...args: readonly unknown[]): unknown {
          const canvas = canvasOf(this);
          if (name === 'reset') calls.set(canvas, []);
          else logOf(canvas).push(`${name}(${args.map(written).join()})`);
          return PAINTING.has(name) ? undefined : Reflect.apply(value, this, args);
        },
      });
    else if (set !== undefined)
      Object.defineProperty(penPrototype, name, {
        configurable: true,
        ...(get === undefined ? {} : { get }),
        set(this: unknown, to: unknown): void {
          logOf(canvasOf(this)).push(`${name}=${written(to)}`);
          Reflect.apply(set, this, [to]);
        },
      });
  }
}

function recordGradients(): void {
  const { value: stop } = Object.getOwnPropertyDescriptor(gradientPrototype, 'addColorStop') ?? {};
  Object.defineProperty(gradientPrototype, 'addColorStop', {
    configurable: true,
    value(this: object, at: number, paint: string): void {
      logOf(this).push(`${at} ${paint}`);
      Reflect.apply(stop, this, [at, paint]);
    },
  });
}

/** Ends the making of a picture where its file would be made: how it was drawn is all that is wanted. */
class Drawn extends Error {
  readonly calls: string;

  constructor(calls: string) {
    super('a picture was drawn');
    this.calls = calls;
  }
}

/**
 * From here on, every pen of this test file writes down what is drawn with it instead of drawing it. To be called before anything
 * is painted, so that no sprite is there already.
 */
export function recordDrawing(): void {
  recordPens();
  recordGradients();
  // What makes a file of a canvas asks for the file itself or, in a library of its own, for the pixels.
  for (const name of ['encode', 'data'])
    Object.defineProperty(canvasPrototype, name, {
      configurable: true,
      value(this: object): never {
        throw new Drawn(logOf(this).join('\n'));
      },
    });
}

/**
 * All that goes into a picture, call by call: two pictures with the same calls look the same. Wants `recordDrawing` before; throws where
 * nothing was written down, as then any two would.
 */
export async function drawingCalls({ paint }: Pick<Picture, 'paint'>): Promise<string> {
  try {
    await paint();
  } catch (error) {
    if (error instanceof Drawn && error.calls !== '') return error.calls;
    throw error;
  }
  throw new Error('Nothing was written down of how the picture was drawn.');
}

/** All that goes into some pictures, one after another. */
export async function drawingCallsOf(pictures: readonly Pick<Picture, 'paint'>[]): Promise<string> {
  const drawn: string[] = [];
  for (const picture of pictures) drawn.push(await drawingCalls(picture));
  return drawn.join('\n');
}
