import type { Result } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { NoEffectReason, Paw, PearlColour } from './vocabulary.ts';

/** Somewhere a pearl can be: at a seat, in the pool, or just taken and still to be split or shared. */
export type PearlPlace = Seat | 'pool' | 'catch';

/** What all can count after a round: how many pearls of a colour each seat has, and who is out. */
export interface RoundCounts {
  readonly white: readonly number[];
  readonly black: readonly number[];
  readonly out: readonly Seat[];
}

/** How many pearls of a colour a seat has, those under cards too. */
export interface Pile {
  readonly seat: Seat;
  readonly white: number;
  readonly black: number;
}

/** Something that came about in a match, for "what happened", the log and the next picture's marks. */
export type OteresFact =
  | { readonly kind: 'turn-began'; readonly seat: Seat; readonly number: number; readonly round: number }
  /** `card` is told to its seat alone. */
  | { readonly kind: 'card-drawn'; readonly seat: Seat; readonly card?: string }
  | { readonly kind: 'nothing-drawn'; readonly seat: Seat }
  /** `firstUrchin`: it is the first sea urchin that is played in the match. */
  | {
      readonly kind: 'card-played';
      readonly seat: Seat;
      readonly card: string;
      readonly firstUrchin?: true;
    }
  | { readonly kind: 'nothing-played'; readonly seat: Seat }
  | { readonly kind: 'no-effect'; readonly seat: Seat; readonly why: NoEffectReason }
  /** An action card went face up to the discards: from a hand, or from in front of a seat. */
  | { readonly kind: 'card-discarded'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'urchin-returned'; readonly seat: Seat }
  /** `card` is told to giver and receiver alone. */
  | { readonly kind: 'card-given'; readonly seat: Seat; readonly to: Seat; readonly card?: string }
  | { readonly kind: 'card-laid'; readonly seat: Seat; readonly at: Seat; readonly card: string }
  | { readonly kind: 'pearl-protected'; readonly seat: Seat; readonly mark: number }
  /** The card laid in front of `seat` has no pearl under it, as there was no white one. */
  | { readonly kind: 'nothing-protected'; readonly seat: Seat }
  /** The only pearl of this seat that may move goes to the left, without a question. */
  | { readonly kind: 'only-pearl-passed'; readonly seat: Seat }
  /** A card that stayed in front of `seat` kept its pearls there. */
  | { readonly kind: 'warded'; readonly seat: Seat; readonly card: string }
  /** `value` is told to those who know it; `knowers` to nobody. */
  | {
      readonly kind: 'pearl-moved';
      readonly from: PearlPlace;
      readonly to: PearlPlace;
      readonly mark: number;
      readonly colour: PearlColour;
      readonly value?: number;
      readonly knowers?: readonly Seat[];
    }
  | {
      readonly kind: 'pearl-looked-at';
      readonly seat: Seat;
      readonly of: Seat;
      readonly mark: number;
      readonly value?: number;
      readonly knowers?: readonly Seat[];
    }
  /** The pool lost its last black pearl or has one again: urchins are played for these (rulebook, "Playing cards"). */
  | { readonly kind: 'urchins-playable'; readonly playable: boolean }
  /** Somebody who is out has more white pearls than the player from whom the card for the biggest pile took. */
  | { readonly kind: 'bigger-pile-out' }
  /** What two players have in front of them after one has taken a pearl of the other. */
  | { readonly kind: 'piles-after'; readonly piles: readonly Pile[] }
  | { readonly kind: 'paw-picked'; readonly seat: Seat; readonly paw: Paw; readonly count: number }
  /** The deck has become low for the first time: this many cards are left. */
  | { readonly kind: 'deck-low'; readonly left: number }
  /** The round's last turn. `black`, `out` are absent in older matches; `unchanged`: all is as a round before. */
  | ({ readonly kind: 'round-over'; readonly round: number; readonly unchanged?: true } & Pick<
      RoundCounts,
      'white'
    > &
      Partial<RoundCounts>)
  /** The turn ended without a word of its player's, as nothing of it could be taken back. */
  | { readonly kind: 'turn-ended'; readonly seat: Seat }
  /** `pile` are the pearls that go on counting, `left` the players still in. `stuck`: no black pearl for an urchin. */
  | {
      readonly kind: 'out';
      readonly seat: Seat;
      readonly urchins: number;
      readonly pile?: Pile;
      readonly left?: number;
      readonly stuck?: true;
    }
  | { readonly kind: 'duel'; readonly seats: readonly [Seat, Seat] }
  /** `left` is the only one still in; absent in matches that ended before it was noted. */
  | { readonly kind: 'ended'; readonly result: Result; readonly left?: Seat };

/** What some seats learned and others did not; and draws, even from an empty deck, as they mark a seat's own turns. */
const KEPT_KINDS = ['card-drawn', 'nothing-drawn', 'card-given', 'pearl-moved', 'pearl-looked-at'] as const;
/** A fact that is kept until everybody has had a turn. */
export type KeptFact = Extract<OteresFact, { readonly kind: (typeof KEPT_KINDS)[number] }>;

/** Whether a fact is kept until everybody has had a turn. */
export const isKept = (fact: OteresFact): fact is KeptFact => KEPT_KINDS.some((kind) => kind === fact.kind);
