import { picture } from '../canvas/encoder.ts';
import { centred, heavy, write } from '../canvas/fonts.ts';
import { apart, type Pen } from '../canvas/pen.ts';
import { altText, PICTURE, type Picture } from '../canvas/picture.ts';
import { downward, drawPanel } from '../canvas/shapes.ts';
import { PALETTE, TYPE } from '../canvas/theme.ts';
import { type DrawIcon, ICON_SIDE } from './icon-tile.ts';

/** A piece on the board now, for somebody who asks what it is. */
export interface AskedPiece<Icon extends string = string> {
  /** Letters, digits, `_` and `-`, at most 40: tells it from the others of its game. */
  readonly id: string;
  readonly name: string;
  /** Two sentences in Discord markdown. */
  readonly words: string;
  readonly icon?: Icon;
  readonly picture: Picture;
}

/** Pieces of one kind. A menu has room for 25 of them. */
export interface PieceGroup<Icon extends string = string> {
  readonly id: string;
  readonly name: string;
  readonly pieces: readonly AskedPiece<Icon>[];
}

/** How a piece looks: the size that it is drawn in, and the drawing, from the upper left corner of that. */
export interface PieceDrawing {
  readonly width: number;
  readonly height: number;
  readonly draw: (pen: Pen) => void;
}

/** The size of a picture of one piece: as wide as others, and low, as two sentences stand below it. */
const CARD = { width: PICTURE.width, height: 300 } as const;
const EDGE = 14;
const TITLE = 64;
/** A drawing is made no larger than this. */
const LARGEST = 3;

function drawPiece(pen: Pen, name: string, { width, height, draw }: PieceDrawing): void {
  pen.fillStyle = downward(pen, 0, CARD.height, PALETTE.skyHigh, PALETTE.hullDeep);
  pen.fillRect(0, 0, CARD.width, CARD.height);
  drawPanel(pen, { x: EDGE, y: EDGE, width: CARD.width - 2 * EDGE, height: CARD.height - 2 * EDGE });
  write(pen, name, CARD.width / 2, EDGE + TITLE / 2, centred(heavy(TYPE.number), CARD.width - 80));
  const room = { width: CARD.width - 6 * EDGE, height: CARD.height - TITLE - 3 * EDGE };
  const scale = Math.min(LARGEST, room.width / width, room.height / height);
  apart(pen, () => {
    pen.translate((CARD.width - width * scale) / 2, EDGE + TITLE + (room.height - height * scale) / 2);
    pen.scale(scale, scale);
    draw(pen);
  });
}

/** Makes the pieces of a game, each with its picture. */
export const pieceMaker =
  <Icon extends string>(game: string) =>
  (id: string, name: string, words: string, drawing: PieceDrawing, icon?: Icon): AskedPiece<Icon> => ({
    ...{ id, name, words },
    ...(icon !== undefined && { icon }),
    // What it is stands beside it: somebody who has it read aloud hears that once.
    picture: picture(
      `${game}-piece-${id}`,
      altText([name]),
      (pen) => drawPiece(pen, name, drawing),
      CARD.height,
    ),
  });

/** An icon of a game as the drawing of a piece. */
export const drawnAsIcon = (draw: DrawIcon): PieceDrawing => ({ width: ICON_SIDE, height: ICON_SIDE, draw });
