import { bold, heavy, textWidth, write } from '../../../canvas/fonts.ts';
import { type Bit, drawLine, lineWidth } from '../../../canvas/line.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { fill, stroke } from '../../../canvas/pen.ts';
import { drawSlab, roundPath } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import type { DiverView } from '../rules/view.ts';
import type { Colour, DiverName } from '../rules/vocabulary.ts';
import { drawDiverPortrait } from './diver-portrait.ts';
import { hackerBit, homeArrowBit } from './hacker-sign.ts';
import { anyResourceBit, resourceBit } from './resource.ts';
import {
  arrowBit,
  batteryBit,
  coinBit,
  copyBit,
  drawUpgradeBadge,
  iconBit,
  keyBit,
  ON_PAPER,
  orBit,
  rewardBit,
  scrollBit,
  TECHNICIAN_ICONS,
  textBit,
} from './signs.ts';

const arrow = arrowBit(ON_PAPER.text, 'right');
const or = orBit(ON_PAPER.text);
/** A resource within what a diver does: so large that it leaves the name alone. */
const gained = (colour: Colour): Bit => resourceBit(colour, 1.12);

const technicians = [iconBit(TECHNICIAN_ICONS.mechanic, ON_PAPER.text), or, hackerBit];

const neutralKeyBit: Bit = {
  kind: 'drawn',
  width: (size) => size * 1.05,
  draw: (pen, x, y, size) => {
    const side = size * 1.05;
    roundPath(pen, { x, y: y - side / 2, width: side, height: side }, 5);
    fill(pen, PALETTE.steel);
    stroke(pen, PALETTE.steelDeep, 1.5);
    write(pen, 'X', x + side / 2, y, { ...heavy(Math.max(size, 20), PALETTE.ink), align: 'center' });
  },
};

const paid = (credits: number, ...deed: readonly Bit[]): readonly Bit[] => [
  textBit(`${credits}`),
  coinBit(ON_PAPER),
  arrow,
  ...deed,
];
const spying = [copyBit(ON_PAPER), or, scrollBit(ON_PAPER.text)];
const trading = [anyResourceBit, arrowBit(ON_PAPER.text, 'both'), coinBit(ON_PAPER)];

/** What each side of each diver does, in signs (rulebook, "Diver tiles"). */
const FORMULAS: Readonly<Record<DiverName, Readonly<Record<'basic' | 'upgraded', readonly Bit[]>>>> = {
  'metal-expert': {
    basic: [textBit('+1'), gained('metal')],
    upgraded: [textBit('+1'), gained('metal'), textBit('+1'), neutralKeyBit],
  },
  'plant-expert': {
    basic: [textBit('+1'), gained('plant')],
    upgraded: [textBit('+1'), gained('plant'), textBit('+1'), coinBit(ON_PAPER)],
  },
  'fuel-expert': {
    basic: [textBit('+1'), gained('fuel')],
    upgraded: [textBit('+1'), gained('fuel'), textBit('+1'), batteryBit(ON_PAPER)],
  },
  'tech-expert': {
    basic: [textBit('+1'), gained('tech')],
    upgraded: [textBit('+1'), gained('tech'), textBit('+'), keyBit(ON_PAPER), homeArrowBit(ON_PAPER.text)],
  },
  trader: {
    basic: trading,
    upgraded: [...trading, textBit('±1')],
  },
  spy: {
    basic: paid(1, ...spying),
    upgraded: paid(0, ...spying),
  },
  engineer: {
    basic: paid(1, ...technicians),
    upgraded: paid(0, ...technicians),
  },
  explorer: {
    basic: paid(2, rewardBit),
    upgraded: paid(1, rewardBit),
  },
};

/** The same for free own divers (rulebook, "Sponsor tiles", sponsor 1 advanced): what a Trader buys, others' fees. */
const FREE_FORMULAS: Partial<typeof FORMULAS> = {
  trader: {
    basic: [...trading, or, textBit('0')],
    upgraded: [...trading, textBit('+1'), or, textBit('0')],
  },
  spy: { basic: paid(0, ...spying), upgraded: paid(0, ...spying) },
  engineer: { basic: paid(0, ...technicians), upgraded: paid(0, ...technicians) },
  explorer: { basic: paid(0, rewardBit), upgraded: paid(0, rewardBit) },
};

const sideOf = ({ upgraded }: DiverView): 'basic' | 'upgraded' => (upgraded ? 'upgraded' : 'basic');

const formulaOf = (diver: DiverView, free: boolean): readonly Bit[] =>
  ((free ? FREE_FORMULAS[diver.diver] : undefined) ?? FORMULAS[diver.diver])[sideOf(diver)];

const drawGround = (pen: Pen, { upgraded }: DiverView, box: Box, small: boolean): void =>
  drawSlab(pen, box, {
    face: upgraded ? PALETTE.brass : PALETTE.paper,
    deep: upgraded ? PALETTE.brassDeep : PALETTE.paperDeep,
    edge: upgraded ? PALETTE.brassEdge : PALETTE.paperEdge,
    side: upgraded ? PALETTE.brassSide : PALETTE.paperSide,
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

/** From these widths a small tile has room for its diver's effect: room for the name, and size of the signs. */
const TOLD = [
  { width: 380, name: 136, signs: TYPE.phone },
  { width: 280, name: 117, signs: TYPE.small },
] as const;

/** Whether a small tile here says what its diver does. */
export const tellsEffect = ({ width }: Box): boolean => TOLD.some((told) => width >= told.width);

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
      const told = TOLD.find((room) => width >= room.width);
      const signs = formulaOf(diver, false);
      const line = heavy(told?.signs ?? 0, PALETTE.ink);
      const both = width - height - 18;
      // A long name takes what its signs leave.
      const isLong = told !== undefined && textWidth(name, TYPE.body, 'bold') > told.name;
      const room = isLong ? Math.max(told.name, both - lineWidth(signs, line) - 4) : told?.name;
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
