import { centred, heavy, write } from '../../../canvas/fonts.ts';
import { apart, faded, fill, type Pen, stroke } from '../../../canvas/pen.ts';
import { PICTURE } from '../../../canvas/picture.ts';
import { circlePath, downward, polygonPath, scatter } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';

/** Where the sky meets the water, and the water the sand, in pixels from the top. */
export interface Horizon {
  readonly waterline: number;
  readonly floor: number;
}

const { width: WIDTH, height: HEIGHT } = PICTURE;

const SUN = { x: 790, size: 30 } as const;

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
  const glow = pen.createRadialGradient(SUN.x, waterline, 10, SUN.x, waterline, 460);
  glow.addColorStop(0, faded(PALETTE.lamp, 0.8));
  glow.addColorStop(0.25, faded(PALETTE.sun, 0.38));
  glow.addColorStop(1, faded(PALETTE.sun, 0));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, WIDTH, waterline);
  const radius = Math.min(SUN.size * 1.6, waterline * 0.24);
  circlePath(pen, SUN.x, waterline - radius * 0.35, radius);
  fill(pen, downward(pen, waterline - 1.35 * radius, 2 * radius, PALETTE.lamp, PALETTE.skyGlow));
};

const drawClouds = (pen: Pen, { waterline }: Horizon, next: () => number): void => {
  for (let cloud = 0; cloud < 9; cloud++) {
    const [x, y] = [next() * WIDTH, waterline * (0.1 + 0.62 * next())];
    const [wide, high] = [120 + next() * 220, waterline * (0.015 + 0.02 * next())];
    const veil = pen.createLinearGradient(x - wide, 0, x + wide, 0);
    veil.addColorStop(0, faded(PALETTE.skyGlow, 0));
    veil.addColorStop(0.5, faded(PALETTE.skyGlow, 0.2));
    veil.addColorStop(1, faded(PALETTE.skyGlow, 0));
    pen.beginPath();
    pen.ellipse(x, y, wide, high, 0, 0, 2 * Math.PI);
    fill(pen, veil);
  }
};

const drawHouse = (pen: Pen, x: number, foot: number, wide: number, high: number, kind: number): void => {
  pen.fillRect(x, foot - high, wide, high);
  if (kind < 0.3) {
    pen.beginPath();
    pen.arc(x + wide / 2, foot - high, wide * 0.42, Math.PI, 2 * Math.PI);
    pen.fill();
  } else if (kind < 0.6) {
    pen.fillRect(x + wide * 0.2, foot - high - high * 0.16, wide * 0.45, high * 0.16 + 1);
    pen.fillRect(x + wide * 0.5, foot - high * 1.32, 3, high * 0.2);
  } else {
    pen.fillRect(x + wide * 0.44, foot - high * 1.2, 3, high * 0.22);
    pen.fillRect(x + wide * 0.3, foot - high * 1.12, wide * 0.3, 2);
  }
};

const drawColony = (pen: Pen, { waterline }: Horizon, next: () => number): void => {
  for (const [reach, opacity, near] of [
    [0.74, 0.22, false],
    [0.6, 0.42, false],
    [0.44, 0.82, true],
  ] as const) {
    let x = -30 + next() * 30;
    while (x < WIDTH) {
      const wide = 26 + next() * 44;
      const high = waterline * reach * (0.3 + next() * 0.62);
      const foot = waterline - 13;
      pen.fillStyle = faded(PALETTE.tower, opacity);
      drawHouse(pen, x, foot, wide, high, next());
      pen.fillRect(x - 5, foot, wide + 10, 4);
      for (let leg = x; leg < x + wide; leg += 13) pen.fillRect(leg, foot + 4, 3, 12);
      if (near) {
        pen.fillStyle = faded(PALETTE.lamp, 0.62);
        for (let row = foot - high + 9; row < foot - 8; row += 13)
          for (let column = x + 7; column < x + wide - 8; column += 11)
            if (next() > 0.62) pen.fillRect(column, row, 4, 6);
      }
      x += wide + (near ? 46 : 12) + next() * (near ? 130 : 60);
    }
  }
};

const drawGlitter = (pen: Pen, { waterline, floor }: Horizon, next: () => number): void => {
  const reach = Math.min(130, (floor - waterline) * 0.22);
  for (let stripe = 0; stripe < 26; stripe++) {
    const down = next();
    const wide = (14 + next() * 60) * (1 - down * 0.4);
    pen.beginPath();
    pen.ellipse(SUN.x + (next() - 0.5) * 130, waterline + 12 + down * reach, wide, 1.6, 0, 0, 2 * Math.PI);
    fill(pen, faded(PALETTE.skyGlow, 0.34 * (1 - down)));
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

const drawRuins = (pen: Pen, { waterline, floor }: Horizon, next: () => number): void => {
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
      polygonPath(pen, [
        [x, floor + 10],
        [x, top + next() * 26],
        [x + wide * 0.35, top + next() * 18],
        [x + wide * 0.5, top + 20 + next() * 24],
        [x + wide, top + 6 + next() * 40],
        [x + wide, floor + 10],
      ]);
      fill(pen, downward(pen, top, high, faded(PALETTE.ruin, opacity * 0.5), faded(PALETTE.ruin, opacity)));
      pen.fillStyle = faded(PALETTE.foam, 0.045);
      for (let row = top + 54; row < floor - 20; row += 26)
        for (let column = x + 10; column < x + wide - 12; column += 18)
          if (next() > 0.45) pen.fillRect(column, row, 8, 12);
      x += wide + 20 + next() * 90;
    }
  }
};

const drawRays = (pen: Pen, { waterline, floor }: Horizon, next: () => number): void => {
  const deep = floor - waterline;
  for (let ray = 0; ray < 7; ray++) {
    const x = 60 + ray * 170 + next() * 60;
    const wide = 26 + next() * 60;
    const long = deep * (0.55 + next() * 0.4);
    polygonPath(pen, [
      [x, waterline],
      [x + wide, waterline],
      [x + wide * 1.7 - long * 0.34, waterline + long],
      [x - wide * 0.6 - long * 0.34, waterline + long],
    ]);
    fill(pen, downward(pen, waterline, long, faded(PALETTE.foam, 0.14), faded(PALETTE.foam, 0)));
  }
};

const drawFish = (pen: Pen, { waterline, floor }: Horizon, next: () => number): void => {
  for (const [x, y] of [
    [905, 0.3],
    [120, 0.55],
    [640, 0.78],
  ] as const)
    for (let fish = 0; fish < 9; fish++) {
      const [left, top] = [x + next() * 150, waterline + (floor - waterline) * y + (next() - 0.5) * 56];
      const long = 6 + next() * 5;
      pen.beginPath();
      pen.ellipse(left, top, long, long * 0.36, 0, 0, 2 * Math.PI);
      pen.moveTo(left - long * 0.7, top);
      pen.lineTo(left - long * 1.6, top - long * 0.45);
      pen.lineTo(left - long * 1.6, top + long * 0.45);
      fill(pen, faded(PALETTE.foam, 0.1 + next() * 0.08));
    }
};

const drawWeeds = (pen: Pen, { waterline, floor }: Horizon, next: () => number): void => {
  pen.lineCap = 'round';
  for (let weed = 0; weed < 46; weed++) {
    const x = next() * WIDTH;
    const high = Math.min(90, (floor - waterline) * 0.24) * (0.35 + next() * 0.65);
    const sway = (next() - 0.5) * 34;
    pen.beginPath();
    pen.moveTo(x, floor + 12);
    pen.bezierCurveTo(
      x - sway,
      floor - high * 0.3,
      x + sway,
      floor - high * 0.65,
      x + sway * 0.4,
      floor - high,
    );
    stroke(pen, faded(next() > 0.5 ? PALETTE.mossSide : PALETTE.ruin, 0.75), 3 + next() * 4);
  }
};

const drawBubbles = (pen: Pen, { waterline, floor }: Horizon, next: () => number): void => {
  pen.lineWidth = 1.5;
  for (let bubble = 0; bubble < 46; bubble++) {
    circlePath(pen, next() * WIDTH, waterline + 30 + next() * (floor - waterline - 40), 2 + next() * 5);
    pen.strokeStyle = faded(PALETTE.foam, 0.16);
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
    fill(pen, faded(PALETTE.foam, opacity));
  }
  pen.fillStyle = downward(pen, waterline + 6, 18, faded(PALETTE.foam, 0.5), faded(PALETTE.foam, 0));
  pen.fillRect(0, waterline + 6, WIDTH, 18);
};

const drawFloor = (pen: Pen, { floor }: Horizon): void => {
  wavePath(pen, floor, 5, 75, 30);
  pen.lineTo(WIDTH, HEIGHT);
  pen.lineTo(0, HEIGHT);
  pen.closePath();
  fill(pen, downward(pen, floor, HEIGHT - floor, PALETTE.sand, PALETTE.sandDeep));
  wavePath(pen, floor, 5, 75, 30);
  stroke(pen, faded(PALETTE.sandEdge, 0.85), 3);
};

/** Draws the title of a picture in the middle of its sky. */
export const drawTitle = (pen: Pen, title: string, y: number): void =>
  apart(pen, () => {
    pen.shadowColor = faded(PALETTE.skyHigh, 0.9);
    pen.shadowBlur = 10;
    write(pen, title, WIDTH / 2, y, centred(heavy(TYPE.number, PALETTE.white), WIDTH - 60));
  });

/** Draws what does not change: sky, colony, water, ruins and sand. Painted once for each horizon. */
export const drawBackdrop = (pen: Pen, horizon: Horizon): void => {
  const key = `otys backdrop ${horizon.waterline} ${horizon.floor}`;
  const paint = (fresh: Pen): void => {
    for (const [layer, seed] of [
      [drawSky, 1],
      [drawClouds, 61],
      [drawColony, 41],
      [drawWater, 1],
      [drawRuins, 97],
      [drawRays, 7],
      [drawGlitter, 17],
      [drawFish, 83],
      [drawWeeds, 29],
      [drawBubbles, 23],
      [drawSurface, 1],
      [drawFloor, 1],
    ] as const)
      apart(fresh, () => layer(fresh, horizon, scatter(seed)));
  };
  drawCached(pen, key, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, paint);
};
