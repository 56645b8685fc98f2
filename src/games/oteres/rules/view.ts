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
export interface FrontView {
  readonly card: string;
  readonly pearl?: number;
  readonly received?: true;
}

/** One player's side of the table, as a viewer may know it. */
export interface SeatView {
  readonly seat: Seat;
  readonly out: boolean;
  readonly handSize: number;
  /** Ids of the cards: only in the view of that seat itself. */
  readonly hand?: readonly string[];
  readonly pearls: readonly PearlView[];
  readonly front: readonly FrontView[];
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

/** Something that the viewer has learned, as they know it, and in which turn. */
export interface LearnedView {
  readonly turn: number;
  /** Whose turn that was, and the card that had been played in it, if that is known. */
  readonly by?: Seat;
  readonly card?: string;
  readonly fact: OteresFact;
}

/** What one viewer may know of a match of Öterés; everything shown, said or drawn is made from this. */
export interface OteresView {
  readonly viewer: Viewer;
  readonly seats: readonly SeatView[];
  readonly turn: Turn;
  readonly phase: Phase;
  readonly first: Seat;
  readonly before?: TurnBefore;
  /** What the viewer alone learned in the last turns, oldest first; empty for spectators. */
  readonly learned: readonly LearnedView[];
  /** The card that was played in the turn under way, a sea urchin too. */
  readonly played?: string;
  readonly card?: string;
  /** Whom that card is played at, if that is settled. */
  readonly aimed?: Seat;
  /** Why the card that was played did nothing, if it did. */
  readonly nothing?: NoEffectReason;
  readonly looked?: PearlLookedAt;
  /** The seat in front of which it was laid as the last card there, while the pearl that goes under it is awaited. */
  readonly laid?: Seat;
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
