import type { Seat } from '../../../engine/seat.ts';
import type { Paw } from './vocabulary.ts';

/** All answers of Öterés; the rules decide which a question offers. Pearls are named by their marks, see `Pearl`. */
export type OteresMove =
  /** Play a card of one's hand, a sea urchin too. */
  | { readonly kind: 'play'; readonly card: string }
  /** Play a card at a player: the card and whom it is for are one answer. */
  | { readonly kind: 'aim'; readonly card: string; readonly seat: Seat }
  /** Play a card that lets another card of the hand go, with that card. */
  | { readonly kind: 'shed'; readonly card: string; readonly shed: string }
  /** Play a card about a pearl of one's own, with that pearl. */
  | { readonly kind: 'stake'; readonly card: string; readonly mark: number }
  | { readonly kind: 'skip' }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'pearl'; readonly mark: number }
  /** Leave the pearl that was looked at. */
  | { readonly kind: 'leave' }
  | { readonly kind: 'card'; readonly card: string }
  /** Which of the pearls taken go into the left paw; the others are in the right one. */
  | { readonly kind: 'split'; readonly left: readonly number[] }
  | { readonly kind: 'paw'; readonly paw: Paw }
  | { readonly kind: 'end' };
