import type { Seat } from '../../../engine/seat.ts';
import type { OteresMove } from './move.ts';
import type { CardEffect, NoEffectReason, Paw, PearlColour } from './vocabulary.ts';

/** The order of a turn. */
export type TurnStep =
  | { readonly kind: 'begin-turn' }
  | { readonly kind: 'draw-card' }
  | { readonly kind: 'choose-card' }
  /** `given`: the answer to the card's first question, if it came with the card. */
  | { readonly kind: 'play-card'; readonly card: string; readonly given?: Given }
  | { readonly kind: 'play-nothing' }
  | { readonly kind: 'do-nothing'; readonly why: NoEffectReason }
  /** The action is done: the card goes to the discards, or stays in front of its player. */
  | { readonly kind: 'put-away' }
  | { readonly kind: 'choose-end' }
  /** `byItself`: nobody was asked, as there was nothing left to take back. */
  | { readonly kind: 'end-turn'; readonly byItself?: boolean };

/** What is said when a card is played: whom it is for, which other card it lets go, which pearl it is about. */
export type Given = Extract<OteresMove, { readonly kind: 'player' | 'card' | 'pearl' }>;

/** The effect of the card being played. */
export type EffectStep = { [E in CardEffect]: { readonly kind: E; readonly given?: Given } }[CardEffect];

/** What other players' pearls suffer. */
export type TakingStep =
  /** `deed` happens unless a card in front of the seat keeps its pearls there; that one is discarded then. */
  | { readonly kind: 'against'; readonly seat: Seat; readonly deed: readonly OteresStep[] }
  | { readonly kind: 'take-blind'; readonly from: Seat; readonly colour?: PearlColour }
  | { readonly kind: 'choose-swapped'; readonly seat: Seat }
  | { readonly kind: 'swap-with'; readonly seat: Seat; readonly mark: number };

/** Pearls that go elsewhere by their owner's choice. */
export type GivingStep =
  | { readonly kind: 'return-pearl'; readonly mark: number }
  | { readonly kind: 'choose-gift'; readonly to: Seat }
  | { readonly kind: 'give-pearl'; readonly to: Seat; readonly mark: number }
  | { readonly kind: 'choose-look'; readonly of: Seat }
  | { readonly kind: 'look-at'; readonly of: Seat; readonly mark: number }
  /** Whether the pearl that was looked at is swapped for one of one's own. */
  | { readonly kind: 'choose-exchange'; readonly of: Seat; readonly mark: number }
  | { readonly kind: 'exchange'; readonly of: Seat; readonly mark: number; readonly own: number }
  | { readonly kind: 'gather-passing' }
  | { readonly kind: 'pass-chosen'; readonly seat: Seat; readonly mark: number }
  | { readonly kind: 'pass-all' };

/** Three pearls of the pool, split or shared. */
export type CatchStep =
  | { readonly kind: 'choose-split' }
  | { readonly kind: 'split'; readonly left: readonly number[] }
  | { readonly kind: 'choose-picker' }
  | { readonly kind: 'hold-out'; readonly seat: Seat }
  | { readonly kind: 'pick-paw'; readonly seat: Seat }
  | { readonly kind: 'paw-picked'; readonly seat: Seat; readonly paw: Paw }
  | { readonly kind: 'choose-kept' }
  | { readonly kind: 'serve'; readonly seat: Seat; readonly mark: number }
  | { readonly kind: 'choose-share' }
  | { readonly kind: 'clear-catch' };

/** Cards that lie in front of somebody. */
export type ProtectingStep =
  | { readonly kind: 'choose-protected'; readonly given?: Given }
  | { readonly kind: 'protect'; readonly seat: Seat; readonly given?: Given }
  | { readonly kind: 'choose-pearl-under'; readonly seat: Seat; readonly given?: Given }
  | { readonly kind: 'put-under'; readonly seat: Seat; readonly mark: number };

/** Cards of the hand that leave it without being played. */
export type HandStep =
  | { readonly kind: 'choose-passed'; readonly to: Seat }
  | { readonly kind: 'give-card'; readonly to: Seat; readonly card: string }
  | { readonly kind: 'discard-from-hand'; readonly card: string };

/** Everything that can be on the agenda of a match of Öterés. */
export type OteresStep =
  | TurnStep
  | EffectStep
  | TakingStep
  | GivingStep
  | CatchStep
  | ProtectingStep
  | HandStep;

/** The kinds of steps that ask somebody. */
export type OteresAsking =
  | 'choose-card'
  | 'choose-end'
  | 'choose-protected'
  | 'choose-pearl-under'
  | 'pass-card'
  | 'choose-passed'
  | 'discard-card'
  | 'snatch'
  | 'biggest-pile'
  | 'swap'
  | 'choose-swapped'
  | 'trade-in'
  | 'dark-gift'
  | 'choose-gift'
  | 'choose-look'
  | 'choose-exchange'
  | 'gather-passing'
  | 'choose-split'
  | 'choose-picker'
  | 'pick-paw'
  | 'choose-kept'
  | 'choose-share';
