import { faded, fill, type Pen, stroke } from '../../../canvas/pen.ts';
import { PICTURE } from '../../../canvas/picture.ts';
import { linePath, polygonPath } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE } from '../../../canvas/theme.ts';
import { SEA_LEVELS } from '../rules/vocabulary.ts';
import { PLACES, rowOf, shelfPlace } from './sea-places.ts';

const CLEAR = 26;

/** Draws the rock where the levels end: deeper levels have more spaces. Permanent rewards lie in it. */
export const drawCliff = (pen: Pen, spaces: readonly number[]): void => {
  const { waterline, floor } = PLACES.horizon;
  const edges = SEA_LEVELS.map((level) => {
    const { x, width } = shelfPlace(level, spaces[level - 1] ?? 0);
    return { y: rowOf(level).y, x: Math.min(x + width + CLEAR, PLACES.permanent.x - 4) };
  });
  const left = Math.min(...edges.map(({ x }) => x)) - CLEAR;
  const box = { x: left, y: waterline + 12, width: PICTURE.width - left, height: floor - waterline };
  drawCached(
    pen,
    `otys cliff ${spaces.join()}`,
    box,
    (fresh, width, height) => {
      const at = (x: number, y: number) => [x - box.x, y - box.y] as const;
      const outline = [
        at((edges[0]?.x ?? left) + 30, box.y),
        ...edges.flatMap(({ x, y }, index) => [
          at(x + 8 - (index % 2) * 6, y + 4),
          at(x - 5, y + 30),
          at(x + 3 + (index % 3) * 3, y + 58),
          at(x - 1, y + 76),
        ]),
      ];
      polygonPath(fresh, [...outline, [width - 12, height], [width, height], [width, 0]]);
      const rock = fresh.createLinearGradient(0, 0, 0, height);
      rock.addColorStop(0, faded(PALETTE.tower, 0.72));
      rock.addColorStop(0.45, faded(PALETTE.hullEdge, 0.5));
      rock.addColorStop(1, faded(PALETTE.ruin, 0.85));
      fill(fresh, rock);
      fresh.lineJoin = 'round';
      linePath(fresh, ...outline.flat());
      stroke(fresh, faded(PALETTE.foam, 0.3), 3);
      fresh.beginPath();
      for (const [index, [x, y]] of outline.entries()) {
        if (index % 2 === 1) continue;
        fresh.moveTo(x + 14, y + 8);
        fresh.lineTo(x + 34, y + 20);
        fresh.lineTo(x + 62 + (index % 3) * 18, y + 14);
      }
      stroke(fresh, faded(PALETTE.abyss, 0.34), 2);
    },
    0,
  );
};
