import type { IconShape } from '../../../canvas/icons.ts';
import { PALETTE } from '../../../canvas/theme.ts';
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
