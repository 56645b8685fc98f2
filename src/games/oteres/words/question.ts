import type { DecisionOf } from '../../../engine/match.ts';
import type { Question } from '../../presenter.ts';
import { questionInWords, type Wordings } from '../../wording.ts';
import type { Scene } from '../board/scene.ts';
import type { Oteres } from '../rules/state.ts';
import { effectsInWords } from './effects.ts';
import type { IconName } from './icon-names.ts';
import { CHOOSE_PASSED, DISCARD_CARD } from './question/cards.ts';
import { CHOOSE_KEPT, CHOOSE_PICKER, CHOOSE_SHARE, CHOOSE_SPLIT, PICK_PAW } from './question/catch.ts';
import {
  BIGGEST_PILE,
  CHOOSE_EXCHANGE,
  CHOOSE_GIFT,
  CHOOSE_LOOK,
  CHOOSE_PEARL_UNDER,
  CHOOSE_SWAPPED,
  DARK_GIFT,
  GATHER_PASSING,
  SNATCH,
  SWAP,
  TRADE_IN,
} from './question/pearls.ts';
import { CHOOSE_CARD, CHOOSE_END, CHOOSE_PROTECTED, PASS_CARD } from './question/turn.ts';

/** The words of every question, by the kind of step that asks it. */
export const WORDINGS: Wordings<Oteres, Scene, IconName> = {
  'choose-card': CHOOSE_CARD,
  'choose-end': CHOOSE_END,
  'choose-protected': CHOOSE_PROTECTED,
  'choose-pearl-under': CHOOSE_PEARL_UNDER,
  'pass-card': PASS_CARD,
  'choose-passed': CHOOSE_PASSED,
  'discard-card': DISCARD_CARD,
  snatch: SNATCH,
  'biggest-pile': BIGGEST_PILE,
  swap: SWAP,
  'choose-swapped': CHOOSE_SWAPPED,
  'trade-in': TRADE_IN,
  'dark-gift': DARK_GIFT,
  'choose-gift': CHOOSE_GIFT,
  'choose-look': CHOOSE_LOOK,
  'choose-exchange': CHOOSE_EXCHANGE,
  'gather-passing': GATHER_PASSING,
  'choose-split': CHOOSE_SPLIT,
  'choose-picker': CHOOSE_PICKER,
  'pick-paw': PICK_PAW,
  'choose-kept': CHOOSE_KEPT,
  'choose-share': CHOOSE_SHARE,
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
