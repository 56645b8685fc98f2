import { bold, centred, heavy, type TextSetting, write } from '../../../canvas/fonts.ts';
import { type Box, centre, faded, fill, inset, middle, type Pen, stroke } from '../../../canvas/pen.ts';
import { drawRecess, drawSlab, roundPath, shadowed } from '../../../canvas/shapes.ts';
import { drawCached, drawCachedSlab } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, type SeatLook, TYPE } from '../../../canvas/theme.ts';
import type { TrackToken } from '../rules/vocabulary.ts';

const KEY_RADIUS = 9;

const STEEL = {
  face: PALETTE.steel,
  deep: PALETTE.steel,
  edge: PALETTE.mist,
  side: PALETTE.steelDeep,
  lift: 3,
  line: 2,
} as const;

const radiusFor = (width: number): number => Math.min(KEY_RADIUS, width * 0.2);

const writeKey = (pen: Pen, token: TrackToken, x: number, y: number, setting: TextSetting): void => {
  const size = Math.max(TYPE.small, setting.size);
  write(pen, typeof token === 'number' ? `${token}` : 'X', x, y, { ...setting, size, align: 'center' });
};

/** Draws a key of a player's own, in that player's colour. */
export const drawKey = (pen: Pen, token: Exclude<TrackToken, 'neutral'>, look: SeatLook, box: Box): void =>
  drawCachedSlab(pen, `key ${token} ${look.emblem}`, box, (fresh, width, height) => {
    const { paint, edge: side, ink } = look;
    const [lift, line] = [Math.max(3, Math.round(height * 0.08)), width > 40 ? 2.5 : 2];
    const paints = { face: paint, deep: paint, edge: PALETTE.white, side };
    drawSlab(fresh, { x: 0, y: 0, width, height }, { ...paints, radius: radiusFor(width), lift, line });
    writeKey(fresh, token, width / 2, height * 0.46, heavy(Math.round(height * 0.64), ink));
  });

/** Draws the place of a key that is not at hand. */
export const drawKeyPlace = (pen: Pen, box: Box, token?: TrackToken): void => {
  drawRecess(pen, box, radiusFor(box.width));
  const setting = bold(Math.round(box.height * 0.64), faded(PALETTE.mistSoft, 0.38));
  if (token !== undefined) writeKey(pen, token, centre(box), middle(box), setting);
};

const STACKED = 1.5;

/** Where the neutral X keys at hand are, in place of one: several are a wider or taller key with their count. */
export const neutralKeysPlace = (box: Box, count: number, stacked = false): Box => {
  if (count <= 1) return box;
  return stacked
    ? { ...box, height: Math.round(box.width * STACKED) }
    : { ...box, width: box.width + Math.max(26, Math.round(box.width * 0.7)) };
};

/** Draws the neutral X keys at hand, of steel, with their number if they are several. */
export const drawNeutralKeys = (pen: Pen, count: number, one: Box, stacked = false): void => {
  const whole = neutralKeysPlace(one, count, stacked);
  drawCachedSlab(pen, `neutral keys ${count}`, whole, (fresh, width, height) => {
    drawSlab(fresh, { x: 0, y: 0, width, height }, { ...STEEL, radius: radiusFor(one.width) });
    const size = Math.max(TYPE.small, Math.round(one.width * 0.64));
    const setting = centred(heavy(size, PALETTE.ink));
    if (count <= 1) write(fresh, 'X', width / 2, height * 0.46, setting);
    else if (stacked) {
      write(fresh, 'X', width / 2, height * 0.27, setting);
      write(fresh, `×${count}`, width / 2, height * 0.68, setting);
    } else write(fresh, `X×${count}`, width / 2, height * 0.46, setting);
  });
};

/** Draws the place of a player's own X key while it is away: an empty outline in that player's colour. */
export const drawOwnXAway = (pen: Pen, look: SeatLook, box: Box): void =>
  drawCached(pen, `own X away ${look.emblem}`, box, (fresh, width, height) => {
    roundPath(fresh, inset({ x: 0, y: 0, width, height }, 1.5), radiusFor(width));
    fresh.setLineDash([5, 5]);
    stroke(fresh, faded(look.paint, 0.75), 2);
  });

/** Draws a played key: flat and dark, its player's colour only at its edge, so that it does not look available. */
export const drawSpentKey = (pen: Pen, token: TrackToken, look: SeatLook, box: Box): void => {
  const paint = token === 'neutral' ? PALETTE.steel : look.paint;
  drawCached(pen, `spent key ${token} ${paint}`, box, (fresh, width, height) => {
    roundPath(fresh, inset({ x: 0, y: 0, width, height }, 2), radiusFor(width));
    fill(fresh, PALETTE.hullDeep);
    stroke(fresh, faded(paint, 0.6), 2);
    writeKey(fresh, token, width / 2, height * 0.5, bold(Math.round(height * 0.7)));
  });
};

const POINT = 0.34;

const tagPath = (pen: Pen, { x, y, width, height }: Box, radius: number): void => {
  const neck = x + width - height * POINT;
  pen.beginPath();
  pen.moveTo(x + radius, y);
  pen.arcTo(neck, y, x + width, y + height / 2, radius);
  pen.arcTo(x + width, y + height / 2, neck, y + height, radius / 2);
  pen.arcTo(neck, y + height, x, y + height, radius);
  pen.arcTo(x, y + height, x, y, radius);
  pen.arcTo(x, y, neck, y, radius);
  pen.closePath();
};

/** Draws the key in play: no square any more, but a tag that points at the diver, lit. */
export const drawKeyInPlay = (pen: Pen, token: TrackToken, look: SeatLook, box: Box): void => {
  const neutral = token === 'neutral';
  drawCachedSlab(pen, `key in play ${token} ${neutral ? '' : look.emblem}`, box, (fresh, width, height) => {
    const whole = { x: 0, y: 0, width, height };
    shadowed(fresh, 8, 3, () => {
      tagPath(fresh, whole, KEY_RADIUS);
      fill(fresh, PALETTE.lamp);
    });
    const edge = Math.max(3, height * 0.07);
    const inner = { x: edge, y: edge, width: width - 2.3 * edge, height: height - 2 * edge };
    tagPath(fresh, inner, KEY_RADIUS - edge / 2);
    fill(fresh, neutral ? PALETTE.steel : look.paint);
    const setting = heavy(Math.round(height * 0.68), neutral ? PALETTE.ink : look.ink);
    writeKey(fresh, token, (width - height * POINT) / 2 + height * 0.1, height * 0.5, setting);
  });
};

/** Draws a tab with what a key in play is, as tall as its type needs. */
export const drawKeyTab = (pen: Pen, text: string, box: Box): void => {
  roundPath(pen, box, RADIUS.small);
  fill(pen, PALETTE.lamp);
  write(pen, text, centre(box), middle(box), centred(bold(TYPE.small, PALETTE.ink), box.width - 4));
};
