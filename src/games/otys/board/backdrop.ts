import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { apart, faded, type Pen } from '../../../canvas/pen.ts';
import { PICTURE } from '../../../canvas/picture.ts';
import { downward } from '../../../canvas/shapes.ts';
import { PALETTE } from '../../../canvas/theme.ts';

/** Where the sky meets the water, and the water the sand, in pixels from the top. */
export interface Horizon {
  readonly waterline: number;
  readonly floor: number;
}

const { width: WIDTH, height: HEIGHT } = PICTURE;

/** A fixed row of numbers from 0 to 1, so that towers and bubbles stand in the same places each time. */
const scatter = (seed: number): (() => number) => {
  let at = seed;
  return () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
};

const drawSky = (pen: Pen, { waterline }: Horizon): void => {
  pen.fillStyle = downward(
    pen,
    0,
    waterline,
    PALETTE.skyHigh,
    PALETTE.skyMiddle,
    PALETTE.skyLow,
    PALETTE.skyGlow,
  );
  pen.fillRect(0, 0, WIDTH, waterline);
  const sun = pen.createRadialGradient(760, waterline, 10, 760, waterline, 420);
  sun.addColorStop(0, 'rgba(255,236,180,0.75)');
  sun.addColorStop(0.25, 'rgba(255,214,140,0.35)');
  sun.addColorStop(1, 'rgba(255,200,120,0)');
  pen.fillStyle = sun;
  pen.fillRect(0, 0, WIDTH, waterline);
};

/** The colony: towers on stilts, the nearer the darker. */
const drawColony = (pen: Pen, { waterline }: Horizon): void => {
  const next = scatter(41);
  for (const [depth, opacity] of [
    [0.9, 0.28],
    [0.6, 0.5],
  ] as const) {
    pen.fillStyle = faded(PALETTE.tower, opacity);
    let x = -20;
    while (x < WIDTH) {
      const wide = 22 + next() * 46;
      const high = waterline * depth * (0.3 + next() * 0.62);
      pen.fillRect(x, waterline - high, wide, high - 12);
      pen.fillRect(x + wide * 0.42, waterline - high - 14 * next(), 3, 16);
      for (let leg = x + 4; leg < x + wide; leg += 12) pen.fillRect(leg, waterline - 14, 3, 14);
      x += wide + 6 + next() * 60;
    }
  }
};

const drawWater = (pen: Pen, { waterline, floor }: Horizon): void => {
  pen.fillStyle = downward(
    pen,
    waterline,
    floor - waterline,
    PALETTE.water1,
    PALETTE.water2,
    PALETTE.water3,
    PALETTE.water4,
    PALETTE.water5,
  );
  pen.fillRect(0, waterline, WIDTH, HEIGHT - waterline);
};

/** What is left of the old cities, drowned. */
const drawRuins = (pen: Pen, { waterline, floor }: Horizon): void => {
  const next = scatter(97);
  const deep = floor - waterline;
  for (const [reach, opacity] of [
    [0.86, 0.22],
    [0.55, 0.4],
  ] as const) {
    let x = -30;
    while (x < WIDTH) {
      const wide = 46 + next() * 80;
      const high = deep * reach * (0.35 + next() * 0.65);
      const top = floor - high;
      pen.fillStyle = downward(
        pen,
        top,
        high,
        faded(PALETTE.ruin, opacity * 0.5),
        faded(PALETTE.ruin, opacity),
      );
      pen.beginPath();
      pen.moveTo(x, floor + 10);
      pen.lineTo(x, top + next() * 26);
      pen.lineTo(x + wide * 0.35, top + next() * 18);
      pen.lineTo(x + wide * 0.5, top + 20 + next() * 24);
      pen.lineTo(x + wide, top + 6 + next() * 40);
      pen.lineTo(x + wide, floor + 10);
      pen.fill();
      pen.fillStyle = faded(PALETTE.foam, 0.045);
      for (let row = top + 54; row < floor - 20; row += 26)
        for (let column = x + 10; column < x + wide - 12; column += 18)
          if (next() > 0.45) pen.fillRect(column, row, 8, 12);
      x += wide + 20 + next() * 90;
    }
  }
};

const drawRays = (pen: Pen, { waterline, floor }: Horizon): void => {
  const next = scatter(7);
  const deep = floor - waterline;
  for (let ray = 0; ray < 7; ray++) {
    const x = 60 + ray * 170 + next() * 60;
    const wide = 26 + next() * 60;
    const long = deep * (0.55 + next() * 0.4);
    pen.fillStyle = downward(pen, waterline, long, 'rgba(200,245,255,0.14)', 'rgba(200,245,255,0)');
    pen.beginPath();
    pen.moveTo(x, waterline);
    pen.lineTo(x + wide, waterline);
    pen.lineTo(x + wide * 1.7 - long * 0.34, waterline + long);
    pen.lineTo(x - wide * 0.6 - long * 0.34, waterline + long);
    pen.fill();
  }
};

const drawBubbles = (pen: Pen, { waterline, floor }: Horizon): void => {
  const next = scatter(23);
  pen.lineWidth = 1.5;
  for (let bubble = 0; bubble < 46; bubble++) {
    pen.beginPath();
    pen.arc(
      next() * WIDTH,
      waterline + 30 + next() * (floor - waterline - 40),
      2 + next() * 5,
      0,
      2 * Math.PI,
    );
    pen.strokeStyle = 'rgba(210,245,255,0.16)';
    pen.stroke();
  }
};

const wavePath = (pen: Pen, y: number, high: number, long: number, shift: number): void => {
  pen.beginPath();
  pen.moveTo(0, y);
  for (let x = 0; x <= WIDTH; x += 10) pen.lineTo(x, y + Math.sin((x + shift) / long) * high);
};

const drawSurface = (pen: Pen, { waterline }: Horizon): void => {
  for (const [drop, opacity, shift] of [
    [-3, 0.35, 0],
    [1, 0.9, 60],
  ] as const) {
    wavePath(pen, waterline + drop, 3, 34, shift);
    pen.lineTo(WIDTH, waterline + 9);
    pen.lineTo(0, waterline + 9);
    pen.closePath();
    pen.fillStyle = faded(PALETTE.foam, opacity);
    pen.fill();
  }
  pen.fillStyle = downward(pen, waterline + 6, 18, 'rgba(191,234,242,0.5)', 'rgba(191,234,242,0)');
  pen.fillRect(0, waterline + 6, WIDTH, 18);
};

const drawFloor = (pen: Pen, { floor }: Horizon): void => {
  wavePath(pen, floor, 5, 75, 30);
  pen.lineTo(WIDTH, HEIGHT);
  pen.lineTo(0, HEIGHT);
  pen.closePath();
  pen.fillStyle = downward(pen, floor, HEIGHT - floor, PALETTE.sand, PALETTE.sandDeep);
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = faded(PALETTE.sandEdge, 0.85);
  wavePath(pen, floor, 5, 75, 30);
  pen.stroke();
};

const backdrops = new Map<string, Canvas>();

/** Draws what does not change: sky, colony, water, ruins and sand. Painted once for each horizon. */
export const drawBackdrop = (pen: Pen, horizon: Horizon): void => {
  const key = `${horizon.waterline} ${horizon.floor}`;
  let canvas = backdrops.get(key);
  if (canvas === undefined) {
    canvas = createCanvas(WIDTH, HEIGHT);
    const fresh = canvas.getContext('2d');
    for (const layer of [
      drawSky,
      drawColony,
      drawWater,
      drawRuins,
      drawRays,
      drawBubbles,
      drawSurface,
      drawFloor,
    ])
      apart(fresh, () => layer(fresh, horizon));
    backdrops.set(key, canvas);
  }
  pen.drawImage(canvas, 0, 0);
};
