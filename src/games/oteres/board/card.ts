import { textWidth, wrapped, write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { downward, drawSlab, outlinePath } from '../../../canvas/shapes.ts';
import { stamp } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, SHALLOWS, TYPE } from '../../../canvas/theme.ts';
import { type CardFace, URCHIN_ICON } from './card-face.ts';

const LINE = 26;

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
  pen.fillStyle = downward(pen, y - size / 2, size, paint, urchin ? SHALLOWS.drop : paint);
  pen.fill();
  pen.lineWidth = Math.max(2, size * 0.045);
  pen.strokeStyle = urchin ? SHALLOWS.dropEdge : PALETTE.paperEdge;
  pen.stroke();
  drawIcon(pen, icon, x, y, size * 0.68, PALETTE.mist);
};

/** Draws the crossed-out sea urchin of cards that rid one of it (rulebook, "Playing cards"). */
const drawRelief = (pen: Pen, x: number, y: number, size: number): void => {
  outlinePath(pen, 'circle', x, y, size);
  pen.fillStyle = SHALLOWS.urchin;
  pen.fill();
  drawIcon(pen, URCHIN_ICON, x, y, size * 0.74, PALETTE.mist);
  pen.lineCap = 'round';
  for (const [line, paint] of [
    [size * 0.19, SHALLOWS.urchinDeep],
    [size * 0.1, PALETTE.brass],
  ] as const) {
    pen.lineWidth = line;
    pen.strokeStyle = paint;
    pen.beginPath();
    pen.moveTo(x - size * 0.32, y + size * 0.32);
    pen.lineTo(x + size * 0.32, y - size * 0.32);
    pen.stroke();
  }
};

/** Draws what stands in a card's corners: the crossed-out urchin, and the anchor of a card that stays. */
const drawCorners = (pen: Pen, { relief, stays }: CardFace, left: number, right: number, y: number): void => {
  if (relief !== 'none') drawRelief(pen, left, y, 40);
  if (stays) drawIcon(pen, 'anchor', right, y, 34, SHALLOWS.guarding);
};

const drawText = (pen: Pen, face: CardFace, box: Box, align: 'left' | 'center', spread: boolean): void => {
  const lines = wrapped(face.text, TYPE.small, 'plain', box.width);
  const most = Math.max(1, Math.floor((box.height + 4) / LINE));
  const shown = lines.length <= most ? lines : [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
  const x = align === 'left' ? box.x : box.x + box.width / 2;
  const first = spread ? box.y + (box.height - (shown.length - 1) * LINE) / 2 : box.y + LINE / 2;
  for (const [index, line] of shown.entries())
    write(pen, line, x, first + index * LINE, {
      size: TYPE.small,
      weight: 'plain',
      paint: inkOf(face),
      align,
      width: box.width,
    });
};

const keyOf = ({ id, name, text }: CardFace): string => `${id} ${name} ${text}`;

/** Draws a card upright: sign, name, what it does. */
export const drawUprightCard = (pen: Pen, face: CardFace, box: Box): void =>
  stamp(pen, `upright card ${keyOf(face)}`, box, (fresh, width, height) => {
    drawGround(fresh, face, { x: 0, y: 0, width, height }, 6);
    const sign = Math.min(104, height * 0.29);
    drawSign(fresh, face, width / 2, 18 + sign / 2, sign);
    drawCorners(fresh, face, 34, width - 34, 36);
    write(fresh, face.name, width / 2, sign + 40, {
      size: TYPE.strong,
      weight: 'heavy',
      paint: inkOf(face),
      align: 'center',
      width: width - 24,
      smallest: TYPE.small,
    });
    const top = sign + 62;
    drawText(fresh, face, { x: 14, y: top, width: width - 28, height: height - top - 14 }, 'center', true);
  });

/** Draws a card lengthwise: its sign at the left, name and what it does beside it. */
export const drawLongCard = (pen: Pen, face: CardFace, box: Box): void =>
  stamp(pen, `long card ${keyOf(face)}`, box, (fresh, width, height) => {
    drawGround(fresh, face, { x: 0, y: 0, width, height }, 5);
    const inner = height - 5;
    const sign = Math.min(96, inner - 24);
    drawSign(fresh, face, 14 + sign / 2, inner / 2, sign);
    const left = sign + 30;
    const room = width - left - 14;
    const marks = (face.relief === 'none' ? 0 : 44) + (face.stays ? 40 : 0);
    const lines = Math.min(
      wrapped(face.text, TYPE.small, 'plain', room).length,
      Math.floor((inner - 46) / LINE),
    );
    const top = Math.max(8, (inner - 34 - lines * LINE) / 2);
    write(fresh, face.name, left, top + 17, {
      size: TYPE.strong,
      weight: 'heavy',
      paint: inkOf(face),
      width: room - marks,
      smallest: TYPE.small,
    });
    drawCorners(fresh, face, width - 32, width - 32, top + 18);
    drawText(fresh, face, { x: left, y: top + 36, width: room, height: inner - top - 40 }, 'left', false);
  });

/** Draws a card as its sign and name alone. */
export const drawNamedCard = (pen: Pen, face: CardFace, box: Box): void =>
  stamp(pen, `named card ${face.id} ${face.name}`, box, (fresh, width, height) => {
    drawGround(fresh, face, { x: 0, y: 0, width, height }, 4);
    const inner = height - 4;
    const name = { size: TYPE.small, weight: 'heavy', paint: inkOf(face) } as const;
    const upright = height > width;
    const sign = upright ? Math.min(width - 22, inner - 52) : inner - 12;
    if (upright) {
      drawSign(fresh, face, width / 2, 10 + sign / 2, sign);
      const wide = textWidth(face.name, TYPE.small, 'heavy');
      const lines = wide > width - 10 ? wrapped(face.name, TYPE.small, 'heavy', width - 10) : [face.name];
      const low = sign + 12 + (inner - sign - 12) / 2;
      for (const [index, line] of lines.slice(0, 2).entries())
        write(fresh, line, width / 2, low + (index - (Math.min(lines.length, 2) - 1) / 2) * 23, {
          ...name,
          align: 'center',
          width: width - 8,
        });
      return;
    }
    drawSign(fresh, face, 6 + sign / 2, inner / 2, sign);
    write(fresh, face.name, sign + 14, inner / 2, { ...name, width: width - sign - 20 });
  });

/** Draws the back of a card: a paw on deep water. */
export const drawCardBack = (pen: Pen, box: Box): void =>
  stamp(pen, 'card back', box, (fresh, width, height) => {
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
