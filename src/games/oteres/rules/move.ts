import { anyOf, int, list, notationOf, word, written } from '../../../engine/notation.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Kinds } from '../../kinds.ts';
import { PAWS, type Paw } from './vocabulary.ts';

interface Moves {
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

const MARK = int(1, 9_999);

/** Moves as text of at most 25 characters: `play.dive`, `aim.snatch.2`, `shed.shoo.urchin`, `left.4.6`, `end`. */
export const oteresNotation = notationOf<OteresMove>({
  play: { card: word },
  aim: { card: word, seat: int(0, 4) },
  shed: { card: word, shed: word },
  stake: { card: word, mark: MARK },
  leave: {},
  skip: {},
  player: written('to', { seat: int(0, 4) }),
  pearl: { mark: MARK },
  card: { card: word },
  split: written('left', { left: list(MARK, 3) }),
  paw: { paw: anyOf(PAWS) },
  end: {},
});
