import { heavy, write } from './fonts.ts';
import { drawLayers } from './layers.ts';
import { apart, type Box, fill, type Pen, stroke, strokeEdged, strokeRound } from './pen.ts';
import { circlePath, roundPath } from './shapes.ts';
import { drawCachedAt } from './sprite.ts';
import { PALETTE, TYPE } from './theme.ts';

const held = new WeakMap<Pen, (() => void)[]>();

/** Draws a mark of what is new: now, or where marks are held back with the others. */
export const asMark = (pen: Pen, draw: () => void): void => {
  const marks = held.get(pen);
  if (marks === undefined) draw();
  else marks.push(draw);
};

/** Draws with all marks held back, so that they can lie above what comes after; what is given back draws them. */
export const holdMarks = (pen: Pen, draw: () => void): (() => void) => {
  const marks: (() => void)[] = [];
  held.set(pen, marks);
  try {
    draw();
  } finally {
    // A pen is lent to the next picture, also after one that failed.
    held.delete(pen);
  }
  return () => {
    for (const mark of marks) mark();
  };
};

/** What rings are made of: the edge, and upon it what is seen, each with its width in pixels. */
export const RING = [
  [PALETTE.newsDeep, 6],
  [PALETTE.news, 3.5],
] as const;

/** Makes a ring along a path around something that is new where it is. */
export const strokeRing = (pen: Pen, path: () => void): void =>
  asMark(pen, () =>
    apart(pen, () => {
      path();
      strokeEdged(pen, RING[1], RING[0]);
    }),
  );

/** Draws a ring around a box: what lies there is new. */
export const ringBox = (pen: Pen, { x, y, width, height }: Box, radius: number): void =>
  strokeRing(pen, () =>
    roundPath(pen, { x: x - 2, y: y - 2, width: width + 4, height: height + 4 }, radius + 2),
  );

/** Draws a ring around a point: what lies there is new. `size` is that of the thing within. */
export const ringPoint = (pen: Pen, x: number, y: number, size: number): void => {
  const paint = (fresh: Pen): void => strokeRing(fresh, () => circlePath(fresh, 0, 0, size / 2 + 1));
  asMark(pen, () => drawCachedAt(pen, 'ring', x, y, size, paint, 6));
};

/** How far a change is raised above the middle of its count, per type size: it is not part of the number. */
const RAISED = 0.3;

/** Writes a change in pink beside a count that ends at `x`, raised above its middle `y`. */
export const writeChange = (pen: Pen, by: number, x: number, y: number, size: number): void => {
  asMark(pen, () => {
    write(pen, changeText(by), x, y - RAISED * size, heavy(size, PALETTE.news));
  });
};

const pill = (pen: Pen, x: number, y: number, width: number, scale = 1): void => {
  const half = 13 * scale;
  roundPath(pen, { x: x - width / 2, y: y - half, width, height: 2 * half }, half);
  fill(pen, PALETTE.news);
  stroke(pen, PALETTE.newsDeep, 2);
};

/** What a plate has beside its text, on both sides together: the usual, and where little room is beside it. */
const EDGES = { wide: 22, tight: 16 } as const;

/** A change in short, like "+2" or "−1"; nothing for no change. */
export const changeText = (by: number): string => (by === 0 ? '' : by > 0 ? `+${by}` : `−${-by}`);

/** Draws "+2" or "−1" on a small plate, centred on a point; nothing for no change. */
export const drawChange = (
  pen: Pen,
  by: number,
  x: number,
  y: number,
  edges: keyof typeof EDGES = 'wide',
): void => {
  if (by === 0) return;
  const text = changeText(by);
  asMark(pen, () => {
    pill(pen, x, y, EDGES[edges] + text.length * 11);
    write(pen, text, x, y, { ...heavy(TYPE.small, PALETTE.ink), align: 'center' });
  });
};

const WAYS = { up: [0, -1], down: [0, 1], left: [-1, 0] } as const;

const arrowPath = (pen: Pen, x: number, y: number, half: number, way: keyof typeof WAYS): void => {
  const [dx, dy] = WAYS[way];
  const [across, along] = [half * 1.05, half * 0.8];
  pen.beginPath();
  pen.moveTo(x - dx * along - dy * across, y - dy * along - dx * across);
  pen.lineTo(x + dx * half, y + dy * half);
  pen.lineTo(x - dx * along + dy * across, y - dy * along + dx * across);
  pen.closePath();
};

/** Draws a triangle that points up for more or higher, and down for less or deeper; nothing for no change. */
export const drawTrend = (pen: Pen, by: number, x: number, y: number): void => {
  if (by === 0) return;
  asMark(pen, () =>
    apart(pen, () => {
      arrowPath(pen, x, y, 8, by > 0 ? 'up' : 'down');
      strokeRound(pen, PALETTE.newsDeep, 5);
      fill(pen, PALETTE.news);
    }),
  );
};

/** Draws two arrowheads that point up on a small plate, centred on a point: it became better. */
export const drawBetter = (pen: Pen, x: number, y: number): void =>
  asMark(pen, () => {
    pill(pen, x, y, 30);
    drawLayers(pen, [{ path: 'M-7 -1L0 -7L7 -1M-7 6L0 0L7 6', line: PALETTE.ink, width: 3.5 }], x, y, 1);
  });

const drawStep = (
  pen: Pen,
  count: number,
  x: number,
  y: number,
  way: keyof typeof WAYS,
  size: number,
): void =>
  asMark(pen, () => {
    const scale = size / TYPE.small;
    pill(pen, x, y, SHIFT * scale, scale);
    arrowPath(pen, x - 9 * scale, y, 7 * scale, way);
    fill(pen, PALETTE.ink);
    write(pen, `${count}`, x + 9 * scale, y, { ...heavy(size, PALETTE.ink), align: 'center' });
  });

const SHIFT = 46;

/** How wide the plate is that says how far something moved, in type of a size. */
export const shiftWidth = (size: number): number => (SHIFT * size) / TYPE.small;

/** Draws how many spaces a diver went up or down, in type of a size on a small plate centred on a point. */
export const drawShift = (pen: Pen, by: number, x: number, y: number, size: number = TYPE.small): void => {
  if (by !== 0) drawStep(pen, Math.abs(by), x, y, by > 0 ? 'up' : 'down', size);
};

/** Draws how many spaces something came nearer, from the right, as `drawShift` does. */
export const drawNearer = (pen: Pen, by: number, x: number, y: number, size: number): void => {
  if (by > 0) drawStep(pen, by, x, y, 'left', size);
};
