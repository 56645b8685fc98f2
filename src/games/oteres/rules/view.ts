import type { Result, Turn } from '../../../engine/game.ts';
import type { Seat, Viewer } from '../../../engine/seat.ts';
import type { OteresFact } from './fact.ts';
import type { NoEffectReason, Paw, PearlColour } from './vocabulary.ts';

/** A pearl as a viewer may know it. */
export interface PearlView {
  /** Which token it is, for as long as it is out of the pool. */
  readonly mark: number;
  readonly colour: PearlColour;
  /** Only for those who know it; at the end for everybody. */
  readonly value?: number;
  readonly held: boolean;
}

/** A card face up in front of a player. */
export interface FrontCard {
  readonly card: string;
  /** Another player laid it there. */
  readonly received: boolean;
  /** The mark of the pearl under it, in front of the same player. */
  readonly pearl?: number;
}

/** One player's side of the table, as a viewer may know it. */
export interface SeatView {
  readonly seat: Seat;
  readonly out: boolean;
  readonly handSize: number;
  /** Ids of the cards: only in the view of that seat itself. */
  readonly hand?: readonly string[];
  readonly pearls: readonly PearlView[];
  readonly front: readonly FrontCard[];
}

/** A pearl taken to be split or shared; `paw` only for the player who splits. */
export interface CatchView extends Omit<PearlView, 'held'> {
  readonly paw?: Paw;
  /** Its number among those that were taken, 1 first: it keeps it while others are given out. */
  readonly number: number;
}

/** How far the turn under way has come. */
export type Phase = 'card' | 'action' | 'end' | 'over';

/** A pearl that was looked at: all see which, though not what it is worth. */
export interface PearlLookedAt {
  readonly of: Seat;
  readonly mark: number;
}

/** The previous turn: whose it was, what they played, if anything, and which pearl they looked at. */
export interface TurnBefore {
  readonly seat: Seat;
  readonly card?: string;
  readonly looked?: PearlLookedAt;
}

/** In which turn something came about, whose turn that was, and the card that had been played in it. */
export interface Cause {
  readonly turn: number;
  readonly by: Seat;
  readonly card?: string;
}

/** Something that the viewer has learned, as they know it. */
export interface LearnedView extends Cause {
  readonly fact: OteresFact;
}

/** What all see of the turn under way. */
export interface OpenPlay {
  readonly phase: Phase;
  /** The card that was played in it, a sea urchin too. */
  readonly played?: string;
  readonly card?: string;
  /** Whom that card is played at, if that came with it, or who is to pick a paw. */
  readonly aimed?: Seat;
  /** Why the card that was played did nothing, if it did. */
  readonly nothing?: NoEffectReason;
  readonly looked?: PearlLookedAt;
  /** The seat in front of which that card was laid, while the pearl that goes under it is awaited. */
  readonly laid?: Seat;
}

/** What one viewer may know of a match of Öterés; everything shown, said or drawn is made from this. */
export interface OteresView extends OpenPlay {
  readonly viewer: Viewer;
  readonly seats: readonly SeatView[];
  readonly turn: Turn;
  readonly first: Seat;
  readonly before?: TurnBefore;
  /** What the viewer alone learned in the last turns, oldest first; empty for spectators. */
  readonly learned: readonly LearnedView[];
  readonly catch: readonly CatchView[];
  /** While all choose what to pass to the left: the seats that have chosen. */
  readonly chosen?: readonly Seat[];
  /** The mark of the pearl that the viewer has chosen to pass. */
  readonly passes?: number;
  readonly pool: Readonly<Record<PearlColour, number>>;
  readonly deckSize: number;
  /** Face up, the oldest first. */
  readonly discards: readonly string[];
  /** Cards that the viewer gave to others who still hold them, as far as the viewer can tell. */
  readonly handed: readonly { readonly at: Seat; readonly card: string }[];
  readonly result?: Result;
}
