import type { Foresee } from '../engine/foresight.ts';
import type { GameTypes } from '../engine/game.ts';
import type { DecisionOf } from '../engine/match.ts';
import { outlookOf } from './outlook.ts';
import type { AnswerLabel, Presenter, Question, TextContext } from './presenter.ts';

/** What a seat can answer to its open question with what each answer leads to, and what it cannot. */
export interface Explained extends Question {
  readonly pieces: readonly string[];
  readonly obstructed: readonly string[];
}

/** No page has room for more. */
const MOST_FOLLOWED = 40;

interface Explaining<G extends GameTypes, Own extends string> {
  readonly view: G['View'];
  readonly decision: DecisionOf<G>;
  readonly foresee: Foresee<G>;
  readonly presenter: Pick<Presenter<G, Own>, 'effects' | 'piecesAsked' | 'obstructed'>;
}

/** An open question with all that its seat may know of each answer. `question` is worded for that seat. */
export function explain<G extends GameTypes, Own extends string>(
  { view, decision, foresee, presenter }: Explaining<G, Own>,
  { answers, ...question }: Question,
  textContext: TextContext,
): Explained {
  const followed = ({ effects = [], ...answer }: AnswerLabel): AnswerLabel => {
    const outlook = outlookOf(foresee, [answer.notation]);
    if (outlook === undefined) return { ...answer, effects };
    const more = presenter.effects?.(outlook, decision.seat, textContext) ?? [];
    return { ...answer, effects: [...new Set([...effects, ...more])] };
  };
  return {
    ...question,
    answers: answers.map((answer, at) => (at < MOST_FOLLOWED ? followed(answer) : answer)),
    pieces: presenter.piecesAsked?.(view, decision, textContext) ?? [],
    obstructed: presenter.obstructed?.(view, decision, textContext) ?? [],
  };
}
