import { createCanvas } from '@napi-rs/canvas';
import { heavy, write } from '../canvas/fonts.ts';
import { drawIcon, type IconShape } from '../canvas/icons.ts';
import type { Pen } from '../canvas/pen.ts';
import { drawSlab } from '../canvas/shapes.ts';
import { PALETTE } from '../canvas/theme.ts';

/** The width and height of an icon: Discord shows an application emoji from 128 × 128 pixels at most. */
export const ICON_SIDE = 128;
const MIDDLE = ICON_SIDE / 2;

const MARGIN = 6;

/** A small icon that buttons and texts of a game use, uploaded as an application emoji. */
export interface GameIcon {
  /** Letters, digits and `_`, 2 to 32. */
  readonly name: string;
  /** 128 × 128 PNG. */
  readonly paint: () => Promise<Uint8Array>;
}

/** Draws one icon into its square. */
export type DrawIcon = (pen: Pen) => void;

/** What a tile is made of. */
interface TileGround {
  readonly face: string;
  readonly deep: string;
  readonly edge: string;
}

/** The grounds that tiles have in every game. */
export const GROUNDS = {
  hull: { face: PALETTE.hull, deep: PALETTE.hullDeep, edge: PALETTE.hullEdge },
  glass: { face: PALETTE.glass, deep: PALETTE.glassDeep, edge: PALETTE.glassEdge },
  paper: { face: PALETTE.paper, deep: PALETTE.paperDeep, edge: PALETTE.paperEdge },
  brass: { face: PALETTE.brass, deep: PALETTE.brassDeep, edge: PALETTE.brassEdge },
  steel: { face: PALETTE.steel, deep: PALETTE.steel, edge: PALETTE.steelDeep },
} as const satisfies Record<string, TileGround>;

const drawGround = (pen: Pen, ground: TileGround): void =>
  drawSlab(
    pen,
    { x: MARGIN, y: MARGIN, width: ICON_SIDE - 2 * MARGIN, height: ICON_SIDE - 2 * MARGIN },
    { ...ground, radius: 24, lift: 6, line: 5 },
  );

/** A sign of game-icons on a tile, so that it can be seen on Discord's dark and light themes alike. */
export const sign =
  (ground: TileGround, icon: IconShape, paint: string): DrawIcon =>
  (pen) => {
    drawGround(pen, ground);
    drawIcon(pen, icon, MIDDLE, MIDDLE - 3, 86, paint);
  };

/** A character on a tile. */
export const character =
  (ground: TileGround, text: string, paint: string): DrawIcon =>
  (pen) => {
    drawGround(pen, ground);
    write(pen, text, MIDDLE, MIDDLE - 3, { ...heavy(84, paint), align: 'center' });
  };

/** An icon under its name. */
export const gameIcon = (name: string, draw: DrawIcon): GameIcon => ({
  name,
  paint: () => {
    const canvas = createCanvas(ICON_SIDE, ICON_SIDE);
    draw(canvas.getContext('2d'));
    return canvas.encode('png');
  },
});
