import { bold, centred, heavy, textWidth, write } from '../../../canvas/fonts.ts';
import { drawLayers, type Layer, oval, rounded } from '../../../canvas/layers.ts';
import { type Bit, drawLine, lineWidth } from '../../../canvas/line.ts';
import { apart, type Box, centre, fill, type Pen, stroke } from '../../../canvas/pen.ts';
import { circlePath, downward, drawSlab, roundPath, SLABS } from '../../../canvas/shapes.ts';
import { drawCached, drawCachedSlab } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import { feeOf, hasFee } from '../rules/divers.ts';
import type { DiverView, SponsorTile } from '../rules/view.ts';
import {
  type Colour,
  type DiverName,
  EXPERTS,
  isExpert,
  type SponsorNumber,
  type SponsorSide,
} from '../rules/vocabulary.ts';
import { hackerBit } from './hacker.ts';
import { anyResourceBit, paintResource, resourceBit } from './resource.ts';
import { drawTick } from './sea-marks.ts';
import {
  drawUpgradeBadge,
  iconBit,
  ON_DARK,
  ON_PAPER,
  rewardBit,
  surfaceUpgradeBit,
  TECHNICIAN_ICONS,
  textBit,
  upgradeBit,
  WREATHS,
  wreathBit,
} from './signs.ts';

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

const { coin, or } = ON_PAPER;
const gained = (colour: Colour): Bit => resourceBit(colour, 1.12);

const neutralKeyBit: Bit = {
  kind: 'drawn',
  width: (size) => size * 1.05,
  draw: (pen, x, y, size) => {
    const side = size * 1.05;
    roundPath(pen, { x, y: y - side / 2, width: side, height: side }, 5);
    fill(pen, PALETTE.steel);
    stroke(pen, PALETTE.steelDeep, 1.5);
    write(pen, 'X', x + side / 2, y, centred(heavy(Math.max(size, 20), PALETTE.ink)));
  },
};

const trading = [anyResourceBit, ON_PAPER.trades, coin];
/** What divers do that take Credits for it, and what upgraded experts bring beside their resource. */
const DEEDS = {
  spy: [ON_PAPER.copy, or, ON_PAPER.scroll],
  engineer: [iconBit(TECHNICIAN_ICONS.mechanic, PALETTE.ink), or, hackerBit],
  explorer: [rewardBit],
} as const;
const BONUSES: Readonly<Record<Colour, readonly Bit[]>> = {
  metal: [textBit('+1'), neutralKeyBit],
  plant: [textBit('+1'), coin],
  fuel: [textBit('+1'), ON_PAPER.battery],
  tech: [textBit('+'), ON_PAPER.key, ON_PAPER.home],
};

/** What a side of a diver does, in signs (rulebook, "Diver tiles"), for nothing if it `isFree` (sponsor 1 advanced). */
function formulaOf({ diver, upgraded }: DiverView, isFree: boolean): readonly Bit[] {
  if (isExpert(diver)) {
    const colour = EXPERTS[diver];
    return [textBit('+1'), gained(colour), ...(upgraded ? BONUSES[colour] : [])];
  }
  if (hasFee(diver))
    return [textBit(`${isFree ? 0 : feeOf(diver, upgraded)}`), coin, ON_PAPER.turns, ...DEEDS[diver]];
  if (!isFree) return upgraded ? [...trading, textBit('±1')] : trading;
  return [...trading, ...(upgraded ? [textBit('+1')] : []), or, textBit('0')];
}

const drawGround = (pen: Pen, { upgraded }: DiverView, box: Box, small: boolean): void =>
  drawSlab(pen, box, {
    ...SLABS[upgraded ? 'brass' : 'paper'],
    lift: small ? 3 : 5,
    radius: small ? RADIUS.lane : RADIUS.tile,
    line: upgraded ? 3 : 2,
  });

/** Draws a diver with its trade's name and effect in signs, `free` or not. Upgraded: in brass with chevrons. */
export const drawDiver = (pen: Pen, diver: DiverView, box: Box, say: Say, free = false): void => {
  const name = say(`otys-board-diver-${diver.diver}`);
  drawCached(pen, `diver ${diver.diver} ${diver.upgraded} ${free} ${name}`, box, (fresh, width, height) => {
    drawGround(fresh, diver, { x: 0, y: 0, width, height }, false);
    const face = height - 5;
    const hole = Math.min(58, face - 9);
    drawDiverPortrait(fresh, diver, 4 + hole / 2, face / 2, hole);
    const left = hole + 8;
    const room = width - left - 5;
    write(fresh, name, left, face * 0.25, { ...heavy(TYPE.phone, PALETTE.ink), width: room });
    if (diver.upgraded) drawUpgradeBadge(fresh, 17, face - 16, 26);
    drawLine(fresh, formulaOf(diver, free), left, face * 0.74, {
      ...heavy(TYPE.phone, PALETTE.ink),
      width: room,
    });
  });
};

/** From this width a small tile has room for its diver's effect, beside this much for the name. */
const TOLD = { width: 380, name: 136 } as const;

/** Whether a small tile here says what its diver does. */
export const tellsEffect = ({ width }: Box): boolean => width >= TOLD.width;

/** Draws a diver on a small tile: name and, if very wide, effect. `free` stays empty, or the effect has no room. */
export const drawSmallDiver = (pen: Pen, diver: DiverView, box: Box, say: Say, free = 0): void => {
  const name = say(`otys-board-diver-${diver.diver}`);
  drawCached(
    pen,
    `small diver ${diver.diver} ${diver.upgraded} ${name} ${free}`,
    box,
    (fresh, width, height) => {
      drawGround(fresh, diver, { x: 0, y: 0, width, height }, true);
      const face = height - 3;
      const isTold = width >= TOLD.width;
      const signs = formulaOf(diver, false);
      const line = heavy(TYPE.phone, PALETTE.ink);
      const both = width - height - 18;
      // A long name takes what its signs leave.
      const isLong = isTold && textWidth(name, TYPE.body, 'bold') > TOLD.name;
      const usual = isTold ? TOLD.name : undefined;
      const room = isLong ? Math.max(TOLD.name, both - lineWidth(signs, line) - 4) : usual;
      drawDiverPortrait(fresh, diver, 2 + height / 2, height / 2, height);
      write(fresh, name, 10 + height, face / 2, {
        ...bold(TYPE.phone, PALETTE.ink),
        width: room ?? both + 4 - free,
        smallest: free > 0 ? TYPE.small : TYPE.body,
      });
      // Signs too small to be read say nothing: the divers of a seat are on the boards of its own, too.
      const left = both - (room ?? 0) - free;
      if (room !== undefined && (free === 0 || lineWidth(signs, { ...line, size: TYPE.small }) <= left))
        drawLine(fresh, signs, 14 + height + room, face / 2, { ...line, width: left });
      if (diver.upgraded) drawUpgradeBadge(fresh, 9, face - 7, 17);
    },
  );
};

const { battery, helmet, key } = ON_DARK;
const wreath = wreathBit('1', WREATHS.glass);

/** What each side of each sponsor does, in signs (rulebook, "Sponsor tiles"). */
const FORMULAS: Readonly<Record<SponsorNumber, Readonly<Record<SponsorSide, readonly Bit[]>>>> = {
  1: { basic: [textBit('+1'), ON_DARK.coin], advanced: [helmet, textBit('= 0'), ON_DARK.coin] },
  2: { basic: [helmet, textBit('×2')], advanced: [textBit('1'), rewardBit] },
  3: { basic: [key, ON_DARK.home], advanced: [textBit('5'), helmet, ON_DARK.up] },
  4: {
    basic: [textBit('2'), ON_DARK.coin, ON_DARK.turns, upgradeBit, wreath],
    advanced: [textBit('2'), ON_DARK.coin, ON_DARK.turns, surfaceUpgradeBit, wreath],
  },
  5: {
    basic: [textBit('+1'), battery],
    advanced: [
      ...[textBit('+1'), battery, ON_DARK.or, battery, ON_DARK.turns],
      ...[{ kind: 'space', ems: 0 } as const, anyResourceBit, ON_DARK.levels],
    ],
  },
};

const drawTile = (pen: Pen, signs: readonly Bit[], words: string, box: Box, isSpent: boolean): void => {
  drawSlab(pen, box, {
    // A ground that loses its colour takes nothing from what is written upon it, as a shade over both would.
    ...SLABS.glass,
    ...(isSpent && { face: PALETTE.hull, deep: PALETTE.hullDeep, edge: PALETTE.hullEdge }),
    lift: 4,
    radius: RADIUS.tile,
  });
  const line = { align: 'center', width: box.width - 10 } as const;
  drawLine(pen, signs, centre(box), box.y + box.height * 0.29, { ...heavy(TYPE.strong), ...line });
  write(pen, words, centre(box), box.y + box.height * 0.715, centred(bold(TYPE.phone), box.width - 12));
};

/** Draws a sponsor: effect in signs and in a few words; dark with a tick if used this turn. */
export const drawSponsor = (
  pen: Pen,
  { sponsor, side }: SponsorTile,
  box: Box,
  say: Say,
  isSpent = false,
): void => {
  const words = say(`otys-board-sponsor-${sponsor}-${side}`);
  drawCachedSlab(pen, `sponsor ${sponsor} ${side} ${isSpent} ${words}`, box, (fresh, width, height) =>
    drawTile(fresh, FORMULAS[sponsor][side], words, { x: 0, y: 0, width, height }, isSpent),
  );
  if (isSpent) drawTick(pen, box.x + box.width - 4, box.y - 1);
};
