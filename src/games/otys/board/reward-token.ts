import { drawIcon, type IconShape } from '../../../canvas/icons.ts';
import { drawLine } from '../../../canvas/line.ts';
import { apart, type Box, type Pen } from '../../../canvas/pen.ts';
import { downward, drawRecess, outlinePath, shadowed } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { type Outline, PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';
import type { Reward, RewardBack } from '../rules/components.ts';
import { drawWreath, WREATHS, wreathBit } from './prestige.ts';
import { drawResource } from './resource.ts';
import { scrollBit } from './signs.ts';

/** The two backs of a token, told apart by outline as well as colour: a coin pays Credits, a shield Prestige. */
const BACKS: Readonly<
  Record<
    RewardBack,
    {
      readonly outline: Outline;
      readonly face: string;
      readonly edge: string;
      readonly icon: IconShape;
      readonly paint: string;
    }
  >
> = {
  credits: {
    outline: 'circle',
    face: PALETTE.amber,
    edge: PALETTE.amberEdge,
    icon: 'two-coins',
    paint: PALETTE.coin,
  },
  prestige: {
    outline: 'shield',
    face: PALETTE.jade,
    edge: PALETTE.jadeEdge,
    icon: 'laurels',
    paint: PALETTE.laurel,
  },
};

const wreathOn = (back: RewardBack) => (back === 'credits' ? WREATHS.amber : WREATHS.jade);

/** How tall a token on display is for its width, and how much of that its front takes: below it is what its back will bring. */
const TALL = 1.09;
const FRONT = 0.6;

/** How tall a token on display is for its width, in pixels. */
export const tokenHeight = (width: number): number => Math.round(width * TALL);

/** The outline of a token on display: its foot is round like a coin, or pointed like a shield, as its back is. */
const tokenPath = (pen: Pen, back: RewardBack, width: number, height: number): void => {
  const [top, foot] = [width * 0.15, width * 0.36];
  pen.beginPath();
  pen.moveTo(top, 0);
  pen.arcTo(width, 0, width, height, top);
  if (back === 'credits') pen.arcTo(width, height, 0, height, foot);
  else {
    pen.lineTo(width, height - foot * 0.72);
    pen.lineTo(width / 2, height);
    pen.lineTo(0, height - foot * 0.72);
  }
  if (back === 'credits') pen.arcTo(0, height, 0, 0, foot);
  pen.arcTo(0, 0, width, 0, top);
  pen.closePath();
};

/** Draws the quiet front of a token over a foot in the colour of its back. */
const drawFrontGround = (pen: Pen, back: RewardBack, width: number, height: number): void => {
  const { face, edge } = BACKS[back];
  shadowed(pen, 5, 2, () => {
    tokenPath(pen, back, width, height);
    pen.fillStyle = face;
    pen.fill();
  });
  apart(pen, () => {
    tokenPath(pen, back, width, height);
    pen.clip();
    pen.fillStyle = downward(pen, 0, height * FRONT, PALETTE.hull, PALETTE.hullDeep);
    pen.fillRect(0, 0, width, height * FRONT);
  });
  tokenPath(pen, back, width, height);
  pen.lineWidth = 2.5;
  pen.lineJoin = 'round';
  pen.strokeStyle = edge;
  pen.stroke();
};

/** Draws in the foot what the token will bring once it lies at a level. */
const drawBack = (pen: Pen, back: RewardBack, width: number, height: number): void => {
  const y = height * (FRONT + (1 - FRONT) * 0.46);
  if (back === 'prestige') {
    drawWreath(pen, '1', width / 2, y, height * 0.46, WREATHS.jade, TYPE.small);
    return;
  }
  drawLine(
    pen,
    [
      { kind: 'text', text: '2', weight: 'heavy' },
      { kind: 'icon', icon: 'two-coins', paint: PALETTE.coin },
    ],
    width / 2,
    y,
    { size: TYPE.body, paint: PALETTE.mist, align: 'center' },
  );
};

const drawGround = (pen: Pen, back: RewardBack, size: number): void => {
  const { outline, face, edge } = BACKS[back];
  shadowed(pen, 6, 3, () => {
    outlinePath(pen, outline, size / 2, size / 2, size * 0.95);
    pen.fillStyle = downward(pen, 0, size, face, face);
    pen.fill();
  });
  pen.lineWidth = Math.max(2, size * 0.045);
  pen.strokeStyle = edge;
  pen.stroke();
};

const SIGNS = {
  battery: { icon: 'battery-pack', paint: PALETTE.battery },
  flip: { icon: 'upgrade', paint: PALETTE.laurel },
} as const;

/** Draws what a token does at once, centred on a point of a front of this width. */
const drawFront = (pen: Pen, { front }: Pick<Reward, 'front'>, x: number, y: number, width: number): void => {
  if (front.kind === 'cube') {
    const [left, right] = front.colours;
    const cube = width * 0.49;
    drawResource(pen, left, x - width * 0.235, y, cube);
    drawResource(pen, right, x + width * 0.235, y, cube);
    return;
  }
  if (front.kind === 'prestige') {
    drawWreath(pen, '1', x, y, width * 0.66, WREATHS.panel, Math.max(TYPE.small, width * 0.38));
    return;
  }
  if (front.kind === 'look') {
    drawLine(pen, [{ kind: 'text', text: '+1', weight: 'heavy' }, scrollBit(PALETTE.paper)], x, y, {
      size: TYPE.strong,
      paint: PALETTE.mist,
      align: 'center',
      width: width - 4,
    });
    return;
  }
  const { icon, paint } = SIGNS[front.kind];
  drawIcon(pen, icon, x, y, width * 0.58, paint);
};

/** Draws a reward token of this width as it lies on display: its immediate effect, and in its foot what its back will bring. */
export const drawReward = (
  pen: Pen,
  { front, back }: Pick<Reward, 'front' | 'back'>,
  x: number,
  y: number,
  size: number,
): void => {
  const tall = tokenHeight(size);
  drawCached(
    pen,
    `reward ${back} ${JSON.stringify(front)}`,
    { x: x - size / 2, y: y - tall / 2, width: size, height: tall },
    (fresh, width, height) => {
      drawFrontGround(fresh, back, width, height);
      drawFront(fresh, { front }, width / 2, (height * FRONT) / 2 + 1, width);
      drawBack(fresh, back, width, height);
    },
    8,
  );
};

/** Below this size a permanent reward shows what it brings without the number, which its kind tells. */
const SMALLEST_NUMBERED = 50;

/** Draws what a permanent reward brings at each contract of its level. */
export const drawPermanent = (pen: Pen, back: RewardBack, x: number, y: number, size: number): void =>
  drawCached(
    pen,
    `permanent ${back}`,
    { x: x - size / 2, y: y - size / 2, width: size, height: size },
    (fresh) => {
      drawGround(fresh, back, size);
      if (size < SMALLEST_NUMBERED) {
        const { icon, paint } = BACKS[back];
        drawIcon(fresh, icon, size / 2, size / 2, size * 0.66, paint);
        return;
      }
      const setting = {
        size: Math.max(24, size * 0.36),
        paint: PALETTE.mist,
        align: 'center' as const,
        width: size * 0.84,
      };
      if (back === 'credits')
        drawLine(
          fresh,
          [
            { kind: 'text', text: '2', weight: 'heavy' },
            { kind: 'icon', icon: 'two-coins', paint: PALETTE.coin },
          ],
          size / 2,
          size / 2,
          setting,
        );
      else drawLine(fresh, [wreathBit('1', wreathOn(back))], size / 2, size / 2, setting);
    },
  );

/** Draws the place for a permanent reward. */
export const drawRewardPlace = (pen: Pen, box: Box): void =>
  drawCached(
    pen,
    'reward place',
    box,
    (fresh, width, height) => {
      drawRecess(fresh, { x: 0, y: 0, width, height }, RADIUS.card);
      fresh.globalAlpha = 0.3;
      drawIcon(fresh, 'compass', width / 2, height / 2, height * 0.5, PALETTE.foam);
    },
    2,
  );
