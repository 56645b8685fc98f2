import type { Seat } from '../engine/seat.ts';
import type { Person } from './person.ts';

/** A short sentence that can head turns which are told together. */
export interface ChapterTitle {
  readonly words: string;
  /** The more, the rather it heads them; of those that weigh as much the latest does. */
  readonly weight: number;
  /** It says no more than the turn's own lines do, so that it heads them only together with others, or only where others come before. */
  readonly repeats?: 'alone' | 'below';
  /** Of titles about one thing the latest alone is still true. */
  readonly topic?: string;
}

/** What one turn brought, in words: who it was, and its gains and losses. */
export interface TurnSummary {
  readonly turn: number;
  /** Told before the first turn of each round, where it is known. */
  readonly round?: number;
  /** Its round began in an earlier turn. */
  readonly goesOn?: boolean;
  readonly seat: Seat;
  readonly lines: readonly string[];
  /** Which of the lines, by their places, are told before the others where there is no room for all. */
  readonly first?: readonly number[];
  /** Which of the lines, by their places, are so much news that each begins a line of its own. */
  readonly apart?: readonly number[];
  /** What can head what is told of its round: the weightiest of the turns told together does. */
  readonly titles?: readonly ChapterTitle[];
  /** How it stands after this turn, where that is worth a line of its own below it. */
  readonly standing?: string;
  /**
   * All that it brought is alike in turns of this kind, so that several in a row are told in one sentence. `part` is what this turn gives to
   * it; `told` of the first of them makes the sentence from the parts of all, in order.
   */
  readonly alike?: {
    readonly kind: string;
    readonly part: string;
    readonly told: (parts: readonly string[]) => string;
  };
  /** It is told in one short sentence that begins with a name, and changes little: several such that follow each other become one sentence. */
  readonly routine?: boolean;
  /** Whom it is about: a turn that is told with one like it may be told before those that are about none of them. Absent: it keeps its place. */
  readonly about?: readonly Seat[];
  /** The lines are sentences that name who did what, so that they need no heading. */
  readonly story?: boolean;
  /** Who sat at the table then, where seats changed hands since: added by what tells a match, never by a presenter. */
  readonly people?: readonly Person[];
}
