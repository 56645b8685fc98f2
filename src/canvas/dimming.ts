import { Path2D, PathOp } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import { type Box, faded, type Pen } from './pen.ts';
import { PICTURE } from './picture.ts';
import { PALETTE, RADIUS } from './theme.ts';

/** What covers all that is not lit: water, so that paper behind it turns blue, not brown. Opacity is 0 to 1. */
export const VEIL = { paint: PALETTE.water3, opacity: 0.34 } as const;

const REACH = 5;

const MOST_VEILS = 500;

/** By boxes, which may overlap, the outline of the whole picture without them. */
const veils = new LRUCache<string, Path2D, readonly Box[]>({
  max: MOST_VEILS,
  memoMethod: (_key, _former, { context: lit }) => {
    const veil = new Path2D();
    veil.rect(0, 0, PICTURE.width, PICTURE.height);
    for (const { x, y, width, height } of lit) {
      const hole = new Path2D();
      hole.roundRect(x - REACH, y - REACH, width + 2 * REACH, height + 2 * REACH, RADIUS.card);
      veil.op(hole, PathOp.Difference);
    }
    return veil;
  },
});

/** Lets everything step back but what is in these boxes; with no box nothing does. */
export const dimAround = (pen: Pen, lit: readonly Box[]): void => {
  if (lit.length === 0) return;
  pen.fillStyle = faded(VEIL.paint, VEIL.opacity);
  const key = lit.map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`).join();
  pen.fill(veils.memo(key, { context: lit }), 'evenodd');
};
