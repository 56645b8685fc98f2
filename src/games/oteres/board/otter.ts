import type { Pen } from '../../../canvas/pen.ts';
import { apart, faded } from '../../../canvas/pen.ts';
import { shadowed } from '../../../canvas/shapes.ts';
import { stamp } from '../../../canvas/sprite.ts';
import type { Paw } from '../vocabulary.ts';
import { drawPearl } from './pearl.ts';
import { SHALLOWS } from './theme.ts';

const oval = (pen: Pen, x: number, y: number, rx: number, ry: number, paint: string, turn = 0): void => {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
  pen.fillStyle = paint;
  pen.fill();
};

/** The head around the origin, one unit wide. */
const headShape = (pen: Pen): void => {
  for (const side of [-1, 1]) {
    oval(pen, side * 0.37, -0.25, 0.12, 0.11, SHALLOWS.furDeep);
    oval(pen, side * 0.37, -0.24, 0.06, 0.055, SHALLOWS.blush);
  }
  shadowed(pen, 6, 3, () => oval(pen, 0, 0, 0.48, 0.42, SHALLOWS.fur));
  oval(pen, 0, -0.2, 0.3, 0.16, faded(SHALLOWS.furLight, 0.16));
  oval(pen, 0, 0.15, 0.38, 0.25, SHALLOWS.furLight);
  for (const side of [-1, 1]) {
    oval(pen, side * 0.27, 0.15, 0.075, 0.045, faded(SHALLOWS.blush, 0.7));
    oval(pen, side * 0.2, -0.07, 0.055, 0.065, SHALLOWS.nose);
    oval(pen, side * 0.2 - 0.018, -0.095, 0.02, 0.022, SHALLOWS.pearl);
  }
  for (const side of [-1, 1]) oval(pen, side * 0.095, 0.15, 0.115, 0.1, SHALLOWS.shell);
  oval(pen, 0, 0.045, 0.1, 0.07, SHALLOWS.nose);
  oval(pen, -0.03, 0.025, 0.03, 0.016, faded(SHALLOWS.pearl, 0.6));
  pen.strokeStyle = SHALLOWS.nose;
  pen.lineCap = 'round';
  pen.lineWidth = 0.022;
  pen.beginPath();
  pen.moveTo(0, 0.11);
  pen.lineTo(0, 0.17);
  pen.moveTo(-0.11, 0.19);
  pen.quadraticCurveTo(-0.05, 0.25, 0, 0.17);
  pen.quadraticCurveTo(0.05, 0.25, 0.11, 0.19);
  pen.stroke();
  pen.lineWidth = 0.012;
  pen.strokeStyle = SHALLOWS.furDeep;
  pen.beginPath();
  for (const side of [-1, 1])
    for (const [from, to] of [
      [0.12, 0.07],
      [0.15, 0.15],
      [0.18, 0.23],
    ] as const) {
      pen.moveTo(side * 0.19, from);
      pen.lineTo(side * 0.46, to);
    }
  pen.stroke();
};

/** Draws an otter's face, centred on a point. */
export const drawOtterHead = (pen: Pen, x: number, y: number, size: number): void => {
  const half = Math.ceil(size / 2);
  stamp(pen, 'otter head', { x: x - half, y: y - half, width: 2 * half, height: 2 * half }, (fresh) => {
    fresh.translate(half, half);
    fresh.scale(size, size);
    headShape(fresh);
  });
};

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
    oval(pen, x, y, 0.135, closed ? 0.15 : 0.16, SHALLOWS.fur);
    oval(pen, x, closed ? y + 0.03 : y - 0.02, 0.08, 0.085, closed ? SHALLOWS.furDeep : SHALLOWS.blush);
  }
  oval(pen, 0, 0.12, 0.3, 0.22, closed ? SHALLOWS.furDeep : SHALLOWS.furLight);
  if (closed) oval(pen, 0, 0.1, 0.26, 0.17, SHALLOWS.fur);
};

/** Draws an otter's paw, centred on a point: open with room for pearls, or closed around what nobody sees. */
export const drawPaw = (pen: Pen, paw: Paw, closed: boolean, x: number, y: number, size: number): void => {
  const half = Math.ceil(size / 2);
  stamp(
    pen,
    `paw ${paw} ${closed}`,
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
    oval(pen, 0.3, y, 0.095, 0.045, SHALLOWS.furDeep, turn);
  shadowed(pen, 18, 8, () => oval(pen, 0.04, 0, 0.32, 0.175, SHALLOWS.fur));
  oval(pen, 0.06, 0, 0.25, 0.115, SHALLOWS.furLight);
  oval(pen, 0.06, -0.02, 0.2, 0.07, faded(SHALLOWS.shell, 0.5));
};

/** How far the rings around a floating otter reach, as parts of its length. */
const RINGS = { width: 1.6, height: 0.95 } as const;

/** An otter floating on its back with a pearl on its belly, and the rings around it in the water, around the origin. */
const floatingOtter = (pen: Pen, size: number): void => {
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
    headShape(pen);
  });
  drawPearl(pen, { colour: 'white' }, size * 0.02, -size * 0.01, size * 0.15);
  for (const side of [-1, 1]) {
    oval(pen, -size * 0.03, side * size * 0.1, size * 0.095, size * 0.045, SHALLOWS.fur, side * -0.75);
    oval(pen, size * 0.015, side * size * 0.06, size * 0.034, size * 0.03, SHALLOWS.furDeep);
  }
};

/** Draws an otter floating on its back with a pearl on its belly; `size` is its length from head to hind paws. */
export const drawFloatingOtter = (pen: Pen, x: number, y: number, size: number): void => {
  const [width, height] = [size * RINGS.width, size * RINGS.height];
  stamp(
    pen,
    `floating otter ${size}`,
    { x: x - width / 2, y: y - height / 2, width, height },
    (fresh, wide, high) => {
      fresh.translate(wide / 2, high / 2);
      floatingOtter(fresh, size);
    },
  );
};
