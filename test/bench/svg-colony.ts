import { createRequire } from 'node:module';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import { PICTURE } from '../../src/canvas/picture.ts';
import { forgetSprites } from '../../src/canvas/sprite.ts';
import { colonyPicture } from '../../src/games/otys/board/index.ts';
import { readTexts } from '../../src/texts/texts.ts';
import { middle, sampleComponents } from '../games/otys/sample-views.ts';
import { likeness, lossless } from './likeness.ts';
import { HEADING, spread, time } from './stopwatch.ts';
import { SvgDefinitions, SvgPen } from './svg-pen.ts';

const say = readTexts('assets/texts').in('en');
const ROUNDS = 20;
const JPEG = 86;

const require = createRequire(import.meta.url);
const fontFiles = [
  '600SemiBold/Exo2_600SemiBold',
  '700Bold/Exo2_700Bold',
  '800ExtraBold/Exo2_800ExtraBold',
].map((file) => require.resolve(`@expo-google-fonts/exo-2/${file}.ttf`));

const colony = () => colonyPicture(middle.view, middle.view.turn.seat, middle.people, sampleComponents, say);

/** The Colony as SVG: its own drawing code, with pens that write SVG in the place of those that paint. */
const colonyAsSvg = async (): Promise<{ readonly svg: string; readonly elements: number }> => {
  const pens = new Map<object, SvgPen>();
  const definitions = new SvgDefinitions();
  const prototype: object = Object.getPrototypeOf(createCanvas(1, 1));
  const [getContext, encode, data] = ['getContext', 'encode', 'data'].map((name) =>
    Object.getOwnPropertyDescriptor(prototype, name),
  );
  if (getContext === undefined || encode === undefined || data === undefined)
    throw new Error('Canvases are not what they were');
  let drawn: SvgPen | undefined;
  forgetSprites();
  Object.defineProperty(prototype, 'getContext', {
    ...getContext,
    value(this: object): SvgPen {
      const pen = pens.get(this) ?? new SvgPen(this, definitions, (canvas) => pens.get(canvas));
      pens.set(this, pen);
      return pen;
    },
  });
  Object.defineProperty(prototype, 'encode', {
    ...encode,
    value(this: object): Promise<Buffer> {
      drawn = pens.get(this);
      return Promise.resolve(Buffer.alloc(0));
    },
  });
  Object.defineProperty(prototype, 'data', {
    ...data,
    value(this: Canvas): Buffer {
      drawn = pens.get(this);
      return Buffer.alloc(this.width * this.height * 4);
    },
  });
  try {
    await colony().paint();
  } finally {
    Object.defineProperty(prototype, 'getContext', getContext);
    Object.defineProperty(prototype, 'encode', encode);
    Object.defineProperty(prototype, 'data', data);
    forgetSprites();
  }
  if (drawn === undefined) throw new Error('Nothing was drawn');
  const size = `width="${PICTURE.width}" height="${PICTURE.height}"`;
  const shared = definitions.svgOf((key, id) => key.replace('id=""', `id="${id}"`));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${shared}</defs>${drawn.svg}</svg>`;
  return { svg, elements: [...svg.matchAll(/<(path|rect|text|use) /g)].length };
};

/** Prints what a Colony takes as the bot draws it, and as an SVG of the same calls that `resvg` draws, with and without its shadows. */
export const compareWithSvg = async (rounds = ROUNDS): Promise<void> => {
  const { svg, elements } = await colonyAsSvg();
  console.log(
    `\nThe same Colony, on canvas and as SVG (${elements} elements, ${Math.round(svg.length / 1000)} KB)`,
  );
  console.log(HEADING);
  await time({ label: 'on canvas', make: colony }, rounds);
  const original = await lossless(colony());
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Exo 2' };
  const kinds = { 'as SVG': svg, 'as SVG, without shadows': svg.replaceAll(/ filter="[^"]*"/g, '') };
  console.log(
    'resvg: milliseconds, median and 95th percentile   | CPU to pixels | passed      | to PNG      |  PNG KB | JPEG KB | likeness in dB',
  );
  for (const [label, text] of Object.entries(kinds)) {
    const [spent, passed, packed]: number[][] = [[], [], []];
    let png: Uint8Array = new Uint8Array();
    for (let round = 0; round < rounds; round++) {
      const [cpu, start] = [process.cpuUsage(), performance.now()];
      const rendered = new Resvg(text, { font }).render();
      passed?.push(performance.now() - start);
      const { user, system } = process.cpuUsage(cpu);
      spent?.push((user + system) / 1000);
      const packing = performance.now();
      png = rendered.asPng();
      packed?.push(performance.now() - packing);
    }
    const canvas = createCanvas(PICTURE.width, PICTURE.height);
    canvas.getContext('2d').drawImage(await loadImage(png), 0, 0);
    const jpeg = await canvas.encode('jpeg', JPEG);
    const figures = [spent, passed, packed].map((list) => spread(list ?? []).padEnd(13));
    const sizes = [png, jpeg].map(({ length }) => (length / 1000).toFixed(0).padStart(7));
    console.log([label.padEnd(49), ...figures, ...sizes, await likeness(original, png)].join(' | '));
  }
};
