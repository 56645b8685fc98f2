import { centred, heavy, plain, write } from '../../../canvas/fonts.ts';
import type { IconShape } from '../../../canvas/icons.ts';
import { drawLine } from '../../../canvas/line.ts';
import { drawChange, ringBox } from '../../../canvas/marks.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { drawGlow } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { PlainKey, Say } from '../../../texts/say.ts';
import type { SeatView } from '../rules/view.ts';
import type { SeatChanges } from './changes.ts';
import { HOLDINGS, type Holding } from './focus.ts';
import { drawKey, drawNeutralKeys, drawOwnXAway, neutralKeysPlace } from './key.ts';
import { iconBit, textBit } from './signs.ts';

/** Something that a player has so much of, with its sign and count. */
export interface Held {
  readonly label: Holding;
  readonly icon: IconShape;
  readonly paint: string;
  readonly text: string;
  readonly change: number;
}

const SIGNS: Readonly<Record<Holding, Pick<Held, 'icon' | 'paint'>>> = {
  credits: { icon: 'two-coins', paint: PALETTE.coin },
  batteries: { icon: 'battery-pack', paint: PALETTE.battery },
  reach: { icon: 'boat-propeller', paint: PALETTE.foam },
  contracts: { icon: 'scroll-unfurled', paint: PALETTE.paper },
};

/** What a player holds. */
export const holdingsOf = (player: SeatView, changes: SeatChanges): readonly Held[] => {
  const counts = { ...player, reach: `±${player.reach}`, contracts: player.contractCount };
  return HOLDINGS.map((label) => ({
    label,
    ...SIGNS[label],
    text: `${counts[label]}`,
    change: changes[label],
  }));
};

/** How wide the X keys and each of the counts after them are, in pixels. */
export const PURSE_CELLS = { keys: 160, count: 112 } as const;

/** Where an X key lies in a purse at this place: the own one, or the neutral ones beside it. */
export const purseKeyPlace = (x: number, y: number, neutral: boolean): Box => ({
  x: x + (neutral ? 84 : 34),
  y: y - 2,
  width: 42,
  height: 42,
});

/** Draws what a player holds beside the sea. While a key is being chosen, X keys at hand are lit. */
export const drawPurse = (
  pen: Pen,
  player: SeatView,
  changes: SeatChanges,
  x: number,
  y: number,
  { say, choosing }: { readonly say: Say; readonly choosing: boolean },
): void => {
  const label = (text: PlainKey, at: number, room: number): void => {
    write(pen, say(text), at, y + 58, centred(plain(TYPE.phone, PALETTE.mistSoft), room - 12));
  };
  const key = purseKeyPlace(x, y, false);
  if (choosing && player.ownX) drawGlow(pen, key, RADIUS.lane);
  if (player.ownX) drawKey(pen, 'x', seatLook(player.seat), key);
  else drawOwnXAway(pen, seatLook(player.seat), key);
  const one = purseKeyPlace(x, y, true);
  const neutral = neutralKeysPlace(one, player.neutralX);
  if (choosing && player.neutralX > 0) drawGlow(pen, neutral, RADIUS.lane);
  if (player.neutralX > 0) drawNeutralKeys(pen, player.neutralX, one);
  if (changes.ownX) ringBox(pen, key, RADIUS.lane);
  drawChange(pen, changes.neutralX, x + 132, y - 9);
  label('otys-board-x-keys', x + PURSE_CELLS.keys / 2, PURSE_CELLS.keys);
  for (const [index, { label: name, icon, paint, text, change }] of holdingsOf(player, changes).entries()) {
    const at = x + PURSE_CELLS.keys + index * PURSE_CELLS.count + PURSE_CELLS.count / 2;
    drawLine(pen, [iconBit(icon, paint), textBit(text)], at, y + 18, centred(heavy(TYPE.name)));
    label(`otys-board-${name}`, at, PURSE_CELLS.count);
    drawChange(pen, change, at + 40, y - 9);
  }
};
