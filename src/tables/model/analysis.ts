import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TableNow } from './table.ts';

/** A seat's chance to win, from 0 to 1, and between what most of the ways lie in which the match may have gone on. */
export interface Odds {
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** How a match stood after so many rounds. */
export interface Stop {
  readonly rounds: number;
  /** By seat. */
  readonly odds: readonly Odds[];
}

/** A move with which more was lost than with most others. */
export interface TurningPoint {
  readonly seat: Seat;
  readonly round: number;
  /** The match before it, and as its turn was over, as text: see `PlayableMatch.snapshot`. */
  readonly before: string;
  readonly after: string;
  /** The notations of its seat from this move on in its turn, and of what would have been better. */
  readonly played: readonly string[];
  readonly better: readonly string[];
  /** The chance to win, from 0 to 1, with what was played and with what would have been better. */
  readonly chance: { readonly played: number; readonly better: number };
}

/** How a match went that is over. */
export interface Analysis {
  readonly stops: readonly Stop[];
  /** In the order in which they were played. */
  readonly turningPoints: readonly TurningPoint[];
}

/** A match that is to be gone through. */
export interface ToAnalyse {
  readonly match: Pick<PlayableMatch, 'snapshot'> & {
    readonly game: Pick<PlayableMatch['game'], 'name'>;
  };
  /** Its whole log. */
  readonly log: readonly string[];
  /** Whose play is looked at for what was lost. */
  readonly judged: readonly Seat[];
  /** From the same seed the same analysis comes. */
  readonly seed: string;
  /** Aborted once nobody needs the analysis any more. */
  readonly signal: AbortSignal;
}

/** Goes through matches that are over. */
export interface Analyst {
  /** How a match went; nothing where its log no longer leads to it. */
  readonly analyse: (played: ToAnalyse) => Promise<Analysis | undefined>;
}

/** How a match went, for whoever asked. */
export interface Analysed {
  readonly kind: 'analysed';
  readonly now: TableNow;
  readonly match: PlayableMatch;
  readonly analysis: Analysis;
}
