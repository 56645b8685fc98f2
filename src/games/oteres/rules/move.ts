import type { Seat } from '../../../engine/seat.ts';
import type { Kinds } from '../../kinds.ts';
import type { Paw } from './vocabulary.ts';

interface Moves {
  /** Play a card of one's hand, a sea urchin too. */
  play: { card: string };
  /** Play a card at a player: the card and whom it is for are one answer. */
  aim: { card: string; seat: Seat };
  /** Play a card that lets another card of the hand go, with that card. */
  shed: { card: string; shed: string };
  /** Play a card about a pearl of one's own, with that pearl. */
  stake: { card: string; mark: number };
  skip: object;
  player: { seat: Seat };
  pearl: { mark: number };
  /** Leave the pearl that was looked at. */
  leave: object;
  card: { card: string };
  /** Which of the pearls taken go into the left paw; the others are in the right one. */
  split: { left: readonly number[] };
  paw: { paw: Paw };
  end: object;
}

/** All answers of Öterés; the rules decide which a question offers. Pearls are named by their marks, see `Pearl`. */
export type OteresMove = Kinds<Moves>;
/** An answer that plays a card. */
export type PlayMove = Extract<OteresMove, { readonly kind: 'play' | 'aim' | 'shed' | 'stake' }>;
