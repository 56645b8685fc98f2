import type { Pen } from '../../../canvas/pen.ts';
import { apart, faded } from '../../../canvas/pen.ts';
import { shadowed } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import type { Paw } from '../rules/vocabulary.ts';
import type { Mood } from './mood.ts';
import { drawOval, headShape } from './otter-face.ts';
import { drawPearl } from './pearl.ts';
import { SHALLOWS } from './theme.ts';

/** A paw around the origin, one unit high, its thumb to the right. */
const pawShape = (pen: Pen, closed: boolean): void => {
  shadowed(pen, 10, 4, () => {
    pen.beginPath();
    pen.moveTo(-0.2, 0.56);
    pen.bezierCurveTo(-0.24, 0.3, -0.46, 0.28, -0.44, 0.02);
    pen.bezierCurveTo(-0.44, -0.2, -0.3, -0.3, 0, -0.3);
    pen.bezierCurveTo(0.3, -0.3, 0.44, -0.2, 0.44, 0.02);
    pen.bezierCurveTo(0.46, 0.28, 0.24, 0.3, 0.2, 0.56);
    pen.closePath();
    const fur = pen.createLinearGradient(0, 0, 0, 0.6);
    fur.addColorStop(0, SHALLOWS.fur);
    fur.addColorStop(1, SHALLOWS.furDeep);
    pen.fillStyle = fur;
    pen.fill();
  });
  const tips = closed ? -0.2 : -0.32;
  for (const [x, y] of [
    [-0.33, tips + 0.09],
    [-0.115, tips],
    [0.115, tips],
    [0.33, tips + 0.09],
  ] as const) {
    drawOval(pen, x, y, 0.135, closed ? 0.15 : 0.16, SHALLOWS.fur);
    drawOval(pen, x, closed ? y + 0.03 : y - 0.02, 0.08, 0.085, closed ? SHALLOWS.furDeep : SHALLOWS.blush);
  }
  drawOval(pen, 0, 0.12, 0.3, 0.22, closed ? SHALLOWS.furDeep : SHALLOWS.furLight);
  if (closed) drawOval(pen, 0, 0.1, 0.26, 0.17, SHALLOWS.fur);
};

/** Draws an otter's paw, centred on a point: open with room for pearls, or closed around what nobody sees. */
export const drawPaw = (pen: Pen, paw: Paw, closed: boolean, x: number, y: number, size: number): void => {
  const half = Math.ceil(size / 2);
  drawCached(
    pen,
    `paw ${paw} ${closed} ${size}`,
    { x: x - half, y: y - half, width: 2 * half, height: 2 * half },
    (fresh) => {
      fresh.translate(half, half);
      fresh.scale(paw === 'left' ? size : -size, size);
      fresh.rotate(0.12);
      pawShape(fresh, closed);
    },
    24,
  );
};

/** An otter on its back seen from above around the origin, one unit long, its head to the left. */
const floatingShape = (pen: Pen): void => {
  shadowed(pen, 18, 8, () => {
    pen.beginPath();
    pen.moveTo(0.24, -0.05);
    pen.bezierCurveTo(0.38, -0.07, 0.5, -0.05, 0.56, -0.11);
    pen.bezierCurveTo(0.55, -0.02, 0.42, 0.07, 0.24, 0.07);
    pen.fillStyle = SHALLOWS.furDeep;
    pen.fill();
  });
  for (const [y, turn] of [
    [-0.14, -0.5],
    [0.15, 0.5],
  ] as const)
    drawOval(pen, 0.3, y, 0.095, 0.045, SHALLOWS.furDeep, turn);
  shadowed(pen, 18, 8, () => drawOval(pen, 0.04, 0, 0.32, 0.175, SHALLOWS.fur));
  drawOval(pen, 0.06, 0, 0.25, 0.115, SHALLOWS.furLight);
  drawOval(pen, 0.06, -0.02, 0.2, 0.07, faded(SHALLOWS.shell, 0.5));
};

/** How far the rings around a floating otter reach, as parts of its length. */
const RINGS = { width: 1.6, height: 0.95 } as const;

/** An otter floating on its back with a pearl on its belly, and the rings around it in the water, around the origin. */
const floatingOtter = (pen: Pen, mood: Mood, size: number): void => {
  pen.rotate(-0.1);
  for (const grow of [1.16, 1.32, 1.5]) {
    pen.beginPath();
    pen.ellipse(0, size * 0.02, size * 0.5 * grow, size * 0.24 * grow, 0, 0, 2 * Math.PI);
    pen.lineWidth = 4;
    pen.strokeStyle = faded(SHALLOWS.sun, 0.42 / grow ** 3);
    pen.stroke();
  }
  apart(pen, () => {
    pen.scale(size, size);
    floatingShape(pen);
  });
  apart(pen, () => {
    pen.translate(-size * 0.3, -size * 0.005);
    pen.rotate(-0.1);
    pen.scale(size * 0.4, size * 0.4);
    headShape(pen, mood);
  });
  drawHeld(pen, mood, size);
};

const PAWS_UP: readonly Mood[] = ['happy', 'startled', 'hurt'];

const drawHeld = (pen: Pen, mood: Mood, size: number): void => {
  if (mood === 'hurt') drawUrchin(pen, size * 0.04, -size * 0.01, size * 0.08);
  else drawPearl(pen, { colour: 'white' }, size * 0.02, -size * 0.01, size * (mood === 'happy' ? 0.2 : 0.15));
  const isUp = PAWS_UP.includes(mood);
  for (const side of [-1, 1]) {
    const [x, y] = isUp ? [-size * 0.07, side * size * 0.18] : [-size * 0.03, side * size * 0.1];
    drawOval(pen, x, y, size * 0.095, size * 0.045, SHALLOWS.fur, side * (isUp ? 1.2 : -0.75));
    const [tipX, tipY] = isUp
      ? [x + size * 0.02, y + side * size * 0.06]
      : [size * 0.015, side * size * 0.06];
    drawOval(pen, tipX, tipY, size * 0.034, size * 0.03, SHALLOWS.furDeep);
  }
};

const drawUrchin = (pen: Pen, x: number, y: number, radius: number): void => {
  const spines = 14;
  pen.beginPath();
  for (let at = 0; at < spines; at += 1) {
    const turn = (2 * Math.PI * at) / spines;
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(turn) * radius * 1.5, y + Math.sin(turn) * radius * 1.5);
  }
  pen.lineWidth = Math.max(2, radius * 0.2);
  pen.lineCap = 'round';
  pen.strokeStyle = SHALLOWS.urchinDeep;
  pen.stroke();
  drawOval(pen, x, y, radius, radius, SHALLOWS.urchin);
  drawOval(pen, x - radius * 0.3, y - radius * 0.35, radius * 0.3, radius * 0.2, faded(SHALLOWS.pearl, 0.5));
};

/** Draws an otter floating on its back, its paws full by mood; `size` is its length from head to hind paws. */
export const drawFloatingOtter = (pen: Pen, mood: Mood, x: number, y: number, size: number): void => {
  const [width, height] = [size * RINGS.width, size * RINGS.height];
  drawCached(
    pen,
    `floating otter ${mood} ${size}`,
    { x: x - width / 2, y: y - height / 2, width, height },
    (fresh, wide, high) => {
      fresh.translate(wide / 2, high / 2);
      floatingOtter(fresh, mood, size);
    },
  );
};
