import { drawLayers, type Layer, oval } from '../../../canvas/layers.ts';
import { apart, faded, type Pen } from '../../../canvas/pen.ts';
import { shadowed } from '../../../canvas/shapes.ts';
import { drawCached, drawCachedAt } from '../../../canvas/sprite.ts';
import type { Paw } from '../rules/vocabulary.ts';
import type { Mood } from './mood.ts';
import { paintHead } from './otter-face.ts';
import { drawPearl } from './pearl.ts';
import { SHALLOWS } from './theme.ts';

const PALM =
  'M-0.2 0.56C-0.24 0.3 -0.46 0.28 -0.44 0.02C-0.44 -0.2 -0.3 -0.3 0 -0.3C0.3 -0.3 0.44 -0.2 0.44 0.02C0.46 0.28 0.24 0.3 0.2 0.56Z';

/** What lies on the palm of a paw: four toes and the pad, or the fur of a fist. */
const pawLayers = (closed: boolean): readonly Layer[] => {
  const tips = closed ? -0.2 : -0.32;
  const toes = [-0.33, -0.115, 0.115, 0.33].map((x) => ({ x, y: tips + (Math.abs(x) > 0.2 ? 0.09 : 0) }));
  const pads = closed ? SHALLOWS.furDeep : SHALLOWS.blush;
  return [
    ...toes.flatMap(({ x, y }) => [
      { path: oval(x, y, 0.135, closed ? 0.15 : 0.16), fill: SHALLOWS.fur },
      { path: oval(x, closed ? y + 0.03 : y - 0.02, 0.08, 0.085), fill: pads },
    ]),
    { path: oval(0, 0.12, 0.3, 0.22), fill: closed ? SHALLOWS.furDeep : SHALLOWS.furLight },
    ...(closed ? [{ path: oval(0, 0.1, 0.26, 0.17), fill: SHALLOWS.fur }] : []),
  ];
};

/** Draws an otter's paw, centred on a point: open with room for pearls, or closed around what nobody sees. */
export const drawPaw = (pen: Pen, paw: Paw, closed: boolean, x: number, y: number, size: number): void => {
  const turned = paw === 'left' ? size : -size;
  const paint = (fresh: Pen): void => {
    fresh.rotate(paw === 'left' ? 0.12 : -0.12);
    const palm = { path: PALM, fill: [SHALLOWS.fur, SHALLOWS.fur, SHALLOWS.furDeep] };
    shadowed(fresh, 10, 4, () => drawLayers(fresh, [palm], 0, 0, turned));
    drawLayers(fresh, pawLayers(closed), 0, 0, turned);
  };
  drawCachedAt(pen, `paw ${paw} ${closed}`, x, y, size, paint, 24);
};

/** An otter on its back seen from above, one unit long, its head to the left: tail, hind paws, fur and belly. */
const TAIL: readonly Layer[] = [
  {
    path: 'M0.24 -0.05C0.38 -0.07 0.5 -0.05 0.56 -0.11C0.55 -0.02 0.42 0.07 0.24 0.07Z',
    fill: SHALLOWS.furDeep,
  },
];
const HIND_PAWS: readonly Layer[] = [-1, 1].map((way) => ({
  path: oval(0.3, way * 0.145, 0.095, 0.045, way * 0.5),
  fill: SHALLOWS.furDeep,
}));
const FUR: readonly Layer[] = [{ path: oval(0.04, 0, 0.32, 0.175), fill: SHALLOWS.fur }];
const BELLY: readonly Layer[] = [
  { path: oval(0.06, 0, 0.25, 0.115), fill: SHALLOWS.furLight },
  { path: oval(0.06, -0.02, 0.2, 0.07), fill: faded(SHALLOWS.shell, 0.5) },
];

/** How far the rings around a floating otter reach, as parts of its length. */
const REACH = { width: 1.6, height: 0.95 } as const;
const RINGS: readonly Layer[] = [1.16, 1.32, 1.5].map((grow) => ({
  path: oval(0, 0.02, 0.5 * grow, 0.24 * grow),
  line: faded(SHALLOWS.sun, 0.42 / grow ** 3),
  width: 0.013,
}));

const SPINES = Array.from({ length: 14 }, (_, at) => {
  const turn = (2 * Math.PI * at) / 14;
  return `M0 0L${1.5 * Math.cos(turn)} ${1.5 * Math.sin(turn)}`;
}).join('');

const URCHIN: readonly Layer[] = [
  { path: SPINES, line: SHALLOWS.urchinDeep, width: 0.2 },
  { path: oval(0, 0, 1), fill: SHALLOWS.urchin },
  { path: oval(-0.3, -0.35, 0.3, 0.2), fill: faded(SHALLOWS.pearl, 0.5) },
];

const PAWS_UP: readonly Mood[] = ['happy', 'startled', 'hurt'];

const armsOf = (mood: Mood): readonly Layer[] => {
  const isUp = PAWS_UP.includes(mood);
  return [-1, 1].flatMap((side) => {
    const [x, y] = isUp ? [-0.07, side * 0.18] : [-0.03, side * 0.1];
    const [tipX, tipY] = isUp ? [x + 0.02, y + side * 0.06] : [0.015, side * 0.06];
    return [
      { path: oval(x, y, 0.095, 0.045, side * (isUp ? 1.2 : -0.75)), fill: SHALLOWS.fur },
      { path: oval(tipX, tipY, 0.034, 0.03), fill: SHALLOWS.furDeep },
    ];
  });
};

const paintFloating = (pen: Pen, mood: Mood, size: number): void => {
  pen.rotate(-0.1);
  drawLayers(pen, RINGS, 0, 0, size);
  shadowed(pen, 18, 8, () => drawLayers(pen, TAIL, 0, 0, size));
  drawLayers(pen, HIND_PAWS, 0, 0, size);
  shadowed(pen, 18, 8, () => drawLayers(pen, FUR, 0, 0, size));
  drawLayers(pen, BELLY, 0, 0, size);
  apart(pen, () => {
    pen.translate(-size * 0.3, -size * 0.005);
    pen.rotate(-0.1);
    paintHead(pen, mood, 0, 0, size * 0.4);
  });
  if (mood === 'hurt') drawLayers(pen, URCHIN, size * 0.04, -size * 0.01, size * 0.08);
  else drawPearl(pen, { colour: 'white' }, size * 0.02, -size * 0.01, size * (mood === 'happy' ? 0.2 : 0.15));
  drawLayers(pen, armsOf(mood), 0, 0, size);
};

/** Draws an otter floating on its back, its paws full by mood; `size` is its length from head to hind paws. */
export const drawFloatingOtter = (pen: Pen, mood: Mood, x: number, y: number, size: number): void => {
  const [width, height] = [size * REACH.width, size * REACH.height];
  const place = { x: x - width / 2, y: y - height / 2, width, height };
  drawCached(pen, `floating otter ${mood} ${size}`, place, (fresh, wide, high) => {
    fresh.translate(wide / 2, high / 2);
    paintFloating(fresh, mood, size);
  });
};
