import { drawIcon, type IconShape } from '../../../canvas/icons.ts';
import { drawLine } from '../../../canvas/line.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { downward, drawRecess, outlinePath, shadowed } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { type Outline, PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';
import type { Reward, RewardBack } from '../rules/components.ts';
import { drawWreath, WREATHS, wreathBit } from './prestige.ts';
import { drawResource } from './resource.ts';

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

/** Draws the quiet front of a token, with an edge in the colour of its back. */
const drawFrontGround = (pen: Pen, back: RewardBack, size: number): void => {
  shadowed(pen, 5, 2, () => {
    outlinePath(pen, 'circle', size / 2, size / 2, size * 0.96);
    pen.fillStyle = downward(pen, 0, size, PALETTE.hull, PALETTE.hullDeep);
    pen.fill();
  });
  outlinePath(pen, 'circle', size / 2, size / 2, size * 0.92);
  pen.lineWidth = 3;
  pen.strokeStyle = BACKS[back].edge;
  pen.stroke();
};

/** Draws in the corner what the token will bring once it lies at a level. */
const drawBackBadge = (pen: Pen, back: RewardBack, size: number): void => {
  const { outline, face, edge, icon, paint } = BACKS[back];
  const badge = Math.max(27, size * 0.38);
  const [x, y] = [size - badge * 0.42, size - badge * 0.42];
  outlinePath(pen, outline, x, y, badge);
  pen.fillStyle = face;
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = edge;
  pen.stroke();
  drawIcon(pen, icon, x, y, badge * 0.68, paint);
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
  battery: { icon: 'battery-pack', paint: PALETTE.battery, scale: 0.76 },
  look: { icon: 'card-draw', paint: PALETTE.mist, scale: 0.76 },
  flip: { icon: 'upgrade', paint: PALETTE.laurel, scale: 0.74 },
} as const;

const drawFront = (pen: Pen, { front }: Pick<Reward, 'front'>, x: number, y: number, size: number): void => {
  if (front.kind === 'cube') {
    const [left, right] = front.colours;
    const cube = size * 0.51;
    drawResource(pen, left, x - size * 0.225, y - size * 0.07, cube);
    drawResource(pen, right, x + size * 0.225, y - size * 0.07, cube);
    return;
  }
  if (front.kind === 'prestige') {
    drawWreath(pen, '1', x, y - size * 0.04, size * 0.8, WREATHS.panel, Math.max(TYPE.small, size * 0.4));
    return;
  }
  const { icon, paint, scale } = SIGNS[front.kind];
  drawIcon(pen, icon, x, y - size * 0.04, size * scale, paint);
};

/** Draws a reward token as it lies on display, its immediate effect up and its back as a badge. */
export const drawReward = (
  pen: Pen,
  { front, back }: Pick<Reward, 'front' | 'back'>,
  x: number,
  y: number,
  size: number,
): void =>
  drawCached(
    pen,
    `reward ${back} ${JSON.stringify(front)}`,
    { x: x - size / 2, y: y - size / 2, width: size, height: size },
    (fresh) => {
      drawFrontGround(fresh, back, size);
      drawFront(fresh, { front }, size / 2, size / 2, size);
      drawBackBadge(fresh, back, size);
    },
  );

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
