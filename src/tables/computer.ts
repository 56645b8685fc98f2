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

/** After so many answers for somebody who is late the safest ones have led nowhere. */
const SAFE_ANSWERS = 40;

/** The first open question that a computer has to answer: for a seat of its own, or once for somebody who is late. */
export function dueComputer(table: Table, match: PlayableMatch | undefined): OpenDecision | undefined {
  if (table.phase !== 'playing') return undefined;
  return match?.decisions.find(
    ({ seat }) => table.seats[seat]?.kind === 'computer' || table.skipping?.seat === seat,
  );
}

/** What is answered to a question that {@link dueComputer} has found: for somebody who is late the safest there is. */
export function computersAnswer(
  { skipping }: Table,
  match: PlayableMatch,
  asked: OpenDecision,
  computer: Computer,
): string {
  if (skipping?.seat !== asked.seat) return computer.choose(asked);
  const safest = match.ply - skipping.from < SAFE_ANSWERS ? match.safest(asked.seat) : undefined;
  const plain = asked.answers.filter(({ aside }) => !aside);
  if (safest !== undefined && asked.answers.some(({ notation }) => notation === safest)) return safest;
  return computer.choose({ ...asked, answers: plain.length > 0 ? plain : asked.answers });
}
