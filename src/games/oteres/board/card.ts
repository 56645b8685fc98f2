import { heavy, textWidth, write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { type Box, fill, type Pen, stroke, strokeEdged } from '../../../canvas/pen.ts';
import { downward, drawSlab, linePath, outlinePath } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';
import { type CardFace, URCHIN_ICON } from './card-face.ts';
import { blockOf, commonSize, drawBlock, LARGEST, nameLines, type TextRoom } from './card-text.ts';
import { SHALLOWS } from './theme.ts';

const NAME_LINE = 33;

const drawGround = (pen: Pen, { urchin }: CardFace, box: Box, lift: number): void =>
  drawSlab(pen, box, {
    face: urchin ? SHALLOWS.urchin : PALETTE.paper,
    deep: urchin ? SHALLOWS.urchinDeep : PALETTE.paperDeep,
    edge: urchin ? SHALLOWS.dropEdge : PALETTE.paperEdge,
    side: urchin ? SHALLOWS.drop : PALETTE.paperSide,
    radius: RADIUS.tile,
    lift,
  });

const inkOf = ({ urchin }: CardFace): string => (urchin ? PALETTE.mist : PALETTE.ink);

/** Draws the sign of a card in its family's colour, centred on a point. */
export const drawSign = (
  pen: Pen,
  { icon, paint, urchin }: Pick<CardFace, 'icon' | 'paint' | 'urchin'>,
  x: number,
  y: number,
  size: number,
): void => {
  outlinePath(pen, 'circle', x, y, size);
  fill(pen, downward(pen, y - size / 2, size, paint, urchin ? SHALLOWS.drop : paint));
  stroke(pen, urchin ? SHALLOWS.dropEdge : PALETTE.paperEdge, Math.max(2, size * 0.045));
  drawIcon(pen, icon, x, y, size * 0.68, PALETTE.mist);
};

/** Draws the crossed-out sea urchin of cards that rid one of it (rulebook, "Playing cards"). */
const drawRelief = (pen: Pen, x: number, y: number, size: number): void => {
  outlinePath(pen, 'circle', x, y, size);
  fill(pen, SHALLOWS.urchin);
  drawIcon(pen, URCHIN_ICON, x, y, size * 0.74, PALETTE.mist);
  const arm = size * 0.32;
  linePath(pen, x - arm, y + arm, x + arm, y - arm);
  strokeEdged(pen, [PALETTE.brass, size * 0.1], [SHALLOWS.urchinDeep, size * 0.19]);
};

/** Draws what stands beside a card's name: the crossed-out urchin, and the anchor of a card that stays. */
const drawCorners = (
  pen: Pen,
  { relief, stays }: CardFace,
  left: number,
  right: number,
  y: number,
  size = 40,
): void => {
  if (relief !== 'none') drawRelief(pen, left, y, size);
  if (stays) drawIcon(pen, 'anchor', right, y, size * 0.88, SHALLOWS.guarding);
};

type CardShape = 'upright' | 'long' | 'broad';

const SIGN = {
  upright: ({ height }: Size): number => Math.min(112, height * 0.28),
  long: ({ width, height }: Size): number => Math.min(96, height - 29, width * 0.19),
  broad: (): number => 42,
} as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

const ROOMS: { readonly [S in CardShape]: (size: Size) => TextRoom } = {
  upright: (size) => ({ width: size.width - 28, height: size.height - SIGN.upright(size) - 78 }),
  long: (size) => ({ width: size.width - SIGN.long(size) - 40, height: size.height - NAME_LINE - 9 }),
  broad: ({ width, height }) => ({ width: width - 28, height: height - SIGN.broad() - 19 }),
};

/** The type size of cards that lie beside each other: the largest that all of them have room for. */
export const textSizeOf = (faces: readonly CardFace[], shape: CardShape, size: Size): number =>
  commonSize(
    faces.map(({ text }) => text),
    ROOMS[shape](size),
    shape === 'long' ? TYPE.phone : LARGEST,
  );

const keyOf = ({ id, name, text }: CardFace, textSize: number): string => `${textSize} ${id} ${name} ${text}`;

const drawUprightCard = (pen: Pen, face: CardFace, box: Box, textSize: number): void =>
  drawCached(pen, `upright card ${keyOf(face, textSize)}`, box, (fresh, width, height) => {
    drawGround(fresh, face, { x: 0, y: 0, width, height }, 6);
    const sign = SIGN.upright({ width, height });
    drawSign(fresh, face, width / 2, 18 + sign / 2, sign);
    drawCorners(fresh, face, 34, width - 34, 36);
    write(fresh, face.name, width / 2, sign + 40, {
      ...heavy(TYPE.name, inkOf(face)),
      align: 'center',
      width: width - 24,
    });
    const room = ROOMS.upright({ width, height });
    const block = blockOf(face.text, room, textSize);
    drawBlock(fresh, block, inkOf(face), width / 2, sign + 59, room.width, 'center');
  });

/** Draws a card lengthwise: its sign at the left, name and what it does beside it. */
export const drawLongCard = (
  pen: Pen,
  face: CardFace,
  box: Box,
  textSize = textSizeOf([face], 'long', box),
): void =>
  drawCached(pen, `long card ${keyOf(face, textSize)}`, box, (fresh, width, height) => {
    drawGround(fresh, face, { x: 0, y: 0, width, height }, 5);
    const inner = height - 5;
    const sign = SIGN.long({ width, height });
    drawSign(fresh, face, 14 + sign / 2, inner / 2, sign);
    const left = sign + 28;
    const room = ROOMS.long({ width, height });
    const marks = (face.relief === 'none' ? 0 : 44) + (face.stays ? 40 : 0);
    if (face.text === '') {
      const size = TYPE.number;
      write(fresh, face.name, left, inner / 2, { ...heavy(size, inkOf(face)), width: room.width - marks });
      const after = left + Math.min(textWidth(face.name, size, 'heavy'), room.width - marks) + 24;
      drawCorners(fresh, face, after, after, inner / 2, 30);
      return;
    }
    const block = blockOf(face.text, room, textSize);
    const top = (inner - NAME_LINE - block.lines.length * block.line) / 2;
    write(fresh, face.name, left, top + NAME_LINE / 2, {
      ...heavy(TYPE.strong, inkOf(face)),
      width: room.width - marks,
    });
    const after = left + Math.min(textWidth(face.name, TYPE.strong, 'heavy'), room.width - marks) + 24;
    drawCorners(fresh, face, after, after, top + NAME_LINE / 2, 30);
    drawBlock(fresh, block, inkOf(face), left, top + NAME_LINE, room.width, 'left');
  });

/** Draws a card with its sign and name in a row and what it does below, across the whole card. */
const drawBroadCard = (pen: Pen, face: CardFace, box: Box, textSize: number): void =>
  drawCached(pen, `broad card ${keyOf(face, textSize)}`, box, (fresh, width, height) => {
    drawGround(fresh, face, { x: 0, y: 0, width, height }, 5);
    const sign = SIGN.broad();
    drawSign(fresh, face, 12 + sign / 2, 8 + sign / 2, sign);
    const marks = (face.relief === 'none' ? 0 : 44) + (face.stays ? 40 : 0);
    write(fresh, face.name, sign + 22, 8 + sign / 2, {
      ...heavy(TYPE.name, inkOf(face)),
      width: width - sign - 34 - marks,
    });
    drawCorners(fresh, face, width - 30, width - 30, 8 + sign / 2);
    const room = ROOMS.broad({ width, height });
    drawBlock(fresh, blockOf(face.text, room, textSize), inkOf(face), 14, sign + 10, room.width, 'left');
  });

/** The most lines of a name below its sign, and how far apart they are, in pixels. */
const NAME_LINES = 3;
const NAME_STEP = 23;

/** Draws a small card upright: its sign and, below it, its name alone. */
export const drawNamedCard = (pen: Pen, face: CardFace, box: Box): void =>
  drawCached(pen, `named card ${face.id} ${face.name}`, box, (fresh, width, height) => {
    drawGround(fresh, face, { x: 0, y: 0, width, height }, 4);
    const inner = height - 4;
    const name = heavy(TYPE.small, inkOf(face));
    const lines = nameLines(face.name, TYPE.small, 'heavy', width - 8).slice(0, NAME_LINES);
    const sign = Math.min(width - 22, inner - 16 - lines.length * NAME_STEP);
    drawSign(fresh, face, width / 2, 8 + sign / 2, sign);
    const first = inner - 7 - (lines.length - 0.5) * NAME_STEP;
    for (const [index, line] of lines.entries())
      write(fresh, line, width / 2, first + index * NAME_STEP, {
        ...name,
        align: 'center',
        width: width - 6,
      });
  });

/** Draws the back of a card: a paw on deep water. */
export const drawCardBack = (pen: Pen, box: Box): void =>
  drawCached(pen, 'card back', box, (fresh, width, height) => {
    const small = width < 60;
    drawSlab(
      fresh,
      { x: 0, y: 0, width, height },
      {
        face: SHALLOWS.pool,
        deep: SHALLOWS.water4,
        edge: SHALLOWS.shoal,
        side: SHALLOWS.reefDeep,
        radius: small ? RADIUS.small : RADIUS.tile,
        lift: small ? 2 : 5,
      },
    );
    drawIcon(fresh, 'paw-print', width / 2, height / 2 - 2, Math.min(width, height) * 0.62, SHALLOWS.shoal);
  });

const DRAWN = { upright: drawUprightCard, long: drawLongCard, broad: drawBroadCard } as const;

/** Draws cards in places of one size, all their texts as large as the longest allows. */
export const drawFaces = (
  pen: Pen,
  faces: readonly CardFace[],
  shape: CardShape,
  places: readonly Box[],
): void => {
  const [one] = places;
  if (one === undefined) return;
  const size = textSizeOf(faces, shape, one);
  for (const [index, face] of faces.entries()) {
    const place = places[index];
    if (place !== undefined) DRAWN[shape](pen, face, place, size);
  }
};
