import type { Seat } from '../../../engine/seat.ts';
import type { Kinds } from '../../kinds.ts';
import type { OteresMove } from './move.ts';
import type { CardEffect, NoEffectReason, Paw, PearlColour } from './vocabulary.ts';

/** What is said when a card is played: whom it is for, which other card it lets go, which pearl it is about. */
export type Given = Extract<OteresMove, { readonly kind: 'player' | 'card' | 'pearl' }>;

/** A step of a card. `given`: the answer to its first question, if it came with the card. */
export interface Answered {
  readonly given?: Given;
}

type Effects = Record<CardEffect, Answered>;

interface Questions
  extends Pick<
    Effects,
    'pass-card' | 'discard-card' | 'snatch' | 'biggest-pile' | 'swap' | 'trade-in' | 'dark-gift'
  > {
  'choose-card': object;
  'choose-end': object;
  'choose-protected': Answered;
  'choose-pearl-under': { seat: Seat } & Answered;
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

interface Steps extends Effects, Questions {
  'begin-turn': object;
  'draw-card': object;
  'play-card': { card: string } & Answered;
  'play-nothing': object;
  'do-nothing': { why: NoEffectReason };
  /** The action is done: the card goes to the discards, or stays in front of its player. */
  'put-away': object;
  /** `byItself`: nobody was asked, as there was nothing left to take back. */
  'end-turn': { byItself?: boolean };
  /** `deed` happens unless a card in front of the seat keeps its pearls there; that one is discarded then. */
  against: { seat: Seat; deed: readonly OteresStep[] };
  'take-blind': { from: Seat; colour?: PearlColour };
  'swap-with': { seat: Seat; mark: number };
  'return-pearl': { mark: number };
  'give-pearl': { to: Seat; mark: number };
  'look-at': { of: Seat; mark: number };
  exchange: { of: Seat; mark: number; own: number };
  'pass-chosen': { seat: Seat; mark: number };
  'pass-all': object;
  split: { left: readonly number[] };
  'hold-out': { seat: Seat };
  'paw-picked': { seat: Seat; paw: Paw };
  serve: { seat: Seat; mark: number };
  'clear-catch': object;
  protect: { seat: Seat } & Answered;
  'put-under': { seat: Seat; mark: number };
  'give-card': { to: Seat; card: string };
  'discard-from-hand': { card: string };
}

/** Everything that can be on the agenda of a match of Öterés. */
export type OteresStep = Kinds<Steps>;
/** The kinds of steps that ask somebody. */
export type OteresAsking = keyof Questions;
