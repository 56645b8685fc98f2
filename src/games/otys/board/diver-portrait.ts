import { drawLayers, type Layer, oval, rounded } from '../../../canvas/layers.ts';
import { apart, fill, type Pen } from '../../../canvas/pen.ts';
import { circlePath, downward } from '../../../canvas/shapes.ts';
import { PALETTE } from '../../../canvas/theme.ts';
import type { DiverView } from '../rules/view.ts';
import { type DiverName, EXPERTS, isExpert } from '../rules/vocabulary.ts';
import { paintResource } from './resource-object.ts';

interface Gear {
  readonly helmet: readonly [string, string];
  readonly suit: readonly [string, string];
  readonly edge: string;
}

const GEAR: Readonly<Record<'basic' | 'upgraded', Gear>> = {
  basic: {
    helmet: [PALETTE.steel, PALETTE.steelDeep],
    suit: [PALETTE.paperEdge, PALETTE.paperSide],
    edge: PALETTE.hullDeep,
  },
  upgraded: {
    helmet: [PALETTE.brass, PALETTE.brassDeep],
    suit: [PALETTE.plum, PALETTE.plumDeep],
    edge: PALETTE.brassSide,
  },
};

const NEAR = 44;
/** How large the tool is, as a part of the portrait: seen from near, and from far. */
const TOOL = { near: 0.54, far: 0.64 } as const;

const headOf = ({ helmet, suit, edge }: Gear): readonly Layer[] => [
  { path: 'M-0.44 0.52A0.44 0.3 0 0 1 0.44 0.52Z', fill: suit, line: edge },
  { path: rounded(-0.25, 0.14, 0.5, 0.14, 0.06), fill: helmet, line: edge },
  { path: oval(0, -0.1, 0.3), fill: helmet, line: edge },
  { path: `${oval(-0.29, -0.08, 0.075)}${oval(0.29, -0.08, 0.075)}`, fill: helmet[1], line: edge },
  { path: oval(0, -0.08, 0.2), fill: [PALETTE.glass, PALETTE.portholeDeep], line: edge, width: 0.045 },
  { path: `${oval(-0.075, -0.07, 0.034, 0.052)}${oval(0.075, -0.07, 0.034, 0.052)}`, fill: PALETTE.mist },
  { path: 'M-0.143 -0.103A0.145 0.145 0 0 1 -0.045 -0.218', line: PALETTE.foam },
];

const HAT: readonly Layer[] = [
  {
    path: `M-0.24 -0.28C-0.2 -0.56 -0.06 -0.5 0 -0.46C0.06 -0.5 0.2 -0.56 0.24 -0.28Z${oval(0, -0.27, 0.44, 0.085)}`,
    fill: PALETTE.hull,
    line: PALETTE.mistSoft,
    width: 0.02,
  },
  { path: 'M-0.22 -0.36h0.44v0.06h-0.44Z', fill: PALETTE.newsDeep },
];

const HEADLAMP: readonly Layer[] = [
  { path: oval(0, -0.36, 0.17), fill: `${PALETTE.lamp}55` },
  { path: oval(0, -0.36, 0.095), fill: PALETTE.lamp, line: PALETTE.brassSide },
];

const LENS = oval(-0.1, -0.1, 0.33);
const MAGNIFIER: readonly Layer[] = [
  { path: 'M0.14 0.16L0.4 0.44', line: PALETTE.hullDeep, width: 0.2 },
  { path: 'M0.14 0.16L0.4 0.44', line: PALETTE.paperEdge, width: 0.13 },
  { path: LENS, fill: PALETTE.foam, line: PALETTE.hullDeep, width: 0.16 },
  { path: LENS, line: PALETTE.coin, width: 0.09 },
  { path: 'M-0.29 -0.1A0.19 0.19 0 0 1 -0.1 -0.29', line: PALETTE.white, width: 0.07 },
];

const TEETH = 8;
const TOOTH = [
  [-0.3, 0.36],
  [-0.17, 0.5],
  [0.17, 0.5],
  [0.3, 0.36],
] as const;

const cogs = Array.from({ length: TEETH }, (_, tooth) =>
  TOOTH.map(([turn, radius]) => {
    const angle = ((tooth + turn) / TEETH) * 2 * Math.PI;
    return `${radius * Math.cos(angle)} ${radius * Math.sin(angle)}`;
  }),
).flat();

const COGWHEEL: readonly Layer[] = [
  {
    path: `M${cogs.join('L')}Z`,
    fill: [PALETTE.mist, PALETTE.mistSoft],
    line: PALETTE.hullDeep,
    width: 0.08,
  },
  { path: oval(0, 0, 0.16), fill: PALETTE.portholeDeep, line: PALETTE.hullDeep, width: 0.08 },
];

const COMPASS: readonly Layer[] = [
  { path: oval(0, 0, 0.44), fill: PALETTE.coin, line: PALETTE.hullDeep, width: 0.09 },
  { path: oval(0, 0, 0.31), fill: PALETTE.paperLight, line: PALETTE.brassSide, width: 0.05 },
  { path: 'M0.2 -0.2L0.07 0.07L-0.07 -0.07Z', fill: PALETTE.skyLow },
  { path: 'M-0.2 0.2L0.07 0.07L-0.07 -0.07Z', fill: PALETTE.ink },
];

const WARES: readonly Layer[] = [
  {
    path: rounded(-0.5, -0.42, 0.72, 0.72, 0.06),
    fill: [PALETTE.paperEdge, PALETTE.paperSide],
    line: PALETTE.hullDeep,
    width: 0.08,
  },
  { path: 'M-0.42 -0.18H0.14M-0.42 0.06H0.14', line: PALETTE.post, width: 0.06 },
  { path: oval(0.2, 0.2, 0.31), fill: [PALETTE.lamp, PALETTE.coin], line: PALETTE.brassSide, width: 0.08 },
  { path: oval(0.2, 0.2, 0.17), line: PALETTE.brassEdge, width: 0.06 },
];

/** What a diver wears and holds; an expert holds a resource. */
const OUTFITS: {
  readonly [D in Exclude<DiverName, keyof typeof EXPERTS>]: {
    readonly hat: readonly Layer[];
    readonly tool: readonly Layer[];
  };
} = {
  trader: { hat: [], tool: WARES },
  spy: { hat: HAT, tool: MAGNIFIER },
  engineer: { hat: [], tool: COGWHEEL },
  explorer: { hat: HEADLAMP, tool: COMPASS },
};

/** Draws a diver in a porthole, centred on a point; in brass when upgraded. `far`: drawn large but seen small. */
export const drawDiverPortrait = (
  pen: Pen,
  { diver, upgraded }: DiverView,
  x: number,
  y: number,
  size: number,
  far = size < NEAR,
): void => {
  const gear = GEAR[upgraded ? 'upgraded' : 'basic'];
  const tool = size * (far ? TOOL.far : TOOL.near);
  const [toolX, toolY] = [x + 0.5 * size - tool / 2, y + 0.49 * size - tool / 2];
  apart(pen, () => {
    circlePath(pen, x, y, size / 2);
    fill(pen, downward(pen, y - size / 2, size, PALETTE.porthole, PALETTE.portholeDeep));
    pen.clip();
    const hat = isExpert(diver) ? [] : OUTFITS[diver].hat;
    drawLayers(pen, [...headOf(gear), ...hat], x - 0.1 * size, y + 0.02 * size, size);
  });
  const edge = upgraded ? PALETTE.brassEdge : PALETTE.paperEdge;
  drawLayers(pen, [{ path: oval(0, 0, 0.5), line: edge, width: Math.max(0.05, 2 / size) }], x, y, size);
  if (isExpert(diver)) paintResource(pen, EXPERTS[diver], toolX, toolY, tool);
  else drawLayers(pen, OUTFITS[diver].tool, toolX, toolY, tool);
  const glove = { path: oval(0.02, 0.34, 0.085), fill: gear.suit[0], line: gear.edge };
  if (!far) drawLayers(pen, [glove], x, y, size);
};
