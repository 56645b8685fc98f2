import { drawLayers, type Layer, oval, rounded } from '../../../canvas/layers.ts';
import { apart, faded, type Pen } from '../../../canvas/pen.ts';
import { shadowed } from '../../../canvas/shapes.ts';
import { drawCached, drawCachedAt } from '../../../canvas/sprite.ts';
import type { Components } from '../rules/components.ts';
import type { OteresView } from '../rules/view.ts';
import { type Paw, URCHIN } from '../rules/vocabulary.ts';
import { drawPearl } from './pearl.ts';
import { SHALLOWS } from './theme.ts';

/** How the otter in the middle takes what came about last. */
export type Mood = 'calm' | 'curious' | 'sly' | 'hurt' | 'startled' | 'tense' | 'happy';

/** As few as this are left in the game when it may end with every turn. */
const LAST_FEW = 2;

/** The otter's mood, from public knowledge alone. */
export const moodOf = (
  { phase, seats, catch: taken, card, before }: OteresView,
  { cards }: Components,
): Mood => {
  if (phase === 'over') return 'happy';
  const effectOf = (id: string | undefined) => (id === undefined ? undefined : cards.get(id)?.effect);
  if (taken.length > 0) return 'curious';
  if (effectOf(card) === 'snatch') return 'sly';
  if (before !== undefined && seats[before.seat]?.out === true) return 'startled';
  if (effectOf(before?.card) === 'split-paws') return 'curious';
  if (effectOf(before?.card) === 'snatch') return 'sly';
  if (before?.card === URCHIN) return 'hurt';
  return seats.filter(({ out }) => !out).length <= LAST_FEW ? 'tense' : 'calm';
};

type Point = readonly [x: number, y: number];

const inked = (path: string, width: number): Layer => ({ path, line: SHALLOWS.nose, width });

const bend = (from: Point, towards: Point, to: Point, width: number): Layer =>
  inked(`M${from.join(' ')}Q${towards.join(' ')} ${to.join(' ')}`, width);

const EYE = { x: 0.2, y: -0.07 } as const;

const both = (side: (way: -1 | 1) => readonly Layer[]): readonly Layer[] => [...side(-1), ...side(1)];

const openEye = (way: number): readonly Layer[] => [
  { path: oval(way * EYE.x, EYE.y, 0.055, 0.065), fill: SHALLOWS.nose },
  { path: oval(way * EYE.x - 0.018, EYE.y - 0.025, 0.02, 0.022), fill: SHALLOWS.pearl },
];

/** An eye with its white; `look` is where the pupil goes, as parts of the eye. */
const wideEye = (way: number, size: number, pupil: number, look: Point): readonly Layer[] => {
  const [x, y] = [way * EYE.x, EYE.y];
  return [
    { path: oval(x, y, size * 1.16, size * 1.28), fill: SHALLOWS.nose },
    { path: oval(x, y, size, size * 1.12), fill: SHALLOWS.pearl },
    { path: oval(x + look[0] * size, y + look[1] * size, pupil, pupil * 1.1), fill: SHALLOWS.nose },
  ];
};

const brow = (way: number, inner: number, outer: number): Layer =>
  bend([way * 0.1, inner], [way * 0.2, Math.min(inner, outer) - 0.02], [way * 0.31, outer], 0.036);

const FACES: Readonly<Record<Mood, readonly Layer[]>> = {
  calm: [...both(openEye), inked('M0 0.11V0.17M-0.11 0.19Q-0.05 0.25 0 0.17Q0.05 0.25 0.11 0.19', 0.022)],
  curious: [
    ...both((way) => wideEye(way, 0.092, 0.054, [0.34, 0.3])),
    brow(-1, -0.2, -0.2),
    brow(1, -0.26, -0.3),
    bend([-0.06, 0.2], [0.02, 0.24], [0.09, 0.18], 0.03),
  ],
  sly: [
    ...openEye(-1),
    bend([0.12, -0.05], [0.2, -0.13], [0.29, -0.05], 0.042),
    brow(-1, -0.14, -0.2),
    bend([-0.1, 0.19], [0.06, 0.27], [0.17, 0.13], 0.036),
  ],
  hurt: [
    inked('M-0.29 -0.15Q-0.2 -0.1 -0.12 -0.07Q-0.2 -0.03 -0.29 0.02', 0.042),
    inked('M0.29 -0.15Q0.2 -0.1 0.12 -0.07Q0.2 -0.03 0.29 0.02', 0.042),
    inked('M-0.13 0.21Q-0.07 0.13 0 0.21Q0.07 0.28 0.13 0.19', 0.036),
  ],
  startled: [
    ...both((way) => [...wideEye(way, 0.115, 0.04, [0, 0]), brow(way, -0.27, -0.25)]),
    { path: oval(0, 0.21, 0.07, 0.085), fill: SHALLOWS.nose },
    { path: oval(0, 0.24, 0.042, 0.04), fill: SHALLOWS.blush },
  ],
  tense: [
    ...both((way) => [...openEye(way), brow(way, -0.22, -0.15)]),
    { ...inked(rounded(-0.12, 0.15, 0.24, 0.09, 0.035), 0.022), fill: SHALLOWS.pearl },
    inked('M-0.06 0.155V0.235M0 0.155V0.235M0.06 0.155V0.235', 0.014),
    { path: oval(0.42, -0.2, 0.045, 0.065), fill: SHALLOWS.splash },
  ],
  happy: [
    ...both((way) => [bend([way * 0.29, -0.03], [way * 0.2, -0.17], [way * 0.11, -0.03], 0.045)]),
    {
      path: 'M-0.15 0.14Q0 0.18 0.15 0.14Q0.12 0.32 0 0.32Q-0.12 0.32 -0.15 0.14Z',
      fill: SHALLOWS.nose,
    },
    { path: oval(0, 0.27, 0.065, 0.04), fill: SHALLOWS.blush },
  ],
};

const EARS = both((way) => [
  { path: oval(way * 0.37, -0.25, 0.12, 0.11), fill: SHALLOWS.furDeep },
  { path: oval(way * 0.37, -0.24, 0.06, 0.055), fill: SHALLOWS.blush },
]);

const HEAD: readonly Layer[] = [
  { path: oval(0, -0.2, 0.3, 0.16), fill: faded(SHALLOWS.furLight, 0.16) },
  { path: oval(0, 0.15, 0.38, 0.25), fill: SHALLOWS.furLight },
  ...both((way) => [
    { path: oval(way * 0.27, 0.15, 0.075, 0.045), fill: faded(SHALLOWS.blush, 0.7) },
    { path: oval(way * 0.095, 0.15, 0.115, 0.1), fill: SHALLOWS.shell },
  ]),
];

const NOSE: readonly Layer[] = [
  { path: oval(0, 0.045, 0.1, 0.07), fill: SHALLOWS.nose },
  { path: oval(-0.03, 0.025, 0.03, 0.016), fill: faded(SHALLOWS.pearl, 0.6) },
  ...both((way) => [
    {
      path: `M${way * 0.19} 0.12L${way * 0.46} 0.07M${way * 0.19} 0.15H${way * 0.46}M${way * 0.19} 0.18L${way * 0.46} 0.23`,
      line: SHALLOWS.furDeep,
      width: 0.012,
    },
  ]),
];

/** Paints an otter's face in a mood, centred on a point. */
const paintHead = (pen: Pen, mood: Mood, x: number, y: number, size: number): void => {
  drawLayers(pen, EARS, x, y, size);
  const fur = { path: oval(0, 0, 0.48, 0.42), fill: SHALLOWS.fur };
  shadowed(pen, 6, 3, () => drawLayers(pen, [fur], x, y, size));
  drawLayers(pen, [...HEAD, ...FACES[mood], ...NOSE], x, y, size);
};

/** Draws an otter's face in a mood, centred on a point. */
export const drawOtterHead = (pen: Pen, mood: Mood, x: number, y: number, size: number): void =>
  drawCachedAt(pen, `otter head ${mood}`, x, y, size, (fresh) => paintHead(fresh, mood, 0, 0, size));

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

const SPINY: readonly Layer[] = [
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
  if (mood === 'hurt') drawLayers(pen, SPINY, size * 0.04, -size * 0.01, size * 0.08);
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
