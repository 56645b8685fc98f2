import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { VEIL } from '../../src/canvas/dimming.ts';
import { drawIcon } from '../../src/canvas/icons.ts';
import { MATERIALS, PALETTE, SEAT_LOOKS, seatLook, TYPE } from '../../src/canvas/theme.ts';
import { games } from '../../src/games/index.ts';
import { samplesFor } from '../games/samples.ts';
import { BLINDNESS, contrast, distance, lightOf, overlaid, seenWith } from './colour.ts';

/** By ground, the colours of text upon it. */
const TEXT_ON = {
  paper: ['ink', 'inkSoft', 'laurelDark'],
  paperDeep: ['ink', 'inkSoft', 'laurelDark'],
  chart: ['ink', 'laurelDark'],
  chartDeep: ['ink'],
  brass: ['ink'],
  brassDeep: ['ink', 'inkSoft'],
  hull: ['mist', 'mistSoft', 'lamp', 'coin', 'laurel'],
  glass: ['mist', 'coin', 'laurel'],
  water1: ['mist'],
  water5: ['mist'],
  sand: ['mist', 'mistSoft', 'lamp'],
  paperLight: ['ink'],
  porthole: ['mist'],
  amber: ['mist'],
  jade: ['mist'],
  steel: ['ink'],
  news: ['ink'],
} as const satisfies Partial<Record<keyof typeof PALETTE, readonly (keyof typeof PALETTE)[]>>;

const PAIRS = [
  ...Object.entries(TEXT_ON).flatMap(([ground, inks]) =>
    inks.map((ink) => [PALETTE[ink], PALETTE[ground as keyof typeof TEXT_ON]] as const),
  ),
  ...SEAT_LOOKS.map(({ ink, paint }) => [ink, paint] as const),
  ...Object.values(MATERIALS).map(({ ink, face }) => [ink, face] as const),
  // The colours that games have of their own.
  ...games.flatMap((game) => samplesFor(game).textPairs ?? []),
];

test('text stands out from its ground by 4.5 to 1 at least', () => {
  for (const [ink, ground] of PAIRS)
    expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

test('what is of paper turns blue behind the veil, not brown', () => {
  for (const paint of [PALETTE.paper, PALETTE.paperDeep, PALETTE.paperLight]) {
    const [red, , blue] = overlaid(lightOf(paint), VEIL);
    expect(blue, paint).toBeGreaterThan(red);
  }
});

test('no type is smaller than 22 pixels', () => {
  expect(Math.min(...Object.values(TYPE))).toBeGreaterThanOrEqual(22);
});

test('resources are different objects, so that colour is never the only sign', () => {
  const looks = Object.values(MATERIALS);
  expect(new Set(looks.map(({ object }) => object)).size).toBe(looks.length);
});

/** How far apart each two of these look to each kind of eyes that lack a kind of cone; the distances are printed. */
const leastApart = (looks: readonly (readonly [name: string, paint: string])[]): number => {
  const distances = Object.entries(BLINDNESS).flatMap(([kind, matrix]) =>
    looks.flatMap(([one, paint], at) =>
      looks.slice(at + 1).map(([other, otherPaint]) => {
        const apart = distance(seenWith(matrix, lightOf(paint)), seenWith(matrix, lightOf(otherPaint)));
        console.log(`${kind.padEnd(13)} ${one} and ${other}: ${apart.toFixed(0)}`);
        return apart;
      }),
    ),
  );
  return Math.min(...distances);
};

test('resources stay apart for eyes that lack a kind of cone', () => {
  expect(leastApart(Object.entries(MATERIALS).map(([name, { face }]) => [name, face]))).toBeGreaterThan(20);
});

test('seats stay apart for eyes that lack a kind of cone', () => {
  expect(leastApart(SEAT_LOOKS.map(({ emblem, paint }) => [emblem, paint]))).toBeGreaterThan(15);
});

test('eight can sit at a table, and a ninth has no look rather than that of somebody else', () => {
  expect(SEAT_LOOKS).toHaveLength(8);
  expect(new Set(SEAT_LOOKS.map(({ paint }) => paint)).size).toBe(SEAT_LOOKS.length);
  expect(seatLook(7)).toBe(SEAT_LOOKS[7]);
  for (const seat of [8, -1, 0.5]) expect(() => seatLook(seat)).toThrow(`there is no look for seat ${seat}`);
});

test('no game has more seats than there are looks', () => {
  for (const { name, seats } of games) expect(seats.max, name).toBeLessThanOrEqual(SEAT_LOOKS.length);
});

/** Which pixels of a square an emblem fills. */
const shapeOf = (emblem: (typeof SEAT_LOOKS)[number]['emblem']): readonly boolean[] => {
  const pen = createCanvas(64, 64).getContext('2d');
  drawIcon(pen, emblem, 32, 32, 64, '#000000');
  const { data } = pen.getImageData(0, 0, 64, 64);
  return Array.from({ length: 64 * 64 }, (_, at) => (data[at * 4 + 3] ?? 0) > 127);
};

test('emblems are told apart by their shapes alone', () => {
  const shapes = SEAT_LOOKS.map(({ emblem }) => [emblem, shapeOf(emblem)] as const);
  for (const [at, [one, shape]] of shapes.entries()) {
    const filled = shape.filter(Boolean).length / shape.length;
    expect(filled, one).toBeGreaterThan(0.15);
    for (const [other, otherShape] of shapes.slice(at + 1)) {
      const either = shape.filter((own, pixel) => own || otherShape[pixel]).length;
      const both = shape.filter((own, pixel) => own && otherShape[pixel]).length;
      expect(both / either, `${one} and ${other}`).toBeLessThan(0.6);
    }
  }
});

test('no picture names a colour of its own: all come from the palette', () => {
  const folders = ['src/canvas', 'src/games', ...games.map(({ name }) => `src/games/${name}/board`)];
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  const own = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('/theme.ts') &&
      /['"`]#[0-9a-f]{3,8}['"`]|\b(rgb|hsl)a?\(/i.test(readFileSync(file, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(own).toEqual([]);
});
