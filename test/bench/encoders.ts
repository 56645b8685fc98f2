import { createCanvas, loadImage } from '@napi-rs/canvas';
import { EXTENSION } from '../../src/canvas/encoder.ts';
import { ENCODER, jpegEncoder } from '../../src/canvas/jpeg.ts';
import { quantile } from '../../src/opponents/statistics.ts';
import { likeness, lossless } from './likeness.ts';
import type { Subject } from './positions.ts';

const ROUNDS = 9;

/** Prints what each encoder makes of a picture: its time, its bytes, and how like it is to what was painted. */
export const compareEncoders = async ({ label, make }: Subject, rounds = ROUNDS): Promise<void> => {
  const original = await lossless(make());
  const image = await loadImage(original);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const tries: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
    ['the bot', () => jpegEncoder(canvas)(canvas.height)],
    ['png', () => canvas.encode('png')],
    ...[75, 82, 86, 90, 95].map(
      (quality) => [`jpeg ${quality}`, () => canvas.encode('jpeg', quality)] as const,
    ),
    ...[75, 82, 90, 95].map((quality) => [`webp ${quality}`, () => canvas.encode('webp', quality)] as const),
    ...[60, 75].map(
      (quality) => [`avif ${quality}`, () => canvas.encode('avif', { quality, speed: 8 })] as const,
    ),
  ];
  console.log(
    `\nEncoders of "${label}" (the bot: ${EXTENSION} by ${ENCODER}) | ms CPU | passed |    KB | likeness in dB`,
  );
  for (const [name, attempt] of tries) {
    const spent: number[] = [];
    const passed: number[] = [];
    let bytes: Uint8Array = new Uint8Array();
    for (let round = 0; round < rounds; round++) {
      const [cpu, start] = [process.cpuUsage(), performance.now()];
      bytes = await attempt();
      passed.push(performance.now() - start);
      const { user, system } = process.cpuUsage(cpu);
      spent.push((user + system) / 1000);
    }
    console.log(
      [
        name.padEnd(10),
        quantile(spent, 0.5).toFixed(1).padStart(7),
        quantile(passed, 0.5).toFixed(1).padStart(7),
        (bytes.length / 1000).toFixed(0).padStart(5),
        await likeness(original, bytes),
      ].join(' | '),
    );
  }
};
