import { write } from '../../../canvas/fonts.ts';
import { drawLine } from '../../../canvas/line.ts';
import { ringPoint } from '../../../canvas/marks.ts';
import { type Box, faded, type Pen } from '../../../canvas/pen.ts';
import { drawPanel, roundPath } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import type { BoardValues } from '../components.ts';
import type { Cubes } from '../view.ts';
import { COLOURS } from '../vocabulary.ts';
import { WREATHS, wreathBit } from './prestige.ts';
import { drawColouredSpace, drawResource } from './resource.ts';
import { coinBit, ON_DARK, textBit } from './signs.ts';
import { storePrice } from './store-price.ts';

/** What lies above and below the rows of cubes: the edge, and the two lines of prices. */
const AROUND_ROWS = 82;

/** Draws the Store: its rows with their prices, the cubes, and what each colour costs and brings now. */
export const drawStore = (
  pen: Pen,
  store: Cubes,
  changes: Cubes,
  values: BoardValues,
  box: Box,
  say: Say,
): void => {
  drawPanel(pen, box);
  const left = box.x + 80;
  const step = (box.width - 80 - 58) / COLOURS.length;
  const rowStep = Math.min(40, (box.height - AROUND_ROWS) / values.storeRows.length);
  const cube = Math.min(35, rowStep - 3);
  const top = box.y + 28;
  const setting = { size: TYPE.body, weight: 'heavy', paint: PALETTE.mist } as const;
  const feet = box.y + 12 + values.storeRows.length * rowStep;
  roundPath(
    pen,
    { x: left, y: box.y + 8, width: step * COLOURS.length, height: feet - box.y - 10 },
    RADIUS.tile,
  );
  pen.fillStyle = faded(PALETTE.shadow, 0.28);
  pen.fill();
  for (const [row, price] of values.storeRows.entries()) {
    const y = top + row * rowStep;
    drawLine(pen, [textBit(`${price}`), coinBit(ON_DARK)], box.x + 18, y, setting);
    const prestige = values.storePrestige[row] ?? 0;
    if (prestige > 0)
      drawLine(pen, [wreathBit(`${prestige}`, WREATHS.panel)], box.x + box.width - 12, y, {
        ...setting,
        align: 'right',
      });
    for (const [column, colour] of COLOURS.entries()) {
      const x = left + step * (column + 0.5);
      if (store[colour] > row) drawResource(pen, colour, x, y, cube);
      else drawColouredSpace(pen, colour, x, y, cube - 3);
      const before = store[colour] - changes[colour];
      if (row >= Math.min(before, store[colour]) && row < Math.max(before, store[colour]))
        ringPoint(pen, x, y, 34);
    }
  }
  pen.fillStyle = faded(PALETTE.hullEdge, 0.6);
  pen.fillRect(box.x + 14, feet + 2, box.width - 28, 2);
  for (const [line, way] of (['buy', 'sell'] as const).entries()) {
    const y = feet + 21 + line * 28;
    write(pen, say(`otys-board-store-${way}`), box.x + 16, y, {
      size: TYPE.small,
      weight: 'plain',
      paint: PALETTE.mistSoft,
      width: 66,
    });
    for (const [column, colour] of COLOURS.entries()) {
      const price = storePrice(store[colour], values);
      const shown = price[way];
      write(pen, shown === undefined ? '–' : `${shown}`, left + step * (column + 0.5), y, {
        size: TYPE.body,
        weight: 'heavy',
        paint: shown === undefined ? PALETTE.mistSoft : PALETTE.coin,
        align: 'center',
      });
    }
    drawLine(pen, [coinBit(ON_DARK)], box.x + box.width - 24, y, { ...setting, align: 'right' });
  }
};
