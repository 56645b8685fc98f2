import { Path2D } from '@napi-rs/canvas';
import { apart, fill, type Pen, strokeRound } from './pen.ts';
import { downward } from './shapes.ts';

/** One layer of a drawing around 0 whose size is 1: an SVG path that is filled, drawn along with a line, or both. */
export interface Layer {
  readonly path: string;
  /** Several colours go from the path's top to its bottom. */
  readonly fill?: string | readonly string[];
  readonly line?: string;
  /** A part of the drawing's size. */
  readonly width?: number;
}

const WIDTH = 0.035;

/** The path of an oval around a point. */
export const oval = (x: number, y: number, rx: number, ry: number = rx, turn = 0): string => {
  const [dx, dy] = [rx * Math.cos(turn), rx * Math.sin(turn)];
  const half = (way: number): string =>
    `a${rx} ${ry} ${(turn * 180) / Math.PI} 0 1 ${2 * way * dx} ${2 * way * dy}`;
  return `M${x - dx} ${y - dy}${half(1)}${half(-1)}Z`;
};

/** The path of a rounded box. */
export const rounded = (x: number, y: number, width: number, height: number, radius: number): string => {
  const [wide, high] = [width - 2 * radius, height - 2 * radius];
  const corner = (dx: number, dy: number): string =>
    `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  return `M${x + radius} ${y}h${wide}${corner(1, 1)}v${high}${corner(-1, 1)}h${-wide}${corner(-1, -1)}v${-high}${corner(1, -1)}Z`;
};

const known = new Map<string, Path2D>();

const pathOf = (path: string): Path2D => {
  const made = known.get(path) ?? new Path2D(path);
  known.set(path, made);
  return made;
};

const paintOf = (pen: Pen, path: Path2D, paint: string | readonly string[]) => {
  if (typeof paint === 'string') return paint;
  const [, top, , bottom] = path.getBounds();
  return downward(pen, top, bottom - top, ...paint);
};

/** Draws layers around a point, the first one lowest; `size` is in pixels, negative to mirror them. */
export const drawLayers = (pen: Pen, layers: readonly Layer[], x: number, y: number, size: number): void =>
  apart(pen, () => {
    pen.translate(x, y);
    pen.scale(size, Math.abs(size));
    for (const { path, fill: paint, line, width = WIDTH } of layers) {
      const traced = pathOf(path);
      if (paint !== undefined) fill(pen, paintOf(pen, traced, paint), traced);
      if (line !== undefined) strokeRound(pen, line, width, traced);
    }
  });
