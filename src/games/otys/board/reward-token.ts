import { centred, heavy } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { type Bit, drawLine } from '../../../canvas/line.ts';
import { strokeRing } from '../../../canvas/marks.ts';
import {
  apart,
  type Box,
  boxAround,
  faded,
  fill,
  inset,
  type Pen,
  stroke,
  strokeRound,
} from '../../../canvas/pen.ts';
import { downward, linePath, roundPath, shadowed } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';
import type { Reward, RewardBack } from '../rules/components.ts';
import { drawResource } from './resource.ts';
import {
  bringsBit,
  drawUpgrade,
  drawWreath,
  iconBit,
  perContractBit,
  textBit,
  WREATHS,
  wreathBit,
} from './signs.ts';

/** The backs of a token, told apart by outline too: a round coin for Credits, a pointed shield for Prestige. */
const BACKS = {
  credits: { face: PALETTE.amber, edge: PALETTE.amberEdge },
  prestige: { face: PALETTE.jade, edge: PALETTE.jadeEdge },
} as const satisfies Record<RewardBack, unknown>;

/** A displayed token's height for its width, and the share of it for the front: below is what its back will bring. */
const TALL = 1.15;
const FRONT = 0.56;

/** How tall a token on display is for its width, in pixels. */
export const tokenHeight = (width: number): number => Math.round(width * TALL);

/** The outline of a token: its foot is round like a coin, or pointed like a shield, as its back is. */
const tokenPath = (pen: Pen, back: RewardBack, width: number, height: number): void => {
  const [top, foot, point] = [width * 0.15, width * 0.3, width * 0.17];
  pen.beginPath();
  pen.moveTo(top, 0);
  pen.arcTo(width, 0, width, height, top);
  if (back === 'credits') pen.arcTo(width, height, 0, height, foot);
  else {
    pen.lineTo(width, height - point);
    pen.lineTo(width / 2, height);
    pen.lineTo(0, height - point);
  }
  if (back === 'credits') pen.arcTo(0, height, 0, 0, foot);
  pen.arcTo(0, 0, width, 0, top);
  pen.closePath();
};

const drawFrontGround = (pen: Pen, back: RewardBack, width: number, height: number): void => {
  const { face, edge } = BACKS[back];
  shadowed(pen, 5, 2, () => {
    tokenPath(pen, back, width, height);
    fill(pen, face);
  });
  apart(pen, () => {
    tokenPath(pen, back, width, height);
    pen.clip();
    pen.fillStyle = downward(pen, 0, height * FRONT, PALETTE.hull, PALETTE.hullDeep);
    pen.fillRect(0, 0, width, height * FRONT);
  });
  tokenPath(pen, back, width, height);
  strokeRound(pen, edge, 2.5);
};

const backBits = (back: RewardBack, tight: boolean): readonly Bit[] => [
  perContractBit,
  ...(tight ? [] : [bringsBit]),
  ...(back === 'credits'
    ? [textBit('2'), iconBit('two-coins', PALETTE.coin, tight ? 0.68 : 0.76)]
    : [wreathBit('1', WREATHS.jade)]),
];

const drawBack = (
  pen: Pen,
  back: RewardBack,
  x: number,
  y: number,
  size: number = TYPE.small,
  tight = false,
): void => {
  drawLine(pen, backBits(back, tight), x, y, centred(heavy(size)));
};

const drawFront = (pen: Pen, { front }: Pick<Reward, 'front'>, x: number, y: number, width: number): void => {
  if (front.kind === 'cube') {
    const [left, right] = front.colours;
    const cube = width * 0.42;
    const [aside, slant] = [width * 0.265, width * 0.07];
    drawResource(pen, left, x - aside, y - slant, cube);
    drawResource(pen, right, x + aside, y + slant, cube);
    // One of the two: the stroke that stands for "or" in every formula.
    linePath(pen, x + width * 0.075, y - width * 0.22, x - width * 0.075, y + width * 0.22);
    strokeRound(pen, PALETTE.mist, width * 0.045);
    return;
  }
  if (front.kind === 'prestige') {
    drawWreath(pen, '1', x, y, width * 0.66, WREATHS.panel, Math.max(TYPE.small, width * 0.38));
    return;
  }
  if (front.kind === 'look') {
    const kept = [textBit('+1'), iconBit('scroll-unfurled', PALETTE.paper)];
    drawLine(pen, kept, x, y, centred(heavy(TYPE.strong), width - 4));
    return;
  }
  if (front.kind === 'flip') {
    drawUpgrade(pen, x, y, width * 0.5);
    return;
  }
  drawIcon(pen, 'battery-pack', x, y, width * 0.58, PALETTE.battery);
};

/** Draws a reward token on display, this wide: its immediate effect, and in its foot what its back will bring. */
export const drawReward = (
  pen: Pen,
  { front, back }: Pick<Reward, 'front' | 'back'>,
  x: number,
  y: number,
  size: number,
): void => {
  const place = boxAround(x, y, size, tokenHeight(size));
  drawCached(pen, `reward ${back} ${JSON.stringify(front)}`, place, (fresh, width, height) => {
    drawFrontGround(fresh, back, width, height);
    drawFront(fresh, { front }, width / 2, (height * FRONT) / 2 + 1, width);
    drawBack(fresh, back, width / 2, height * FRONT + width * 0.2);
  });
};

/** Draws a permanent reward in a box: what it brings for each contract of its level, in type of a size. */
export const drawPermanent = (
  pen: Pen,
  back: RewardBack,
  box: Box,
  size: number = TYPE.small,
  isNew = false,
): void => {
  const { face, edge } = BACKS[back];
  drawCached(pen, `permanent ${back} ${size}`, box, (fresh, width, height) => {
    shadowed(fresh, 6, 3, () => {
      tokenPath(fresh, back, width, height);
      fill(fresh, face);
    });
    strokeRound(fresh, edge, 2.5);
    drawBack(fresh, back, width / 2, height * 0.46, size, size > TYPE.small);
  });
  const { x, y, width, height } = inset(box, -2);
  const ring = (): void => {
    pen.translate(x, y);
    tokenPath(pen, back, width, height);
    pen.translate(-x, -y);
  };
  if (isNew) strokeRing(pen, ring);
};

/** Draws the place for a permanent reward: its edge alone. */
export const drawRewardPlace = (pen: Pen, box: Box): void =>
  drawCached(pen, 'reward place', box, (fresh, width, height) => {
    roundPath(fresh, inset({ x: 0, y: 0, width, height }, 1), RADIUS.lane);
    fresh.setLineDash([5, 6]);
    stroke(fresh, faded(PALETTE.foam, 0.26), 1.5);
  });
