import type { OpenDecision, PlayableMatch } from '../games/playable.ts';
import type { Table } from './table.ts';

/** Whose name stands in the log beside a move of the computer's. */
export const COMPUTER = 'computer';

/** Plays seats that no person holds. It is given what its seat may know: one that thinks takes the place of one that guesses. */
export interface Computer {
  /** One of the answers to the seat's open question, as notation. */
  readonly choose: (asked: OpenDecision) => string;
}

/**
 * A computer that plays legal moves at random. What may be done besides its question (a contract to complete) it does about as often as
 * not, however many answers there are; so it gets somewhere, and never hangs on something that can be done for ever.
 *
 * @param below a fair whole number from 0 up to, and without, a bound
 */
export function randomComputer(below: (bound: number) => number): Computer {
  return {
    choose: ({ answers }) => {
      const besides = answers.filter(({ aside }) => aside);
      const plain = answers.filter(({ aside }) => !aside);
      const from = plain.length === 0 || (besides.length > 0 && below(2) === 0) ? besides : plain;
      const answer = from[below(from.length)];
      if (answer === undefined) throw new RangeError('a computer is asked something without answers');
      return answer.notation;
    },
  };
}

/** The first open question that a computer has to answer. */
export function dueComputer(table: Table, match: PlayableMatch | undefined): OpenDecision | undefined {
  if (table.phase !== 'playing') return undefined;
  return match?.decisions.find(({ seat }) => table.seats[seat]?.kind === 'computer');
}
