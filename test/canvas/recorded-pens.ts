import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '../../src/canvas/picture.ts';
import { CANVASES, endPictures, foundIn, GRADIENTS, instead, PENS } from './patched.ts';

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

const is = (value: object, prototype: object): boolean => Object.getPrototypeOf(value) === prototype;

const written = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return `${String(value)}`;
  if (Array.isArray(value)) return value.map(written).join();
  if (is(value, CANVASES)) return `canvas ${digestOf(value)}`;
  if (is(value, GRADIENTS)) return `gradient ${logOf(value).join()}`;
  return `#${nameOf(value)}`;
};

function recordPens(): void {
  for (const [name, { value, get, set }] of Object.entries(Object.getOwnPropertyDescriptors(PENS))) {
    if (ASKING.has(name)) continue;
    if (typeof value === 'function')
      instead(PENS, name, ({ canvas }, args, real) => {
        if (name === 'reset') calls.set(canvas, []);
        else logOf(canvas).push(`${name}(${args.map(written).join()})`);
        return PAINTING.has(name) ? undefined : real();
      });
    else if (set !== undefined)
      Object.defineProperty(PENS, name, {
        configurable: true,
        ...(get === undefined ? {} : { get }),
        set(this: SKRSContext2D, to: unknown): void {
          logOf(this.canvas).push(`${name}=${written(to)}`);
          Reflect.apply(set, this, [to]);
        },
      });
  }
}

/**
 * From here on, every pen of this test file writes down what is drawn with it instead of drawing it. To be called before anything
 * is painted, so that no sprite is there already.
 */
export function recordDrawing(): void {
  recordPens();
  instead<object>(GRADIENTS, 'addColorStop', (gradient, stop, real) => {
    logOf(gradient).push(stop.join(' '));
    return real();
  });
  endPictures((canvas) => logOf(canvas).join('\n'));
}

/**
 * All that goes into a picture, call by call: two pictures with the same calls look the same. Wants `recordDrawing` before; throws where
 * nothing was written down, as then any two would.
 */
export async function drawingCalls(picture: Pick<Picture, 'paint'>): Promise<string> {
  const drawn = String(await foundIn(picture));
  if (drawn === '') throw new Error('Nothing was written down of how the picture was drawn.');
  return drawn;
}

/** All that goes into some pictures, one after another. */
export async function drawingCallsOf(pictures: readonly Pick<Picture, 'paint'>[]): Promise<string> {
  const drawn: string[] = [];
  for (const picture of pictures) drawn.push(await drawingCalls(picture));
  return drawn.join('\n');
}
