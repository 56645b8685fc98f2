import { write } from '../../../canvas/fonts.ts';
import { drawCachedIcon, type IconShape } from '../../../canvas/icons.ts';
import { drawChange } from '../../../canvas/marks.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { drawPanel } from '../../../canvas/shapes.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import type { SeatView } from '../rules/view.ts';
import type { SeatChanges } from './changes.ts';

/** Something that a player has so much of. */
export interface Holding {
  readonly label: 'credits' | 'batteries' | 'reach' | 'contracts';
  readonly icon: IconShape;
  readonly paint: string;
  readonly text: string;
  readonly change: number;
}

/** What a player holds, each with its label, sign and count. */
export const holdingsOf = (player: SeatView, changes: SeatChanges): readonly Holding[] => [
  {
    label: 'credits',
    icon: 'two-coins',
    paint: PALETTE.coin,
    text: `${player.credits}`,
    change: changes.credits,
  },
  {
    label: 'batteries',
    icon: 'battery-pack',
    paint: PALETTE.battery,
    text: `${player.batteries}`,
    change: changes.batteries,
  },
  {
    label: 'reach',
    icon: 'boat-propeller',
    paint: PALETTE.foam,
    // It moves a diver up or down by so many.
    text: `±${player.reach}`,
    change: changes.reach,
  },
  {
    label: 'contracts',
    icon: 'scroll-unfurled',
    paint: PALETTE.paper,
    text: `${player.contractCount}`,
    change: changes.contracts,
  },
];

/** Draws what a player holds as a list: sign, count, and what it is. */
export const drawHoldings = (pen: Pen, player: SeatView, changes: SeatChanges, box: Box, say: Say): void => {
  drawPanel(pen, box);
  const list = holdingsOf(player, changes);
  const step = box.height / list.length;
  for (const [index, { label, icon, paint, text, change }] of list.entries()) {
    const y = box.y + (index + 0.5) * step - 1;
    drawCachedIcon(pen, icon, box.x + 44, y, 42, paint);
    write(pen, text, box.x + 104, y, {
      size: TYPE.number,
      weight: 'heavy',
      paint: PALETTE.mist,
      align: 'center',
    });
    write(pen, say(`otys-board-${label}`), box.x + 144, y, {
      size: TYPE.strong,
      weight: 'plain',
      paint: PALETTE.mistSoft,
      width: box.width - 144 - 12,
      smallest: TYPE.small,
    });
    // Between the sign and the word: it covers neither of them.
    drawChange(pen, change, box.x + 74, y - 22);
  }
};
