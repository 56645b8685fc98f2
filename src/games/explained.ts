import { foreseen } from '../engine/foresight.ts';
import type { GameTypes } from '../engine/game.ts';
import type { DecisionOf, Match } from '../engine/match.ts';
import type { AnswerLabel, Presenter, Question, TextContext } from './presenter.ts';

/** What a seat can answer to its open question with what each answer leads to, and what it cannot. */
export interface Explained extends Pick<Question, 'prompt' | 'note'> {
  readonly answers: readonly ExplainedAnswer[];
  /** Lines: what cannot be answered, and why. */
  readonly obstructed: readonly string[];
}

/** An answer with sentences of what comes of it, and what is within reach then. */
export interface ExplainedAnswer extends AnswerLabel {
  readonly words: readonly string[];
  /** What the seat is asked next, where that can be foreseen. */
  readonly next?: string;
}

/** So many answers of a question are followed to what they lead to: no page has room for more. */
const MOST_FOLLOWED = 40;

/** An open question with all that can be told of its answers to the seat that is asked. `question` has the words of that seat. */
export function explain<G extends GameTypes, Own extends string>(
  match: Match<G>,
  { question: asked, leadsTo, obstructed }: Pick<Presenter<G, Own>, 'question' | 'leadsTo' | 'obstructed'>,
  decision: DecisionOf<G>,
  { answers, ...question }: Question,
  textContext: TextContext,
): Explained {
  const { seat } = decision;
  const far = answers.slice(MOST_FOLLOWED);
  const followed = (notation: string): Pick<ExplainedAnswer, 'words' | 'next'> => {
    const { steps, view, end, next } = foreseen(match, seat, [notation]);
    const [first] = steps;
    const move = decision.answers.find((answer) => answer.notation === notation)?.move;
    if (first === undefined || move === undefined) return { words: [] };
    const moves = steps.map(({ entry }) => entry);
    const outlook = { before: first.view, after: view, moves, move, end };
    return {
      words: leadsTo?.(outlook, seat, textContext) ?? [],
      ...(next !== undefined && { next: asked(view, next, textContext).prompt }),
    };
  };
  return {
    ...question,
    answers: [
      ...answers.slice(0, MOST_FOLLOWED).map((answer) => ({ ...answer, ...followed(answer.notation) })),
      ...far.map((answer) => ({ ...answer, words: [] })),
    ],
    obstructed: obstructed?.(match.view(seat), decision, textContext) ?? [],
  };
}
