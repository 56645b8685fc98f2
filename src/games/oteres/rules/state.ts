import type { Deck } from '../../../engine/deck.ts';
import type { GameTypes, Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { KeptFact, OteresFact, RoundCounts } from './fact.ts';
import type { Memory } from './memory.ts';
import type { OteresMove } from './move.ts';
import type { OteresAsking, OteresStep } from './step.ts';
import type { Cause, FrontCard, OpenPlay, OteresView, TurnBefore } from './view.ts';
import type { Obstacle, PearlColour } from './vocabulary.ts';

/** A pearl out of the pool. Its mark tells which token it is, and nothing of its value; the pool takes it away. */
export interface Pearl {
  readonly mark: number;
  readonly colour: PearlColour;
  readonly value: number;
  /** Seats that have seen its value, ascending; they keep knowing it until it goes back into the pool (ruling). */
  readonly knowers: readonly Seat[];
}

/** Everything that one player has. */
export interface SeatState {
  readonly hand: readonly string[];
  readonly pearls: readonly Pearl[];
  readonly front: readonly FrontCard[];
  readonly out: boolean;
}

/** What belongs to the turn under way alone, also what not all see. */
export interface TurnPlay extends OpenPlay {
  /** The mark of the first pearl to be split or shared: pearls keep their numbers while they are given out. */
  readonly catchFrom?: number;
  readonly catch: readonly Pearl[];
  readonly left?: readonly number[];
  readonly served: readonly Seat[];
  /** What has been chosen to be passed to the left, by seat: nobody else's business until all have. */
  readonly passing?: readonly (readonly [Seat, number])[];
  /** Nothing played can be undone any more, by what all saw: a card drawn, a pearl moved, another's answer. */
  readonly final?: boolean;
}

/** A fact that tells somebody something which not all know, and how it came about. */
export interface LearnedPearls extends Cause {
  readonly fact: KeptFact;
}

/** A position of Öterés, everything hidden included. */
export interface OteresState {
  readonly seats: readonly SeatState[];
  readonly first: Seat;
  readonly turn: Turn;
  readonly play: TurnPlay;
  /** What was learned in secret in the last turns, oldest first. */
  readonly recent: readonly LearnedPearls[];
  readonly before?: TurnBefore;
  /** Values of the tokens in the pool, in an order that says nothing. */
  readonly pool: Readonly<Record<PearlColour, readonly number[]>>;
  readonly nextMark: number;
  readonly deck: Deck<string>;
  readonly discards: readonly string[];
  /** The deck has been low once: it is told once, though sea urchins fill it up again. */
  readonly deckWasLow?: true;
  /** A sea urchin has been played: what one does is told once. */
  readonly urchinWasPlayed?: true;
  /** The counts after the previous round; absent in the first. */
  readonly counts?: RoundCounts;
  readonly memory: Memory;
}

/** The types of Öterés, as the engine wants them. */
export interface Oteres extends GameTypes {
  readonly State: OteresState;
  readonly Step: OteresStep;
  readonly Asking: OteresAsking;
  readonly Move: OteresMove;
  readonly View: OteresView;
  readonly Fact: OteresFact;
  readonly Obstacle: Obstacle;
}

/** A turn in which nothing has been played. */
export const FRESH_PLAY: TurnPlay = { phase: 'card', catch: [], served: [] };
