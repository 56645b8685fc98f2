import { faded, type Pen } from '../../../canvas/pen.ts';
import { shadowed } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import type { Mood } from './mood.ts';
import { SHALLOWS } from './theme.ts';

/** Draws a filled oval; `turn` in radians. */
export const drawOval = (
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  paint: string,
  turn = 0,
): void => {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
  pen.fillStyle = paint;
  pen.fill();
};

type Point = readonly [x: number, y: number];

const bend = (pen: Pen, from: Point, towards: Point, to: Point, width: number): void => {
  pen.beginPath();
  pen.moveTo(...from);
  pen.quadraticCurveTo(...towards, ...to);
  pen.lineWidth = width;
  pen.strokeStyle = SHALLOWS.nose;
  pen.lineCap = 'round';
  pen.stroke();
};

const SIDES = [-1, 1] as const;
const EYE = { x: 0.2, y: -0.07 } as const;

const openEye = (pen: Pen, side: number): void => {
  drawOval(pen, side * EYE.x, EYE.y, 0.055, 0.065, SHALLOWS.nose);
  drawOval(pen, side * EYE.x - 0.018, EYE.y - 0.025, 0.02, 0.022, SHALLOWS.pearl);
};

/** An eye with its white; `look` is where the pupil goes, as parts of the eye. */
const wideEye = (pen: Pen, side: number, size: number, pupil: number, look: Point): void => {
  const [x, y] = [side * EYE.x, EYE.y];
  drawOval(pen, x, y, size * 1.16, size * 1.28, SHALLOWS.nose);
  drawOval(pen, x, y, size, size * 1.12, SHALLOWS.pearl);
  drawOval(pen, x + look[0] * size, y + look[1] * size, pupil, pupil * 1.1, SHALLOWS.nose);
};

const brow = (pen: Pen, side: number, inner: number, outer: number): void =>
  bend(pen, [side * 0.1, inner], [side * 0.2, Math.min(inner, outer) - 0.02], [side * 0.31, outer], 0.036);

const smile = (pen: Pen): void => {
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
};

const LOOKS: { readonly [M in Mood]: (pen: Pen) => void } = {
  calm: (pen) => {
    for (const side of SIDES) openEye(pen, side);
    smile(pen);
  },
  curious: (pen) => {
    for (const side of SIDES) wideEye(pen, side, 0.092, 0.054, [0.34, 0.3]);
    brow(pen, -1, -0.2, -0.2);
    brow(pen, 1, -0.26, -0.3);
    bend(pen, [-0.06, 0.2], [0.02, 0.24], [0.09, 0.18], 0.03);
  },
  sly: (pen) => {
    openEye(pen, -1);
    bend(pen, [0.12, -0.05], [0.2, -0.13], [0.29, -0.05], 0.042);
    brow(pen, -1, -0.14, -0.2);
    bend(pen, [-0.1, 0.19], [0.06, 0.27], [0.17, 0.13], 0.036);
  },
  hurt: (pen) => {
    for (const side of SIDES) {
      bend(pen, [side * 0.29, -0.15], [side * 0.2, -0.1], [side * 0.12, -0.07], 0.042);
      bend(pen, [side * 0.12, -0.07], [side * 0.2, -0.03], [side * 0.29, 0.02], 0.042);
    }
    bend(pen, [-0.13, 0.21], [-0.07, 0.13], [0, 0.21], 0.036);
    bend(pen, [0, 0.21], [0.07, 0.28], [0.13, 0.19], 0.036);
  },
  startled: (pen) => {
    for (const side of SIDES) {
      wideEye(pen, side, 0.115, 0.04, [0, 0]);
      brow(pen, side, -0.27, -0.25);
    }
    drawOval(pen, 0, 0.21, 0.07, 0.085, SHALLOWS.nose);
    drawOval(pen, 0, 0.24, 0.042, 0.04, SHALLOWS.blush);
  },
  tense: (pen) => {
    for (const side of SIDES) {
      openEye(pen, side);
      brow(pen, side, -0.22, -0.15);
    }
    pen.beginPath();
    pen.roundRect(-0.12, 0.15, 0.24, 0.09, 0.035);
    pen.fillStyle = SHALLOWS.pearl;
    pen.fill();
    pen.lineWidth = 0.022;
    pen.strokeStyle = SHALLOWS.nose;
    pen.stroke();
    pen.beginPath();
    for (const x of [-0.06, 0, 0.06]) {
      pen.moveTo(x, 0.155);
      pen.lineTo(x, 0.235);
    }
    pen.lineWidth = 0.014;
    pen.stroke();
    drawOval(pen, 0.42, -0.2, 0.045, 0.065, SHALLOWS.splash);
  },
  happy: (pen) => {
    for (const side of SIDES)
      bend(pen, [side * 0.29, -0.03], [side * 0.2, -0.17], [side * 0.11, -0.03], 0.045);
    pen.beginPath();
    pen.moveTo(-0.15, 0.14);
    pen.quadraticCurveTo(0, 0.18, 0.15, 0.14);
    pen.quadraticCurveTo(0.12, 0.32, 0, 0.32);
    pen.quadraticCurveTo(-0.12, 0.32, -0.15, 0.14);
    pen.fillStyle = SHALLOWS.nose;
    pen.fill();
    drawOval(pen, 0, 0.27, 0.065, 0.04, SHALLOWS.blush);
  },
};

/** The head around the origin, one unit wide. */
export const headShape = (pen: Pen, mood: Mood): void => {
  for (const side of SIDES) {
    drawOval(pen, side * 0.37, -0.25, 0.12, 0.11, SHALLOWS.furDeep);
    drawOval(pen, side * 0.37, -0.24, 0.06, 0.055, SHALLOWS.blush);
  }
  shadowed(pen, 6, 3, () => drawOval(pen, 0, 0, 0.48, 0.42, SHALLOWS.fur));
  drawOval(pen, 0, -0.2, 0.3, 0.16, faded(SHALLOWS.furLight, 0.16));
  drawOval(pen, 0, 0.15, 0.38, 0.25, SHALLOWS.furLight);
  for (const side of SIDES) drawOval(pen, side * 0.27, 0.15, 0.075, 0.045, faded(SHALLOWS.blush, 0.7));
  for (const side of SIDES) drawOval(pen, side * 0.095, 0.15, 0.115, 0.1, SHALLOWS.shell);
  LOOKS[mood](pen);
  drawOval(pen, 0, 0.045, 0.1, 0.07, SHALLOWS.nose);
  drawOval(pen, -0.03, 0.025, 0.03, 0.016, faded(SHALLOWS.pearl, 0.6));
  pen.beginPath();
  for (const side of SIDES)
    for (const [from, to] of [
      [0.12, 0.07],
      [0.15, 0.15],
      [0.18, 0.23],
    ] as const) {
      pen.moveTo(side * 0.19, from);
      pen.lineTo(side * 0.46, to);
    }
  pen.lineWidth = 0.012;
  pen.lineCap = 'round';
  pen.strokeStyle = SHALLOWS.furDeep;
  pen.stroke();
};

/** Draws an otter's face in a mood, centred on a point. */
export const drawOtterHead = (pen: Pen, mood: Mood, x: number, y: number, size: number): void => {
  const half = Math.ceil(size / 2);
  const box = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
  drawCached(pen, `otter head ${mood} ${size}`, box, (fresh) => {
    fresh.translate(half, half);
    fresh.scale(size, size);
    headShape(fresh, mood);
  });
};
