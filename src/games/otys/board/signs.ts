import { heavy, write } from '../../../canvas/fonts.ts';
import { drawIcon, type IconShape } from '../../../canvas/icons.ts';
import { drawLayers, type Layer, oval, rounded } from '../../../canvas/layers.ts';
import type { Bit } from '../../../canvas/line.ts';
import type { Pen } from '../../../canvas/pen.ts';
import { PALETTE } from '../../../canvas/theme.ts';
import type { Technician } from '../rules/vocabulary.ts';

interface WreathPaints {
  readonly paint: string;
  readonly ground: string;
}

/** Prestige on a panel, on paper, and on a token. */
export const WREATHS = {
  panel: { paint: PALETTE.laurel, ground: PALETTE.hull },
  paper: { paint: PALETTE.laurelDark, ground: PALETTE.paper },
  slip: { paint: PALETTE.laurelDark, ground: PALETTE.paperLight },
  chart: { paint: PALETTE.laurelDark, ground: PALETTE.chart },
  glass: { paint: PALETTE.laurel, ground: PALETTE.glass },
  jade: { paint: PALETTE.laurel, ground: PALETTE.mossDeep },
} as const satisfies Record<string, WreathPaints>;

/** Draws Prestige: the number within a wreath of a given size, centred on a point. */
export const drawWreath = (
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  { paint, ground }: WreathPaints,
  type: number,
): void => {
  drawIcon(pen, 'laurels', x, y, size, paint);
  write(pen, text, x, y - size * 0.02, { ...heavy(type, paint), align: 'center', halo: ground });
};

/** Prestige within a line: the number in its wreath, which is so large for a type size of 1. */
export const wreathBit = (text: string, paints: WreathPaints, wreath = 1.6): Bit => ({
  kind: 'drawn',
  width: (size) => size * wreath,
  draw: (pen, x, y, size) =>
    drawWreath(pen, text, x + (size * wreath) / 2, y, size * wreath, paints, (size * wreath) / 1.6),
});

/** The icon of each technician's work. */
export const TECHNICIAN_ICONS: Readonly<Record<Technician, IconShape>> = {
  mechanic: 'boat-propeller',
  hacker: 'laptop',
};

/** Words or a number. */
export const textBit = (text: string): Bit => ({ kind: 'text', text });
/** An icon in a colour. */
export const iconBit = (icon: IconShape, paint: string, scale = 1): Bit => ({
  kind: 'icon',
  icon,
  paint,
  scale,
});

const CHEVRONS: Layer = {
  path: 'M-0.25 0L0 -0.25L0.25 0M-0.25 0.25L0 0L0.25 0.25',
  line: PALETTE.brass,
  width: 0.13,
};

/** Draws the badge of a diver's better side, centred on a point: two chevrons that point up. */
export const drawUpgradeBadge = (pen: Pen, x: number, y: number, size: number): void =>
  drawLayers(pen, [{ path: oval(0, 0, 0.49), fill: PALETTE.laurelDark }, CHEVRONS], x, y, size);

/** Draws an upgrade, centred on a point: a diver that gets the badge of the better side. */
export const drawUpgrade = (pen: Pen, x: number, y: number, size: number): void => {
  drawIcon(pen, 'diving-helmet', x - size * 0.2, y, size * 1.16, PALETTE.mist);
  const badge = { path: oval(0, 0, 0.49), fill: PALETTE.laurelDark, line: PALETTE.brass, width: 0.083 };
  drawLayers(pen, [badge, CHEVRONS], x + size * 0.38, y + size * 0.16, size * 0.84);
};

/** A better side for a diver, on dark ground. */
export const upgradeBit: Bit = {
  kind: 'drawn',
  width: (size) => size * 1.6,
  draw: (pen, x, y, size) => drawUpgrade(pen, x + size * 0.8, y, size),
};
const CONTRACT: readonly Layer[] = [
  {
    path: rounded(-0.3, -0.45, 0.6, 0.9, 0.09),
    fill: PALETTE.paperLight,
    line: PALETTE.laurelDark,
    width: 0.06,
  },
  { path: 'M-0.18 0.036L-0.048 0.216L0.192 -0.216', line: PALETTE.jade, width: 0.13 },
];

/** "For each contract completed": a card with a tick. */
export const perContractBit: Bit = { kind: 'layers', ems: 0.6, layers: CONTRACT };
/** An arrowhead from what is done towards what it brings. */
export const bringsBit: Bit = {
  kind: 'layers',
  ems: 0.12,
  layers: [{ path: 'M-0.1 -0.17L0.1 0L-0.1 0.17Z', fill: PALETTE.mist }],
};

const copyBit = (line: string): Bit => ({
  kind: 'drawn',
  width: (size) => size * 1.48,
  draw: (pen, x, y, size) => {
    const back = 'M-0.32 -0.46V-0.62H0.66V0.36H0.44';
    const front = rounded(-0.64, -0.36, 0.98, 0.98, 0.14);
    drawLayers(pen, [{ path: `${back}${front}`, line, width: 0.1 }], x + size * 0.74, y, size);
    drawIcon(pen, 'diving-helmet', x + size * 0.59, y + size * 0.13, size * 0.84, line);
  },
});

const ARROWS = {
  right: 'M-0.33 0H0.33M0.13 -0.2L0.33 0L0.13 0.2',
  both: 'M-0.33 0H0.33M0.13 -0.2L0.33 0L0.13 0.2M-0.13 -0.2L-0.33 0L-0.13 0.2',
  up: 'M0 0.42V-0.4M-0.2 -0.2L0 -0.4L0.2 -0.2',
  levels: 'M0 0.42V-0.4M-0.2 -0.2L0 -0.4L0.2 -0.2M-0.2 0.22L0 0.42L0.2 0.22',
} as const;

const arrowBit = (line: string, way: keyof typeof ARROWS): Bit => ({
  kind: 'layers',
  ems: way === 'up' || way === 'levels' ? 0.6 : 0.66,
  layers: [{ path: ARROWS[way], line, width: 0.13 }],
});

/** An arrow that turns round and goes back to the left: the way of a key that comes home. */
export const homeArrow = (line: string): Layer => ({
  path: 'M-0.4 0.375H0.15A0.315 0.315 0 0 0 0.15 -0.255L-0.4 -0.25M-0.175 -0.5L-0.45 -0.25L-0.175 0',
  line,
  width: 0.17,
});

/** A stroke between two that can be had. */
export const orBit = (paint: string): Bit => ({ kind: 'text', text: '/', paint });

const signsOn = (paint: string, coin: string, battery: string) => ({
  coin: iconBit('two-coins', coin),
  battery: iconBit('battery-pack', battery),
  key: iconBit('key', paint),
  home: { kind: 'layers', ems: 0.9, layers: [homeArrow(paint)] } satisfies Bit,
  helmet: iconBit('diving-helmet', paint),
  scroll: iconBit('scroll-unfurled', paint),
  copy: copyBit(paint),
  or: orBit(paint),
  /** What is paid turns into what is had. */
  turns: arrowBit(paint, 'right'),
  trades: arrowBit(paint, 'both'),
  up: arrowBit(paint, 'up'),
  levels: arrowBit(paint, 'levels'),
});

/** Signs on dark ground. */
export const ON_DARK = signsOn(PALETTE.mist, PALETTE.coin, PALETTE.battery);
/** Signs on paper. */
export const ON_PAPER = signsOn(PALETTE.ink, PALETTE.coinDark, PALETTE.batteryDark);

const WAVE: Layer = {
  path: 'M-0.66 0.56q0.1625 0.19 0.325 0t0.325 0t0.325 0t0.325 0',
  line: PALETTE.foam,
  width: 0.13,
};

/** A better side for a diver at the surface: the upgrade over a wave. */
export const surfaceUpgradeBit: Bit = {
  kind: 'drawn',
  width: (size) => size * 1.6,
  draw: (pen, x, y, size) => {
    drawUpgrade(pen, x + size * 0.8, y - size * 0.14, size * 0.88);
    drawLayers(pen, [WAVE], x + size * 0.8, y, size);
  },
};

/** The two outlines of reward tokens, for "a reward". */
export const rewardBit: Bit = {
  kind: 'layers',
  ems: 1.5,
  layers: [
    {
      path: 'M-0.09 -0.42H0.71V0.126L0.31 0.462L-0.09 0.126Z',
      fill: PALETTE.jade,
      line: PALETTE.jadeEdge,
      width: 0.08,
    },
    { path: oval(-0.33, 0, 0.42), fill: PALETTE.amber, line: PALETTE.amberEdge, width: 0.08 },
  ],
};
