import { bold, heavy, write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { drawLine } from '../../../canvas/line.ts';
import { type Box, faded, fill, type Pen } from '../../../canvas/pen.ts';
import { drawPanel, roundPath } from '../../../canvas/shapes.ts';
import { drawCachedSlab } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import type { BoardValues } from '../rules/components.ts';
import type { Cubes } from '../rules/view.ts';
import { COLOURS, type Colour } from '../rules/vocabulary.ts';
import { drawColouredSpace, drawGone, drawResource, ringResource } from './resource.ts';
import { iconBit, orBit, textBit, WREATHS, wreathBit } from './signs.ts';

/**
 * The prices of a column with this many cubes: bought is the lowest, sold to the topmost free row; undefined if there
 * is nothing to buy, or no room to sell. `prestige` is what a basic Trader gets for a sale.
 */
export const storePrice = (cubes: number, { storeRows, storePrestige }: BoardValues) => ({
  buy: cubes === 0 ? undefined : storeRows[cubes - 1],
  sell: storeRows[cubes],
  prestige: storePrestige[cubes] ?? 0,
});

const WAYS = ['buy', 'sell'] as const;

const drawStoreSpace = (
  pen: Pen,
  colour: Colour,
  row: number,
  { store, changes }: { readonly store: Cubes; readonly changes: Cubes },
  x: number,
  y: number,
  size: number,
): void => {
  const before = store[colour] - changes[colour];
  if (store[colour] > row) {
    drawResource(pen, colour, x, y, size);
    if (row >= before) ringResource(pen, colour, x, y, size * 0.9);
    return;
  }
  drawColouredSpace(pen, colour, x, y, size - 3, row === store[colour]);
  if (row < before) drawGone(pen, colour, x, y, size);
};

/** The sign of the Store, and the heads of the two lines; and what each colour has beside its spaces. */
const HEAD = { icon: 35, words: 66, width: 150 } as const;
const SPACE = { size: 29, step: 29, prices: 8 } as const;
/** Prices are as large as their strip has room for: they are what is looked up. */
const PRICE = TYPE.number;

const lineAt = (line: number, height: number): number => height * (line === 0 ? 0.29 : 0.7) - 1;

const drawGround = (pen: Pen, rows: number, box: Box, words: readonly string[]): void =>
  drawCachedSlab(pen, `store ${rows} ${words.join()}`, box, (fresh, width, height) => {
    drawPanel(fresh, { x: 0, y: 0, width, height });
    drawIcon(fresh, 'shop', HEAD.icon, height / 2 - 2, 50, PALETTE.coin);
    for (const [line, text] of words.entries())
      write(fresh, text, HEAD.words, lineAt(line, height), {
        ...bold(TYPE.phone, PALETTE.mistSoft),
        width: HEAD.width - HEAD.words - 4,
      });
    for (const column of COLOURS.keys()) {
      roundPath(
        fresh,
        {
          x: columnAt(column, width) - 6,
          y: height / 2 - 2 - SPACE.size * 0.7,
          width: rows * SPACE.step + 12,
          height: SPACE.size * 1.4,
        },
        RADIUS.tile,
      );
      fill(fresh, faded(PALETTE.shadow, 0.28));
    }
  });

const columnAt = (column: number, width: number): number =>
  HEAD.width + (column * (width - HEAD.width - 8)) / COLOURS.length + 8;

/** Draws the Store: the spaces of each colour, filled from the left, and what one costs and brings now. */
export const drawStore = (
  pen: Pen,
  store: Cubes,
  changes: Cubes,
  values: BoardValues,
  box: Box,
  say: Say,
): void => {
  const rows = values.storeRows.length;
  drawGround(
    pen,
    rows,
    box,
    WAYS.map((way) => say(`otys-board-store-${way}`)),
  );
  for (const [column, colour] of COLOURS.entries()) {
    const x = box.x + columnAt(column, box.width);
    for (const row of values.storeRows.keys())
      drawStoreSpace(
        pen,
        colour,
        row,
        { store, changes },
        x + (row + 0.5) * SPACE.step,
        box.y + box.height / 2 - 2,
        SPACE.size,
      );
    const price = storePrice(store[colour], values);
    for (const [line, way] of WAYS.entries()) {
      const shown = price[way];
      const y = box.y + lineAt(line, box.height);
      const hasWreath = way === 'sell' && price.prestige > 0;
      const at = x + rows * SPACE.step + SPACE.prices;
      const end = box.x + columnAt(column + 1, box.width) - SPACE.prices;
      const setting = { ...heavy(PRICE, PALETTE.coin), width: end - at } as const;
      if (shown === undefined) write(pen, '–', at, y, { ...setting, paint: PALETTE.mistSoft });
      else
        drawLine(
          pen,
          [
            textBit(`${shown}`),
            iconBit('two-coins', PALETTE.coin, hasWreath ? 0.7 : 0.8),
            ...(hasWreath
              ? [orBit(PALETTE.mistSoft), wreathBit(`${price.prestige}`, WREATHS.panel, 1.4)]
              : []),
          ],
          at,
          y,
          setting,
        );
    }
  }
};
