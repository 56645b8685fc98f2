import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TableNow } from './table.ts';

/** An answer that is advised, and how it would be gone on with. */
export interface HintAdvice {
  readonly notation: string;
  /** The notations of the answers that it begins, itself the first of them. */
  readonly line: readonly string[];
}

/** A question about which somebody wants advice. The adviser knows what the seat may know of the match. */
export interface Advised {
  readonly match: Pick<PlayableMatch, 'snapshot'> & {
    readonly game: Pick<PlayableMatch['game'], 'name'>;
  };
  readonly seat: Seat;
  readonly seed: string;
  readonly signal: AbortSignal;
}

/** Advises people what to answer. */
export interface Adviser {
  readonly advise: (asked: Advised) => Promise<readonly HintAdvice[]>;
}

/** Advice for the player who asked, about the match as it stands. */
export interface Hint {
  readonly kind: 'hint';
  readonly now: TableNow;
  readonly match: PlayableMatch;
  readonly seat: Seat;
  readonly advice: readonly HintAdvice[];
}
