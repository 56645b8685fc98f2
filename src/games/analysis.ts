import type { Seat } from '../engine/seat.ts';

/** A seat's chance to win, from 0 to 1, and between what most of the ways lie in which the match may have gone on. */
export interface Odds {
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** How a match stood as a round of it began, before a move of it, or at its end. */
export interface Stop {
  /** How many rounds had been played, and which part of the one under way. */
  readonly rounds: number;
  readonly odds: readonly Odds[];
}

/** A move with which more was lost than with most others. */
export interface TurningPoint {
  readonly seat: Seat;
  readonly round: number;
  /** How it stood before it: a place of the curve. */
  readonly stop: Stop;
  /** The match before it, and as its turn was over, as text: secret as a whole, see `PlayableMatch.snapshot`. */
  readonly before: string;
  readonly after: string;
  /** The notations of its seat from this move on in its turn, and of what would have been better. */
  readonly played: readonly string[];
  readonly better: readonly string[];
  /** The chance to win (0 to 1) with the move played, and with the better one: the curve shows the latter there. */
  readonly chance: { readonly played: number; readonly better: number };
}

/** How a match went that is over. */
export interface Analysis {
  readonly stops: readonly Stop[];
  readonly turningPoints: readonly TurningPoint[];
}
