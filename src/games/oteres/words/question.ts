import type { DecisionOf } from '../../../engine/match.ts';
import type { Question } from '../../presenter.ts';
import { questionInWords, type Wordings } from '../../wording.ts';
import type { Scene } from '../board/scene.ts';
import type { Oteres } from '../rules/state.ts';
import { effectsInWords } from './effects.ts';
import type { IconName } from './icon-names.ts';
import { CARD_WORDINGS } from './question/cards.ts';
import { CATCH_WORDINGS } from './question/catch.ts';
import { PEARL_WORDINGS } from './question/pearls.ts';
import { TURN_WORDINGS } from './question/turn.ts';

/** The words of every question, by the kind of step that asks it. */
export const WORDINGS: Wordings<Oteres, Scene, IconName> = {
  ...CARD_WORDINGS,
  ...CATCH_WORDINGS,
  ...PEARL_WORDINGS,
  ...TURN_WORDINGS,
};

/** An open question in plain words with its answers, and what comes of each. */
export function questionOf(scene: Scene, decision: DecisionOf<Oteres>): Question<IconName> {
  const question = questionInWords(WORDINGS, scene, decision);
  const moves = new Map(decision.answers.map(({ notation, move }) => [notation, move]));
  const answers = question.answers.map((answer) => {
    const move = moves.get(answer.notation);
    const effects = move === undefined ? [] : effectsInWords(scene, [move], decision.seat);
    return effects.length === 0 ? answer : { ...answer, effects };
  });
  return { ...question, answers };
}
