import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { drawIcon } from '../../../canvas/icons.ts';
import { apart, type Box, faded, fill, type Pen } from '../../../canvas/pen.ts';
import { PICTURE } from '../../../canvas/picture.ts';
import { scatter } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { SHALLOWS } from './theme.ts';

const { width: WIDTH, height: HEIGHT } = PICTURE;

/** Makes the shore line of a lagoon the pen's path: a rounded box whose edge wavers. */
const shorePath = (pen: Pen, { x, y, width, height }: Box, grow: number): void => {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [rx, ry] = [width / 2 + grow, height / 2 + grow];
  pen.beginPath();
  for (let step = 0; step <= 240; step++) {
    const angle = (step / 240) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const square = (Math.abs(cos) ** 3.2 + Math.abs(sin) ** 3.2) ** (-1 / 3.2);
    const waver = 1 + 0.016 * Math.sin(5 * angle + 1) + 0.012 * Math.sin(11 * angle + 2.3);
    pen.lineTo(cx + rx * square * waver * cos, cy + ry * square * waver * sin);
  }
  pen.closePath();
};

const drawBeach = (pen: Pen): void => {
  const sand = pen.createLinearGradient(0, 0, WIDTH, HEIGHT);
  sand.addColorStop(0, SHALLOWS.beach);
  sand.addColorStop(1, SHALLOWS.beachDeep);
  pen.fillStyle = sand;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const next = scatter(61);
  for (let grain = 0; grain < 900; grain++) {
    pen.fillStyle = faded(grain % 3 === 0 ? SHALLOWS.sun : SHALLOWS.beachWet, 0.35);
    pen.fillRect(next() * WIDTH, next() * HEIGHT, 2, 2);
  }
};

const drawLagoon = (pen: Pen, lagoon: Box): void => {
  for (const [grow, paint] of [
    [20, faded(SHALLOWS.beachWet, 0.55)],
    [9, faded(SHALLOWS.sun, 0.85)],
    [4, SHALLOWS.shoal],
  ] as const) {
    shorePath(pen, lagoon, grow);
    fill(pen, paint);
  }
  shorePath(pen, lagoon, 0);
  const [cx, cy] = [lagoon.x + lagoon.width / 2, lagoon.y + lagoon.height / 2];
  const reach = Math.hypot(lagoon.width, lagoon.height) / 2;
  const water = pen.createRadialGradient(cx, cy, reach * 0.15, cx, cy, reach);
  water.addColorStop(0, SHALLOWS.water4);
  water.addColorStop(0.55, SHALLOWS.water3);
  water.addColorStop(0.8, SHALLOWS.water2);
  water.addColorStop(1, SHALLOWS.water1);
  fill(pen, water);
};

const MESH = 62;

let net: Canvas | undefined;

/** Sunlight broken by small waves: a net of bright lines, brightest towards the sun. The same upon every lagoon. */
const caustics = (): Canvas => {
  net ??= netOfLight();
  return net;
};

const netOfLight = (): Canvas => {
  const [width, height] = [WIDTH / 2, HEIGHT / 2];
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const image = pen.createImageData(width, height);
  const { data } = image;
  const columns = Math.ceil(WIDTH / MESH) + 3;
  const next = scatter(17);
  const cells = Array.from({ length: columns * (Math.ceil(HEIGHT / MESH) + 3) }, (_, at) => ({
    x: ((at % columns) - 1 + next()) * MESH,
    y: (Math.floor(at / columns) - 1 + next()) * MESH,
  }));
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const x = column * 2 + 9 * Math.sin(row / 17);
      const y = row * 2 + 9 * Math.sin(column / 21);
      const [left, top] = [Math.floor(x / MESH), Math.floor(y / MESH)];
      let nearest = 1e9;
      let second = 1e9;
      for (let down = 0; down <= 2; down++)
        for (let along = 0; along <= 2; along++) {
          const cell = cells[(top + down) * columns + left + along];
          if (cell === undefined) continue;
          const far = (cell.x - x) ** 2 + (cell.y - y) ** 2;
          if (far < nearest) {
            second = nearest;
            nearest = far;
          } else if (far < second) second = far;
        }
      const line = Math.max(0, 1 - (Math.sqrt(second) - Math.sqrt(nearest)) / 24) ** 1.6;
      const sunny = 1.15 - (x / WIDTH) * 0.5 - (y / HEIGHT) * 0.55;
      const at = (row * width + column) * 4;
      data[at] = 255;
      data[at + 1] = 250;
      data[at + 2] = 214;
      data[at + 3] = 84 * line * line * sunny;
    }
  pen.putImageData(image, 0, 0);
  return canvas;
};

const drawLight = (pen: Pen, lagoon: Box): void => {
  shorePath(pen, lagoon, 0);
  pen.clip();
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(caustics(), 0, 0, WIDTH, HEIGHT);
  const sun = pen.createRadialGradient(lagoon.x, lagoon.y, 20, lagoon.x, lagoon.y, 620);
  sun.addColorStop(0, faded(SHALLOWS.sun, 0.4));
  sun.addColorStop(1, faded(SHALLOWS.sun, 0));
  pen.fillStyle = sun;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
};

const drawBlade = (pen: Pen, x: number, y: number, long: number, lean: number, paint: string): void => {
  pen.beginPath();
  pen.moveTo(x, y);
  const [tipX, tipY] = [x + Math.sin(lean) * long, y - Math.cos(lean) * long];
  const [sideX, sideY] = [Math.cos(lean) * long * 0.14, Math.sin(lean) * long * 0.14];
  const [midX, midY] = [(x + tipX) / 2, (y + tipY) / 2];
  pen.quadraticCurveTo(midX + sideX * 2.2, midY + sideY * 2.2, tipX, tipY);
  pen.quadraticCurveTo(midX - sideX * 0.4, midY - sideY * 0.4, x, y);
  fill(pen, paint);
};

const drawKelp = (pen: Pen): void => {
  const next = scatter(29);
  for (const [x, y, turn] of [
    [0, 0, 2.3],
    [WIDTH, 0, -2.3],
    [0, HEIGHT, 0.8],
    [WIDTH, HEIGHT, -0.8],
  ] as const)
    for (let blade = 0; blade < 9; blade++) {
      const paint = [SHALLOWS.kelpDeep, SHALLOWS.kelp, SHALLOWS.kelpLight][blade % 3] ?? SHALLOWS.kelp;
      drawBlade(
        pen,
        x + (next() - 0.5) * 60,
        y + (next() - 0.5) * 60,
        70 + next() * 90,
        turn + (next() - 0.5) * 1.5,
        paint,
      );
    }
};

const drawShells = (pen: Pen): void => {
  for (const [icon, x, y, size, paint] of [
    ['spiral-shell', 345, 690, 40, SHALLOWS.shellDeep],
    ['nautilus-shell', 758, 16, 36, SHALLOWS.shellDeep],
    ['sea-star', 342, 14, 38, SHALLOWS.blush],
    ['triple-shells', 757, 688, 34, SHALLOWS.shell],
  ] as const)
    drawIcon(pen, icon, x, y, size, paint);
};

/** Draws what does not change: beach, lagoon, light, kelp and shells. Painted once for each lagoon. */
export const drawBackdrop = (pen: Pen, lagoon: Box): void => {
  const key = `oteres backdrop ${lagoon.x} ${lagoon.y} ${lagoon.width} ${lagoon.height}`;
  const paint = (fresh: Pen): void => {
    for (const layer of [drawBeach, drawLagoon, drawLight, drawKelp, drawShells])
      apart(fresh, () => layer(fresh, lagoon));
  };
  drawCached(pen, key, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, paint, 0);
};
