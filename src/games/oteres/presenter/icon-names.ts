import type { Seat } from '../../../kernel/seat.ts';
import type { TableIcon } from '../../table-icons.ts';
import type { Effect, Paw, PearlColour } from '../vocabulary.ts';
import { URCHIN } from '../vocabulary.ts';
import { actionCard, type Scene } from './scene.ts';

type Underscored<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Name;

/** Icons that belong to no card and no seat. */
export type PlainIcon =
  | `oteres_${PearlColour}`
  | `oteres_paw_${Paw}`
  | 'oteres_urchin'
  | 'oteres_skip'
  | 'oteres_end';

/** The name of an icon of Öterés, see `icons.ts` for how each is painted. */
export type IconName = PlainIcon | SeatIcon | `oteres_${Underscored<Effect>}` | `oteres_${TableIcon}`;

/** The icon with the emblem of a seat, 1 first. */
export type SeatIcon = `oteres_seat_${number}`;

/** Beside the name of whoever sits there. */
export const seatIcon = (seat: Seat): SeatIcon => `oteres_seat_${seat + 1}`;

/** The icons of the paws. */
export const PAW_ICONS = {
  left: 'oteres_paw_left',
  right: 'oteres_paw_right',
} as const satisfies Record<Paw, IconName>;

/** The icon of each effect. */
export const EFFECT_ICONS = {
  'protect-pearl': 'oteres_protect_pearl',
  'split-paws': 'oteres_split_paws',
  'biggest-pile': 'oteres_biggest_pile',
  'pass-left': 'oteres_pass_left',
  'share-out': 'oteres_share_out',
  ward: 'oteres_ward',
  'take-white': 'oteres_take_white',
  'trade-in': 'oteres_trade_in',
  swap: 'oteres_swap',
  snatch: 'oteres_snatch',
  'pass-card': 'oteres_pass_card',
  'discard-card': 'oteres_discard_card',
  'dark-gift': 'oteres_dark_gift',
} as const satisfies Record<Effect, IconName>;

/** The icon of a card, the sea urchin's too. */
export const cardIcon = (scene: Pick<Scene, 'components'>, id: string): IconName =>
  id === URCHIN ? 'oteres_urchin' : EFFECT_ICONS[actionCard(scene, id).effect];
