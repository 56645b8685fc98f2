import type { Seat } from '../../../engine/seat.ts';
import type { Kinds } from '../../kinds.ts';
import type { NoEffectReason, Paw, PearlColour } from './vocabulary.ts';

interface Questions {
  'choose-card': object;
  'choose-end': object;
  'choose-pearl-under': { seat: Seat };
  'choose-passed': { to: Seat };
  'choose-swapped': { seat: Seat };
  'choose-gift': { to: Seat };
  'choose-look': { of: Seat };
  /** Whether the pearl that was looked at is swapped for one of one's own. */
  'choose-exchange': { of: Seat; mark: number };
  'gather-passing': object;
  'choose-split': object;
  'choose-picker': object;
  'pick-paw': { seat: Seat };
  'choose-kept': object;
  'choose-share': object;
}

interface Steps extends Questions {
  'begin-turn': object;
  'draw-card': object;
  /** `at` is the player at whom it is played, `does` what comes of it. */
  'play-card': { card: string; at?: Seat; does: readonly OteresStep[] };
  'play-nothing': object;
  'do-nothing': { why: NoEffectReason };
  /** The action is done: the card goes to the discards, or stays in front of its player. */
  'put-away': object;
  /** `byItself`: nobody was asked, as there was nothing left to take back. */
  'end-turn': { byItself?: boolean };
  /** `deed` happens unless a card in front of the seat keeps its pearls there; that one is discarded then. */
  against: { seat: Seat; deed: readonly OteresStep[] };
  'take-white': object;
  'take-blind': { from: Seat; colour?: PearlColour };
  'swap-with': { seat: Seat; mark: number };
  'return-pearl': { mark: number };
  'give-pearl': { to: Seat; mark: number };
  'look-at': { of: Seat; mark: number };
  exchange: { of: Seat; mark: number; own: number };
  'pass-chosen': { seat: Seat; mark: number };
  'pass-left': object;
  'pass-all': object;
  'split-paws': object;
  'share-out': object;
  split: { left: readonly number[] };
  'hold-out': { seat: Seat };
  'paw-picked': { seat: Seat; paw: Paw };
  serve: { seat: Seat; mark: number };
  'clear-catch': object;
  protect: { seat: Seat };
  'put-under': { seat: Seat; mark: number };
  'give-card': { to: Seat; card: string };
  'discard-from-hand': { card: string };
}

/** Everything that can be on the agenda of a match of Öterés. */
export type OteresStep = Kinds<Steps>;
/** The kinds of steps that ask somebody. */
export type OteresAsking = keyof Questions;
