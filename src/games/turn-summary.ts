import type { Seat } from '../engine/seat.ts';
import type { Person } from './person.ts';

/** A short sentence that can head the round in which a turn was. */
interface RoundTitle {
  readonly words: string;
  /** Its place among what can head a round, 0 the weightiest. */
  readonly rank: number;
}

/** What one turn brought, in words: who it was, and its gains and losses. */
export interface TurnSummary {
  readonly turn: number;
  /** Told before the turns of each round, if it is known. */
  readonly round?: number;
  readonly seat: Seat;
  readonly lines: readonly string[];
  /** Which lines, by their places, are told before others if there is no room for all. */
  readonly first?: readonly number[];
  /** What can head its round: the weightiest of the turns told together does, the latest among equals. */
  readonly title?: RoundTitle;
  /** How it stands after this turn, if that is worth a line below it. */
  readonly standing?: string;
  /** The lines are sentences that name who did what, so that they need no heading. */
  readonly story?: boolean;
  /** Who sat at the table then, if seats changed hands since: added by what tells a match, never by a presenter. */
  readonly people?: readonly Person[];
}
