import type { OpenDecision, PlayableMatch } from '../../games/playable.ts';
import type { Manner } from '../model/computer-seat.ts';

/** A computer's question, with the match that it belongs to. The computer considers only what its seat may know. */
export interface ComputerQuestion extends OpenDecision, Manner {
  readonly match: Pick<PlayableMatch, 'snapshot' | 'ply'> & {
    readonly game: Pick<PlayableMatch['game'], 'name'>;
  };
  /** Whose share of the thinking it takes. */
  readonly owner: { readonly person: string; readonly server: string };
  /** From the same seed the same answer comes. */
  readonly seed: string;
  /** Aborted once nobody needs the answer any more. */
  readonly signal: AbortSignal;
}

/** Plays seats that no person holds. */
export interface Computer {
  /** One of the answers to the seat's open question, as notation; one that thinks in another thread promises it. */
  readonly choose: (asked: ComputerQuestion) => string | Promise<string>;
}

/**
 * A computer that plays legal moves at random. It takes extra actions (completing a contract) about half of the time,
 * however many answers there are; so it gets somewhere, and never hangs on something that can be repeated for ever.
 *
 * @param below a fair random integer from 0 up to but excluding a bound
 */
export function randomComputer(below: (bound: number) => number) {
  return {
    choose: ({ answers }: Pick<OpenDecision, 'answers'>): string => {
      const besides = answers.filter(({ isExtra }) => isExtra);
      const plain = answers.filter(({ isExtra }) => !isExtra);
      const from = plain.length === 0 || (besides.length > 0 && below(2) === 0) ? besides : plain;
      const answer = from[below(from.length)];
      if (answer === undefined) throw new RangeError('a computer is asked something without answers');
      return answer.notation;
    },
  };
}
