import type { Seat } from '../../engine/seat.ts';
import type { Analysis } from '../../games/analysis.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TableNow } from './table.ts';

/** A match that is to be gone through. */
export interface ToAnalyse {
  readonly match: Pick<PlayableMatch, 'snapshot'> & {
    readonly game: Pick<PlayableMatch['game'], 'name'>;
  };
  readonly log: readonly string[];
  /** Whose play is looked at for what was lost. */
  readonly judged: readonly Seat[];
  readonly seed: string;
  readonly signal: AbortSignal;
}

/** Goes through matches that are over. */
export interface Analyst {
  /** How a match went; undefined if its log no longer leads to it. */
  readonly analyse: (played: ToAnalyse) => Promise<Analysis | undefined>;
}

/** How a match went, for the player who asked. */
export interface Analysed {
  readonly kind: 'analysed';
  readonly now: TableNow;
  readonly match: PlayableMatch;
  readonly analysis: Analysis;
}
