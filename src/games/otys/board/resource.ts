import { drawLayers, type Layer, oval, rounded } from '../../../canvas/layers.ts';
import type { Bit } from '../../../canvas/line.ts';
import { asMark, RING } from '../../../canvas/marks.ts';
import { type Box, faded, fill, type Pen, stroke, strokeEdged } from '../../../canvas/pen.ts';
import { linePath, outlinePath, shadowed } from '../../../canvas/shapes.ts';
import { drawCachedAt } from '../../../canvas/sprite.ts';
import { MATERIALS, type MaterialLook, PALETTE } from '../../../canvas/theme.ts';
import { cubesBy, NO_CUBES } from '../rules/side.ts';
import type { Cubes } from '../rules/view.ts';
import { COLOURS, type Colour } from '../rules/vocabulary.ts';

interface ResourceObject {
  readonly outline: string;
  readonly layers: (look: MaterialLook) => readonly Layer[];
  readonly details: (look: MaterialLook) => readonly Layer[];
}

const LID = oval(0, -0.37, 0.4, 0.12);

const OBJECTS: Readonly<Record<MaterialLook['object'], ResourceObject>> = {
  ingot: {
    outline: 'M-0.3 -0.42L0.3 -0.42L0.4 -0.12L0.54 0.42L-0.54 0.42L-0.4 -0.12Z',
    layers: ({ shine, rim }) => [
      { path: 'M-0.3 -0.42L0.3 -0.42L0.4 -0.12L-0.4 -0.12Z', fill: shine },
      { path: 'M-0.34 0.24L-0.28 0.02', line: rim, width: 0.03 },
    ],
    details: () => [],
  },
  leaf: {
    outline: 'M-0.33 0.33C-0.68 -0.14 -0.18 -0.52 0.5 -0.5C0.52 0.18 0.14 0.68 -0.33 0.33Z',
    layers: ({ side }) => [{ path: 'M-0.49 0.5Q-0.18 0.14 0.3 -0.3', line: side, width: 0.075 }],
    details: ({ side }) => [
      {
        path: 'M-0.16 0.12L-0.2 -0.11M-0.16 0.12L0.07 0.17M0.05 -0.07L0.01 -0.3M0.05 -0.07L0.28 -0.02',
        line: side,
        width: 0.045,
      },
    ],
  },
  barrel: {
    outline: 'M-0.4 -0.37A0.4 0.12 0 0 1 0.4 -0.37V0.39A0.4 0.12 0 0 1 -0.4 0.39Z',
    layers: ({ shine, rim }) => [
      { path: LID, fill: shine },
      {
        path: `${LID}M0.397 -0.086A0.4 0.12 0 0 1 -0.397 -0.086M0.397 0.254A0.4 0.12 0 0 1 -0.397 0.254`,
        line: rim,
        width: 0.06,
      },
    ],
    details: ({ ink }) => [
      { path: 'M0 -0.12C0.2 0.12 0.12 0.26 0 0.26C-0.12 0.26 -0.2 0.12 0 -0.12Z', fill: ink },
    ],
  },
  chip: {
    outline:
      'M-.4 -.4h.105v-.1h.13v.1h.1v-.1h.13v.1h.1v-.1h.13v.1h.105v.105h.1v.13h-.1v.1h.1v.13h-.1v.1h.1v.13h-.1v.105h-.105v.1h-.13v-.1h-.1v.1h-.13v-.1h-.1v.1h-.13v-.1h-.105v-.105h-.1v-.13h.1v-.1h-.1v-.13h.1v-.1h-.1v-.13h.1Z',
    layers: ({ face, ink }) => [
      { path: rounded(-0.4, -0.4, 0.8, 0.8, 0), fill: face },
      { path: rounded(-0.19, -0.19, 0.38, 0.38, 0.04), fill: ink },
    ],
    details: ({ side }) => [{ path: 'M-0.09 0.08L0.02 -0.03H0.09', line: side, width: 0.05 }],
  },
};

/** Below this size in pixels the small marks of an object would only blur it. */
const DETAILED = 30;

/** The outline of a resource that is 1 high. */
export const resourcePath = (colour: Colour): string => OBJECTS[MATERIALS[colour].object].outline;

/** Paints a resource as an object, centred on a point. `size` is its height in pixels, with all around it. */
export const paintResource = (pen: Pen, colour: Colour, x: number, y: number, size: number): void => {
  const look: MaterialLook = MATERIALS[colour];
  const { outline: path, layers, details } = OBJECTS[look.object];
  const lift = Math.max(1, size * 0.05);
  const high = size * 0.9;
  const width = Math.max(1.4, size * 0.05) / high;
  shadowed(pen, Math.max(3, size * 0.12), lift, () =>
    drawLayers(pen, [{ path, fill: look.side, line: look.side, width }], x, y + lift, high),
  );
  const face = [
    { path, line: look.rim, width: width * 1.6 },
    { path, fill: colour === 'tech' ? look.side : [look.shine, look.face, look.face] },
  ];
  const marks = size < DETAILED ? [] : details(look);
  drawLayers(pen, [...face, ...layers(look), ...marks], x, y, high);
};

/** Where the quarters of a resource of any colour meet its edge, for a type size of 1. */
const QUARTERS = ['0.52 0', '0 0.52', '-0.52 0', '0 -0.52'] as const;

/** Draws one resource, centred on a point. */
export const drawResource = (pen: Pen, colour: Colour, x: number, y: number, size: number): void => {
  const whole = Math.round(size);
  drawCachedAt(pen, `resource ${colour}`, x, y, whole, (fresh) => paintResource(fresh, colour, 0, 0, whole));
};

/** Draws a ring along the outline of a resource, which covers none of it: it is new. Centred on a point. */
export const ringResource = (pen: Pen, colour: Colour, x: number, y: number, size: number): void => {
  const whole = Math.round(size * 1.08);
  const path = resourcePath(colour);
  const ring = RING.map(([line, width]) => ({ path, line, width: width / whole }));
  const paint = (fresh: Pen): void => drawLayers(fresh, ring, 0, 0, whole);
  asMark(pen, () => drawCachedAt(pen, `ring ${colour}`, x, y, whole, paint));
};

/** A resource within a line. */
export const resourceBit = (colour: Colour, scale = 1.3): Bit => ({
  kind: 'drawn',
  width: (size) => size * scale * 1.06,
  draw: (pen, x, y, size) => drawResource(pen, colour, x + size * scale * 0.53, y, size * scale),
});

/** A resource of any colour within a line. */
export const anyResourceBit: Bit = {
  kind: 'layers',
  ems: 1.05,
  layers: [
    ...COLOURS.map((colour, index) => {
      const [from, to] = [QUARTERS[index], QUARTERS[(index + 1) % QUARTERS.length]];
      return { path: `M0 0L${from}A0.52 0.52 0 0 1 ${to}Z`, fill: MATERIALS[colour].face };
    }),
    { path: oval(0, 0, 0.51), line: PALETTE.mist, width: 0.08 },
  ],
};

/** Draws a resource that was here and is gone: pale, and struck through. Centred on a point. */
export const drawGone = (pen: Pen, colour: Colour, x: number, y: number, size: number): void => {
  const whole = Math.round(size);
  const arm = whole * 0.42;
  const paint = (fresh: Pen): void => {
    fresh.globalAlpha = 0.5;
    paintResource(fresh, colour, 0, 0, whole);
    fresh.globalAlpha = 1;
    linePath(fresh, -arm, arm, arm, -arm);
    const [line, edge] = [Math.max(4, whole * 0.1), Math.max(7, whole * 0.17)];
    strokeEdged(fresh, [PALETTE.news, line], [PALETTE.newsDeep, edge]);
  };
  asMark(pen, () => drawCachedAt(pen, `gone ${colour}`, x, y, whole, paint));
};

/** The cubes of a level one by one, in the order of their colours. */
export const eachCube = (cubes: Cubes): readonly Colour[] =>
  COLOURS.flatMap((colour) => Array.from({ length: cubes[colour] }, () => colour));

/** The cubes of a level that went away, in the order of their colours. */
export const goneCubes = (changes: Cubes): readonly Colour[] =>
  eachCube(cubesBy((colour) => Math.max(0, -changes[colour])));

/**
 * Draws the spaces of a level from the left. `size` is a cube's; `changes` mark what is new, and what is gone: on the
 * spaces it left, or small in the corner of what lies there now.
 */
export const drawShelf = (
  pen: Pen,
  cubes: Cubes,
  spaces: number,
  { x, y, height }: Box,
  size: number,
  step: number,
  changes: Cubes = NO_CUBES,
): void => {
  const mid = y + height / 2;
  const lying = eachCube(cubes);
  for (let space = 0; space < Math.max(spaces, lying.length); space++) {
    const at = x + space * step + step / 2;
    const colour = lying[space];
    if (colour === undefined) {
      drawFreeSpace(pen, at, mid, size * 0.8);
      continue;
    }
    drawResource(pen, colour, at, mid, size);
    // Of a colour the last ones are new.
    if (space + changes[colour] > lying.lastIndexOf(colour)) ringResource(pen, colour, at, mid, size);
  }
  for (const [index, colour] of goneCubes(changes).entries()) {
    const space = lying.length + index;
    if (space < spaces) drawGone(pen, colour, x + (space + 0.5) * step, mid, size);
    else drawGone(pen, colour, x + (2 * spaces - space) * step - size * 0.2, mid + size * 0.26, size * 0.6);
  }
};

const drawFreeSpace = (pen: Pen, x: number, y: number, size: number): void =>
  drawCachedAt(pen, 'free space', x, y, size, (fresh) => {
    outlinePath(fresh, 'circle', 0, 0, size);
    fill(fresh, faded(PALETTE.abyss, 0.4));
    stroke(fresh, faded(PALETTE.foam, 0.5), 1.8);
  });

/** Draws a space that takes one resource alone: its outline without its weight; `lit` if the next lies there. */
export const drawColouredSpace = (
  pen: Pen,
  colour: Colour,
  x: number,
  y: number,
  size: number,
  lit: boolean,
): void => {
  const high = size * 0.9;
  const [ground, line] = lit
    ? [faded(PALETTE.lamp, 0.16), PALETTE.lamp]
    : [faded(PALETTE.abyss, 0.3), faded(PALETTE.foam, 0.62)];
  const path = resourcePath(colour);
  drawLayers(pen, [{ path, fill: ground, line, width: (lit ? 3 : 1.8) / high }], x, y, high);
};
