import { heavy, write } from '../../../canvas/fonts.ts';
import { drawChange } from '../../../canvas/marks.ts';
import { type Box, faded, fill, type Pen, strokeRound } from '../../../canvas/pen.ts';
import { shadowed } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { TYPE } from '../../../canvas/theme.ts';
import { PEARL_COLOURS, type PearlColour } from '../rules/vocabulary.ts';
import type { PearlChange } from './changes.ts';
import { drawPlateAt } from './panel.ts';
import { drawPearl } from './pearl.ts';
import { SHALLOWS } from './theme.ts';

const RIBS = 9;

const shellShape = (pen: Pen, width: number, height: number): void => {
  const [cx, hinge] = [width / 2, height * 0.96];
  const at = (part: number, reach: number): readonly [number, number] => {
    const angle = Math.PI * (0.93 - 0.86 * part) * -1 + 2 * Math.PI;
    return [cx + Math.cos(angle) * width * 0.5 * reach, hinge + Math.sin(angle) * height * 0.9 * reach];
  };
  shadowed(pen, 14, 6, () => {
    pen.beginPath();
    pen.moveTo(cx - width * 0.1, hinge);
    for (let rib = 0; rib < RIBS; rib++) {
      const [fromX, fromY] = at(1 - rib / RIBS, 0.94);
      const [midX, midY] = at(1 - (rib + 0.5) / RIBS, 1.1);
      const [toX, toY] = at(1 - (rib + 1) / RIBS, 0.94);
      if (rib === 0) pen.lineTo(fromX, fromY);
      pen.quadraticCurveTo(midX, midY, toX, toY);
    }
    pen.lineTo(cx + width * 0.1, hinge);
    pen.closePath();
    const face = pen.createRadialGradient(cx, hinge, 10, cx, hinge, width * 0.62);
    face.addColorStop(0, SHALLOWS.shellDeep);
    face.addColorStop(0.45, SHALLOWS.shell);
    face.addColorStop(0.8, SHALLOWS.shell);
    face.addColorStop(1, SHALLOWS.shellDeep);
    fill(pen, face);
  });
  strokeRound(pen, SHALLOWS.shellEdge, 3);
  pen.lineWidth = 2;
  pen.strokeStyle = faded(SHALLOWS.shellEdge, 0.4);
  pen.beginPath();
  for (let rib = 1; rib < RIBS; rib++) {
    const [x, y] = at(rib / RIBS, 0.93);
    pen.moveTo(cx + (x - cx) * 0.15, hinge + (y - hinge) * 0.15);
    pen.lineTo(x, y);
  }
  pen.stroke();
};

/** Draws an open scallop. */
export const drawShell = (pen: Pen, box: Box): void =>
  drawCached(pen, 'scallop', box, (fresh, width, height) => shellShape(fresh, width, height), 20);

const BED = {
  white: [
    [0.3, 0.6],
    [0.43, 0.66],
    [0.22, 0.44],
    [0.36, 0.42],
    [0.49, 0.47],
    [0.3, 0.25],
    [0.44, 0.27],
    [0.55, 0.66],
    [0.58, 0.27],
  ],
  black: [
    [0.69, 0.56],
    [0.8, 0.44],
    [0.66, 0.37],
    [0.76, 0.24],
  ],
} as const;

/** Draws the pool: a shell with pearls, and how many of each colour are left. */
export const drawPool = (
  pen: Pen,
  pool: Readonly<Record<PearlColour, number>>,
  changes: PearlChange,
  box: Box,
): void => {
  const shell = { ...box, height: box.height - 22 };
  drawShell(pen, shell);
  for (const colour of PEARL_COLOURS)
    for (const [x, y] of BED[colour].slice(0, pool[colour]))
      drawPearl(pen, { colour }, shell.x + x * shell.width, shell.y + y * shell.height, 28);
  const y = box.y + box.height - 24;
  const plate = { x: box.x + box.width / 2 - 84, y: y - 19, width: 168, height: 38 };
  drawPlateAt(pen, plate);
  for (const [index, colour] of PEARL_COLOURS.entries()) {
    const x = plate.x + 26 + index * 80;
    drawPearl(pen, { colour }, x, y - 1, 26);
    write(pen, `${pool[colour]}`, x + 18, y - 1, heavy(TYPE.strong));
    drawChange(pen, changes[colour], plate.x + (index === 0 ? 6 : plate.width - 6), y - 29);
  }
};
