import { drawLayers, type Layer, oval, rounded } from '../../../canvas/layers.ts';
import type { Pen } from '../../../canvas/pen.ts';
import { shadowed } from '../../../canvas/shapes.ts';
import { MATERIALS, type MaterialLook } from '../../../canvas/theme.ts';
import type { Colour } from '../rules/vocabulary.ts';

/** An object that is 1 high: its outline, and in its look what is seen on it at any size, and from near. */
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
