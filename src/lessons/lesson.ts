import type { Setup } from '../engine/match.ts';
import type { Seat } from '../engine/seat.ts';
import type { PlayableMatch } from '../games/playable.ts';
import type { PressKey } from '../texts/say.ts';

/** The seat of the player who takes a lesson. */
export const LEARNER: Seat = 0;

/** A move that a lesson makes by itself: the learner's, too, where it leads to a later position. */
export interface ScriptedMove {
  readonly seat: Seat;
  readonly notation: string;
}

/** What every step shows: where the match stands, what is said, and what is lit in which picture. */
interface Shown {
  /** Letters, digits and `-`; `/metrics` counts by it. */
  readonly id: string;
  /** A new match to go on from; absent where the step goes on from the one before it. */
  readonly from?: Setup;
  /** What is played before the step is shown. */
  readonly before: readonly ScriptedMove[];
  readonly says: PressKey;
  /** The name of the picture, without the ending of its file. */
  readonly picture: string;
  /** The pieces in it that the step is about, as the game names them: see `pictures` of a match. */
  readonly lit: readonly string[];
}

/** What is said of other answers than the right one: of each by itself, or of all. */
interface Replies {
  readonly wrong: Readonly<Record<string, PressKey>>;
  readonly otherwise: PressKey;
}

/** One thing to do in the match. */
export interface AnswerStep extends Shown, Replies {
  readonly kind: 'answer';
  /** The notation of the right answer: the match goes on with it. */
  readonly expects: string;
  /** The answers that are offered; absent where all are that the question lists. */
  readonly offers?: readonly string[];
}

/** A question about the position: the match stays as it is. */
export interface QuestionStep extends Shown, Replies {
  readonly kind: 'question';
  readonly choices: readonly { readonly id: string; readonly label: PressKey }[];
  readonly right: string;
}

/** Nothing to do but read. */
export interface EndStep extends Shown {
  readonly kind: 'end';
}

/** One step of a lesson. */
export type LessonStep = AnswerStep | QuestionStep | EndStep;

/** A scripted match that somebody plays alone, one step after the other. */
export interface Lesson {
  /** What the others at the table are called, by seat from 1 on. */
  readonly others: readonly string[];
  /** The final points of its last match: if they differ, the components have changed, and the text would be wrong. */
  readonly scores: readonly number[];
  readonly steps: readonly LessonStep[];
}

/** What came of somebody's answer. `stale`: the match does not take it, as with a button of a former lesson. */
export type Attempt =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly why: PressKey }
  | { readonly kind: 'stale' };

/**
 * Compares an answer with what a step expects. The match says first whether it is legal; a wrong one changes nothing.
 *
 * @param match the position of the step
 * @param choice a notation, or the id of a choice
 */
export function attempt(step: LessonStep, match: PlayableMatch, choice: string): Attempt {
  if (step.kind === 'end' || !isThere(step, match, choice)) return { kind: 'stale' };
  const right = step.kind === 'answer' ? step.expects : step.right;
  return choice === right ? { kind: 'right' } : { kind: 'wrong', why: replyTo(step, choice) };
}

const isThere = (step: AnswerStep | QuestionStep, match: PlayableMatch, choice: string): boolean =>
  step.kind === 'answer'
    ? typeof match.play(LEARNER, choice) !== 'string'
    : step.choices.some(({ id }) => id === choice);

const replyTo = ({ wrong, otherwise }: Replies, choice: string): PressKey =>
  Object.hasOwn(wrong, choice) ? (wrong[choice] ?? otherwise) : otherwise;
