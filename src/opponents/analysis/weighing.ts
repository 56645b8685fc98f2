import type { GameTypes } from '../../engine/game.ts';
import type { Insight } from '../../games/insight.ts';
import type { Knowledge } from '../knowledge.ts';
import { opponentsOf } from '../opponents.ts';
import { chanceToWin } from '../standing.ts';
import { type Ranked, rankAnswers } from '../turn-search.ts';

/** How well a seat stands after one of its answers, as far as it could know. */
export interface AnswerWeight {
  readonly notation: string;
  /** Its chance to win, less for one that is out. */
  readonly value: number;
  /** The notations of the answers that it would have gone on with, the answer itself the first of them. */
  readonly line: readonly string[];
}

/** How many answers a match's questions may take in the first pass: in all, and each at most and at least. */
const GLANCE = { all: 250_000, each: 1200, least: 30 } as const;
/** How many times what is hidden is dealt anew at first glance, where not most lies open. */
const GLANCE_DEALS = 12;

/** How many answers each of so many questions of a match may take at first glance. */
export const glanceOf = (questions: number): number =>
  Math.max(GLANCE.least, Math.min(GLANCE.each, Math.floor(GLANCE.all / Math.max(1, questions))));

const weightsOf = <G extends GameTypes>(
  { decision, game }: Knowledge<G>,
  ranked: readonly Ranked<G>[],
): readonly AnswerWeight[] =>
  ranked.flatMap(({ place, value, line }) => {
    const notation = decision.answers[place]?.notation;
    return notation === undefined ? [] : [{ notation, value, line: line.map(game.notation.make) }];
  });

const placeOf = <G extends GameTypes>({ decision }: Knowledge<G>, notation: string): number =>
  decision.answers.findIndex((answer) => answer.notation === notation);

/** What a question’s answers are worth at first glance: by whole turns of one’s own. */
export const glanced = <G extends GameTypes>(
  known: Knowledge<G>,
  insight: Insight<G>,
  answers: number,
  seed: string,
): readonly AnswerWeight[] =>
  weightsOf(
    known,
    rankAnswers(
      known,
      chanceToWin(insight),
      { deals: insight.isOpen ? 1 : GLANCE_DEALS, ahead: 0 },
      { answers },
      seed,
    ),
  );

/** What a question’s answers are worth to the opponent *expert*; `played` is among them in any case. */
export function weighed<G extends GameTypes>(
  known: Knowledge<G>,
  insight: Insight<G>,
  played: string,
  seed: string,
): readonly AnswerWeight[] {
  const { expert } = opponentsOf(insight);
  return weightsOf(known, expert.weigh(known, expert.budget, seed, placeOf(known, played)));
}

/** What was lost with an answer, and what would have been best. */
export interface Loss {
  readonly played: AnswerWeight;
  readonly best: AnswerWeight;
  /** By how much the best answer is better. */
  readonly loss: number;
}

/** What an answer lost, of the weights of its question, best first. Undefined if it is not among them. */
export function answerLoss(notation: string, weights: readonly AnswerWeight[]): Loss | undefined {
  const [first] = weights;
  const played = weights.find((each) => each.notation === notation);
  if (first === undefined || played === undefined) return undefined;
  const best = first.value > played.value ? first : played;
  return { played, best, loss: best.value - played.value };
}
