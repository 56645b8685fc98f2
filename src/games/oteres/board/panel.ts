import { bold, centred, heavy, write } from '../../../canvas/fonts.ts';
import { apart, type Box, faded, fill, type Pen, stroke } from '../../../canvas/pen.ts';
import { PICTURE } from '../../../canvas/picture.ts';
import { downward, drawSlab, roundPath, scatter } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';
import { drawBackdrop } from './backdrop.ts';
import { SHALLOWS } from './theme.ts';

/** Draws a dark panel that text and pieces stand on, as on a rock in the lagoon. */
export const drawReef = (pen: Pen, box: Box, edge: string = SHALLOWS.reefEdge): void =>
  drawSlab(pen, box, {
    face: SHALLOWS.reef,
    deep: SHALLOWS.reefDeep,
    edge,
    side: SHALLOWS.reefDeep,
    radius: RADIUS.panel,
    lift: 4,
    line: 2.5,
  });

/** Draws a hollow with sand in it that pearls lie in. */
export const drawHollow = (pen: Pen, box: Box): void => {
  drawCached(pen, 'hollow', box, (fresh, width, height) => {
    const whole = { x: 0, y: 0, width, height };
    roundPath(fresh, whole, RADIUS.tile);
    fill(fresh, downward(fresh, 0, height, SHALLOWS.beachWet, SHALLOWS.beachDeep));
    apart(fresh, () => {
      fresh.clip();
      const next = scatter(53);
      for (let grain = 0; grain < (width * height) / 160; grain++) {
        fresh.fillStyle = faded(grain % 2 === 0 ? SHALLOWS.beach : SHALLOWS.furLight, 0.55);
        fresh.fillRect(next() * width, next() * height, 2, 2);
      }
      fresh.lineWidth = 9;
      fresh.shadowColor = SHALLOWS.reefDeep;
      fresh.shadowBlur = 12;
      fresh.shadowOffsetY = 4;
      fresh.strokeStyle = SHALLOWS.reefDeep;
      roundPath(fresh, { x: -5, y: -5, width: width + 10, height: height + 10 }, RADIUS.tile + 4);
      fresh.stroke();
    });
    roundPath(fresh, whole, RADIUS.tile);
    stroke(fresh, SHALLOWS.reefEdge, 1.5);
  });
};

/** Draws a dark plate for a few words or counts, round at both ends. */
export const drawPlateAt = (pen: Pen, box: Box): void =>
  drawSlab(pen, box, {
    face: SHALLOWS.reef,
    deep: SHALLOWS.reefDeep,
    edge: SHALLOWS.reefEdge,
    radius: box.height / 2,
    lift: 2,
    line: 1.5,
  });

/** Draws a few words on a plate, centred on a point. */
export const drawPlate = (pen: Pen, text: string, x: number, y: number, width: number): void => {
  drawPlateAt(pen, { x: x - width / 2, y: y - 17, width, height: 34 });
  write(pen, text, x, y - 1, centred(bold(TYPE.phone), width - 16));
};

/** Text that stands on the water, centred on its point. */
export const onWater = (style: ReturnType<typeof heavy>, width?: number) => ({
  ...centred(style, width),
  halo: SHALLOWS.reefDeep,
});

/** Draws the title of a picture on the water. */
export const drawTitle = (pen: Pen, text: string, x: number, y: number, width: number): void => {
  write(pen, text, x, y, onWater(heavy(TYPE.number, PALETTE.white), width));
};

const WIDE_LAGOON: Box = { x: 22, y: 16, width: PICTURE.width - 44, height: PICTURE.height - 32 };

/** Draws the water of a picture that shows pieces instead of the table, of a height, with the title if it has one. */
export const drawWater = (pen: Pen, title?: string, height: number = PICTURE.height): void => {
  drawBackdrop(pen, { ...WIDE_LAGOON, height: height - 2 * WIDE_LAGOON.y });
  if (title !== undefined) drawTitle(pen, title, PICTURE.width / 2, 44, PICTURE.width - 200);
};

/** Boxes of one size in rows of `columns`, each centred in the room there is; `most` is how large one may be. */
export const gridPlaces = (
  count: number,
  columns: number,
  room: Box,
  gap: number,
  most: { readonly width: number; readonly height: number },
): readonly Box[] => {
  const rows = Math.ceil(count / columns);
  const width = Math.min(most.width, (room.width - gap * (columns - 1)) / columns);
  const height = Math.min(most.height, (room.height - gap * (rows - 1)) / Math.max(1, rows));
  const top = room.y + (room.height - rows * height - (rows - 1) * gap) / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = room.x + (room.width - inRow * width - (inRow - 1) * gap) / 2;
    return { x: left + (index % columns) * (width + gap), y: top + row * (height + gap), width, height };
  });
};
