import type { Seat } from '../../engine/seat.ts';
import type { Level } from '../../games/level.ts';
import type { Table } from './table.ts';

/** A position of a match that is over, from which somebody plays on alone. */
export interface Onward {
  readonly from: Table;
  /** The match as it was, as text: see `PlayableMatch.snapshot`. */
  readonly position: string;
  /** Whose seat they take. Computers have all others. */
  readonly seat: Seat;
  readonly level: Level;
}
