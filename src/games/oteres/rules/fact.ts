import type { Result } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Kinds } from '../../kinds.ts';
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

/** What some seats learned and others did not; and draws, even from an empty deck, as they mark a seat's own turns. */
interface KeptFacts {
  /** `card` is told to its seat alone. */
  'card-drawn': { seat: Seat; card?: string };
  'nothing-drawn': { seat: Seat };
  /** `card` is told to giver and receiver alone. */
  'card-given': { seat: Seat; to: Seat; card?: string };
  /** `value` is told to those who know it; `knowers` to nobody. */
  'pearl-moved': {
    from: PearlPlace;
    to: PearlPlace;
    mark: number;
    colour: PearlColour;
    value?: number;
    knowers?: readonly Seat[];
  };
  'pearl-looked-at': { seat: Seat; of: Seat; mark: number; value?: number; knowers?: readonly Seat[] };
}

interface Facts extends KeptFacts {
  'turn-began': { seat: Seat; number: number; round: number };
  /** `firstUrchin`: it is the first sea urchin that is played in the match. */
  'card-played': { seat: Seat; card: string; firstUrchin?: true };
  'nothing-played': { seat: Seat };
  'no-effect': { seat: Seat; why: NoEffectReason };
  /** An action card went face up to the discards: from a hand, or from in front of a seat. */
  'card-discarded': { seat: Seat; card: string };
  'urchin-returned': { seat: Seat };
  'card-laid': { seat: Seat; at: Seat; card: string };
  'pearl-protected': { seat: Seat; mark: number };
  /** The card laid in front of `seat` has no pearl under it, as there was no white one. */
  'nothing-protected': { seat: Seat };
  /** The only pearl of this seat that may move goes to the left, without a question. */
  'only-pearl-passed': { seat: Seat };
  /** A card that stayed in front of `seat` kept its pearls there. */
  warded: { seat: Seat; card: string };
  /** The pool lost its last black pearl or has one again: urchins are played for these (rulebook, "Playing cards"). */
  'urchins-playable': { playable: boolean };
  /** Somebody who is out has more white pearls than the player from whom the card for the biggest pile took. */
  'bigger-pile-out': object;
  /** What two players have in front of them after one has taken a pearl of the other. */
  'piles-after': { piles: readonly Pile[] };
  'paw-picked': { seat: Seat; paw: Paw; count: number };
  /** The deck has become low for the first time: this many cards are left. */
  'deck-low': { left: number };
  /** The round's last turn. `unchanged`: all is as a round before. */
  'round-over': { round: number; unchanged?: true } & RoundCounts;
  /** The turn ended without a word of its player's, as nothing of it could be taken back. */
  'turn-ended': { seat: Seat };
  /** `pile` are the pearls that go on counting. */
  out: { seat: Seat; urchins: number; pile: Pile };
  duel: { seats: readonly [Seat, Seat] };
  /** `left` is the only one still in. */
  ended: { result: Result; left: Seat };
}

/** Something that came about in a match, for "what happened", the log and the next picture's marks. */
export type OteresFact = Kinds<Facts>;
/** A fact that is kept until everybody has had a turn. */
export type KeptFact = Kinds<KeptFacts>;
/** A pearl that came to a seat or left it; from or to the pool if the other end is no seat. */
export type PearlMove = Extract<OteresFact, { readonly kind: 'pearl-moved' }>;

const KEPT_KINDS: readonly OteresFact['kind'][] = [
  ...(['card-drawn', 'nothing-drawn', 'card-given'] as const),
  ...(['pearl-moved', 'pearl-looked-at'] as const),
] satisfies readonly KeptFact['kind'][];

/** Whether a fact is kept until everybody has had a turn. */
export const isKept = (fact: OteresFact): fact is KeptFact => KEPT_KINDS.includes(fact.kind);
