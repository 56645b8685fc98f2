import { drawLayers, type Layer, oval, rounded } from '../../../canvas/layers.ts';
import { faded, type Pen } from '../../../canvas/pen.ts';
import { shadowed } from '../../../canvas/shapes.ts';
import { drawCachedAt } from '../../../canvas/sprite.ts';
import type { Mood } from './mood.ts';
import { SHALLOWS } from './theme.ts';

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
export const paintHead = (pen: Pen, mood: Mood, x: number, y: number, size: number): void => {
  drawLayers(pen, EARS, x, y, size);
  const fur = { path: oval(0, 0, 0.48, 0.42), fill: SHALLOWS.fur };
  shadowed(pen, 6, 3, () => drawLayers(pen, [fur], x, y, size));
  drawLayers(pen, [...HEAD, ...FACES[mood], ...NOSE], x, y, size);
};

/** Draws an otter's face in a mood, centred on a point. */
export const drawOtterHead = (pen: Pen, mood: Mood, x: number, y: number, size: number): void =>
  drawCachedAt(pen, `otter head ${mood}`, x, y, size, (fresh) => paintHead(fresh, mood, 0, 0, size));
