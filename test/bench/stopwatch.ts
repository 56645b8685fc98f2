import { createCanvas } from '@napi-rs/canvas';
import { forgetSprites } from '../../src/canvas/sprite.ts';
import { quantile } from '../../src/opponents/statistics.ts';
import type { Subject } from './positions.ts';

/** What one picture took: milliseconds, of CPU where nothing else is said, and bytes. */
interface Taken {
  readonly paint: number;
  readonly encode: number;
  readonly passed: number;
  readonly bytes: number;
}

const canvasPrototype: object = Object.getPrototypeOf(createCanvas(1, 1));
let painted: NodeJS.CpuUsage = process.cpuUsage();
// What makes a file of a canvas asks for the file itself or, in a library of its own, for the pixels.
for (const name of ['encode', 'data']) {
  const asked: unknown = Reflect.get(canvasPrototype, name);
  if (typeof asked !== 'function') throw new Error(`Canvases cannot ${name}`);
  Object.defineProperty(canvasPrototype, name, {
    value(this: object, ...args: readonly unknown[]): unknown {
      painted = process.cpuUsage();
      return Reflect.apply(asked, this, args);
    },
  });
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** Makes, paints and encodes a picture. */
const take = async ({ make }: Subject): Promise<Taken> => {
  const before = process.cpuUsage();
  const start = performance.now();
  const { length } = await make().paint();
  const all = process.cpuUsage(before);
  const encode = milliseconds(process.cpuUsage(painted));
  return {
    paint: milliseconds(all) - encode,
    encode,
    passed: performance.now() - start,
    bytes: length,
  };
};

const ROUNDS = 40;

/** A list's median and 95th percentile, for a table. */
const spread = (values: readonly number[]): string =>
  `${quantile(values, 0.5).toFixed(1).padStart(5)} ${quantile(values, 0.95).toFixed(1).padStart(5)}`;

/** Prints what a picture takes without any sprite at hand, and with all of them. */
export const time = async (subject: Subject, rounds = ROUNDS): Promise<void> => {
  const cold: Taken[] = [];
  for (let round = 0; round < Math.min(3, rounds); round++) {
    forgetSprites();
    cold.push(await take(subject));
  }
  const warm: Taken[] = [];
  for (let round = 0; round < rounds; round++) warm.push(await take(subject));
  const of = (what: keyof Taken) => warm.map((taken) => taken[what]);
  const all = warm.map(({ paint, encode }) => paint + encode);
  console.log(
    [
      subject.label.padEnd(34),
      quantile(
        cold.map(({ paint, encode }) => paint + encode),
        0.5,
      )
        .toFixed(1)
        .padStart(6),
      spread(of('paint')),
      spread(of('encode')),
      spread(all),
      spread(of('passed')),
      (quantile(of('bytes'), 0.5) / 1000).toFixed(0).padStart(5),
    ].join(' | '),
  );
};

/** The heading above the lines that `time` prints. */
export const HEADING = [
  `${'milliseconds: median, 95th percentile'.padEnd(34)} |   cold | warm paint  | encode      | CPU in all  | passed      |    KB`,
  '-'.repeat(106),
].join('\n');
