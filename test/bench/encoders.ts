import { createCanvas, loadImage } from '@napi-rs/canvas';
import { EXTENSION } from '../../src/canvas/encoder.ts';
import type { Subject } from './positions.ts';
import { quantile } from './stopwatch.ts';

const ROUNDS = 9;

/** How far two pictures are apart: the root of the mean square over all colour channels, as decibels below white (PSNR). */
const likeness = (one: Uint8ClampedArray, other: Uint8ClampedArray): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  return 10 * Math.log10((255 ** 2 * one.length) / sum);
};

/** Prints what each encoder makes of a picture: its time, its bytes, and how like it is to what was painted. */
export const compareEncoders = async ({ label, make }: Subject): Promise<void> => {
  // A lossless encoding of what the canvas holds when the bot encodes it.
  const prototype: object = Object.getPrototypeOf(createCanvas(1, 1));
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'encode');
  if (descriptor === undefined) throw new Error('Canvases cannot be encoded');
  const encode: unknown = descriptor.value;
  if (typeof encode !== 'function') throw new Error('Canvases cannot be encoded');
  Object.defineProperty(prototype, 'encode', {
    ...descriptor,
    value(this: object): unknown {
      return Reflect.apply(encode, this, ['png']);
    },
  });
  const lossless = await make().paint();
  Object.defineProperty(prototype, 'encode', descriptor);
  const image = await loadImage(lossless);
  const canvas = createCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const original = pen.getImageData(0, 0, image.width, image.height).data;
  const tries: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
    ['png', () => canvas.encode('png')],
    ...[75, 82, 86, 90, 95].map(
      (quality) => [`jpeg ${quality}`, () => canvas.encode('jpeg', quality)] as const,
    ),
    ...[75, 82, 90, 95].map((quality) => [`webp ${quality}`, () => canvas.encode('webp', quality)] as const),
    ...[60, 75].map(
      (quality) => [`avif ${quality}`, () => canvas.encode('avif', { quality, speed: 8 })] as const,
    ),
  ];
  console.log(`\nEncoders of "${label}" (the bot: ${EXTENSION}) | ms CPU | passed |    KB | likeness in dB`);
  for (const [name, attempt] of tries) {
    const spent: number[] = [];
    const passed: number[] = [];
    let bytes: Uint8Array = new Uint8Array();
    for (let round = 0; round < ROUNDS; round++) {
      const [cpu, start] = [process.cpuUsage(), performance.now()];
      bytes = await attempt();
      passed.push(performance.now() - start);
      const { user, system } = process.cpuUsage(cpu);
      spent.push((user + system) / 1000);
    }
    pen.drawImage(await loadImage(bytes), 0, 0);
    const like = likeness(original, pen.getImageData(0, 0, image.width, image.height).data);
    pen.drawImage(image, 0, 0);
    console.log(
      [
        name.padEnd(10),
        quantile(spent, 0.5).toFixed(1).padStart(7),
        quantile(passed, 0.5).toFixed(1).padStart(7),
        (bytes.length / 1000).toFixed(0).padStart(5),
        like === Number.POSITIVE_INFINITY ? 'the same' : like.toFixed(1),
      ].join(' | '),
    );
  }
};
