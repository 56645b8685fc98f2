import { drawIcon } from './icons.ts';
import { apart, type Box, faded, fill, type Pen, stroke } from './pen.ts';
import { drawCachedAt, drawCachedBar } from './sprite.ts';
import { type Outline, PALETTE, RADIUS, type SeatLook } from './theme.ts';

/** Makes a rounded rectangle the pen's path. */
export const roundPath = (pen: Pen, { x, y, width, height }: Box, radius: number): void => {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
};

/** Makes a circle the pen's path. */
export const circlePath = (pen: Pen, x: number, y: number, radius: number): void => {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
};

/** Makes a line through points the pen's path: `x` and `y` of each, one after the other. */
export const linePath = (pen: Pen, ...points: readonly number[]): void => {
  pen.beginPath();
  for (let at = 0; at < points.length; at += 2) pen.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
};

/** Makes a polygon the pen's path. */
export const polygonPath = (pen: Pen, points: readonly (readonly [number, number])[]): void => {
  linePath(pen, ...points.flat());
  pen.closePath();
};

/** Makes an outline of a given size, centred on a point, the pen's path; all outlines look about equally large. */
export const outlinePath = (pen: Pen, outline: Outline, x: number, y: number, size: number): void => {
  const half = size / 2;
  if (outline === 'circle') {
    circlePath(pen, x, y, half * 0.98);
    return;
  }
  polygonPath(pen, [
    [x - half, y - half * 0.9],
    [x, y - half * 1.05],
    [x + half, y - half * 0.9],
    [x + half * 0.94, y + half * 0.3],
    [x, y + half * 1.08],
    [x - half * 0.94, y + half * 0.3],
  ]);
};

/** Fills the path that `trace` makes with a soft shadow below it. */
export const shadowed = (pen: Pen, blur: number, drop: number, fill: () => void): void =>
  apart(pen, () => {
    pen.shadowColor = faded(PALETTE.shadow, 0.45);
    pen.shadowBlur = blur;
    pen.shadowOffsetY = drop;
    fill();
  });

/** A gradient from the top of a box to its bottom. */
export const downward = (pen: Pen, y: number, height: number, ...paints: readonly string[]) => {
  const gradient = pen.createLinearGradient(0, y, 0, y + height);
  for (const [index, paint] of paints.entries())
    gradient.addColorStop(paints.length === 1 ? 0 : index / (paints.length - 1), paint);
  return gradient;
};

/** How a slab looks: a face lit from above, a side below it, and an edge. */
export interface Slab {
  readonly face: string;
  readonly deep: string;
  readonly edge: string;
  readonly side?: string;
  readonly radius?: number;
  /** Pixels. */
  readonly lift?: number;
  readonly line?: number;
}

/** What slabs are made of. */
export const SLABS = {
  paper: { face: PALETTE.paper, deep: PALETTE.paperDeep, edge: PALETTE.paperEdge, side: PALETTE.paperSide },
  chart: { face: PALETTE.chart, deep: PALETTE.chartDeep, edge: PALETTE.chartEdge, side: PALETTE.chartSide },
  brass: { face: PALETTE.brass, deep: PALETTE.brassDeep, edge: PALETTE.brassEdge, side: PALETTE.brassSide },
  glass: { face: PALETTE.glass, deep: PALETTE.glassDeep, edge: PALETTE.glassEdge, side: PALETTE.glassSide },
} as const satisfies Readonly<Record<string, Slab>>;

/** Draws a tile, card or panel that lies on what is below it. */
export const drawSlab = (pen: Pen, box: Box, slab: Slab): void => {
  const { face, deep, edge, radius = RADIUS.tile, lift = 4, line = 2 } = slab;
  const key = `slab ${face} ${deep} ${edge} ${slab.side ?? ''} ${radius} ${lift} ${line}`;
  drawCachedBar(
    pen,
    key,
    box,
    (fresh, width, height) => {
      const whole = { x: 0, y: 0, width, height };
      const top = { ...whole, height: height - lift };
      shadowed(fresh, 8, 3, () => {
        roundPath(fresh, whole, radius);
        fill(fresh, slab.side ?? edge);
      });
      roundPath(fresh, top, radius);
      fill(fresh, downward(fresh, 0, height, face, deep));
      roundPath(
        fresh,
        { x: line / 2, y: line / 2, width: width - line, height: height - lift - line },
        radius - line / 2,
      );
      stroke(fresh, edge, line);
      linePath(fresh, radius, line + 1.5, width - radius, line + 1.5);
      stroke(fresh, faded(PALETTE.white, 0.35), 1.5);
    },
    { end: radius + 14, bleed: 14 },
  );
};

/** Draws a dark panel that text and pieces stand on. */
export const drawPanel = (pen: Pen, box: Box, edge: string = PALETTE.hullEdge): void =>
  drawSlab(pen, box, {
    face: PALETTE.hull,
    deep: PALETTE.hullDeep,
    edge,
    side: PALETTE.hullDeep,
    radius: RADIUS.panel,
    lift: 3,
  });

/** Draws a recess where a piece could lie. */
export const drawRecess = (pen: Pen, box: Box, radius: number = RADIUS.small): void =>
  drawCachedBar(
    pen,
    `recess ${radius}`,
    box,
    (fresh, width, height) => {
      roundPath(fresh, { x: 0, y: 0, width, height }, radius);
      fill(fresh, faded(PALETTE.abyss, 0.38));
      stroke(fresh, faded(PALETTE.mistSoft, 0.42), 1.5);
    },
    { end: radius + 2, bleed: 2 },
  );

/** Draws light around a box, for what is in play or can be chosen. */
export const drawGlow = (
  pen: Pen,
  box: Box,
  radius: number = RADIUS.tile,
  paint: string = PALETTE.lamp,
): void =>
  drawCachedBar(
    pen,
    `glow ${radius} ${paint}`,
    box,
    (fresh, width, height) => {
      fresh.shadowColor = paint;
      fresh.strokeStyle = paint;
      for (const [blur, line] of [
        [18, 4],
        [7, 3],
      ] as const) {
        fresh.shadowBlur = blur;
        fresh.lineWidth = line;
        roundPath(fresh, { x: -2, y: -2, width: width + 4, height: height + 4 }, radius + 2);
        fresh.stroke();
      }
    },
    { end: radius + 26, bleed: 26 },
  );

/** Draws the disc of a seat with its emblem, centred on a point. */
export const drawDisc = (pen: Pen, look: SeatLook, x: number, y: number, size: number): void =>
  drawCachedAt(pen, `disc ${look.emblem}`, x, y, size, (fresh) => {
    const lift = Math.max(2, size * 0.06);
    shadowed(fresh, 6, 2, () => {
      outlinePath(fresh, 'circle', 0, lift, size);
      fill(fresh, look.edge);
    });
    outlinePath(fresh, 'circle', 0, 0, size);
    fill(fresh, look.paint);
    stroke(fresh, PALETTE.white, Math.max(1.5, size * 0.05));
    drawIcon(fresh, look.emblem, 0, 0, size * 0.72, look.ink);
  });

/** Numbers from 0 to 1 that look scattered, the same for the same seed: where things of a picture lie. */
export const scatter = (seed: number): (() => number) => {
  let at = seed;
  return () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
};
