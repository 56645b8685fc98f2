import type { Picture } from '../../../canvas/picture.ts';
import type { DecisionOf } from '../../../engine/match.ts';
import type { Question } from '../../presenter.ts';
import { questionInWords, type Wordings } from '../../wording.ts';
import { catchPicture, handPictures, pearlsPicture } from '../board/index.ts';
import type { Scene } from '../board/scene.ts';
import type { Oteres } from '../rules/state.ts';
import { effectsInWords } from './effects.ts';
import type { IconName } from './icon-names.ts';
import { PEARL_WORDINGS } from './question/pearls.ts';
import { TURN_WORDINGS } from './question/turn.ts';

/** The words of every question, by the kind of step that asks it. */
export const WORDINGS: Wordings<Oteres, Scene, IconName> = {
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

/** Pictures of a question: paws to pick from; in secret one's cards, own or another's pearls, or one's catch. */
export function questionPicturesOf(
  scene: Scene,
  { about, seat, secret }: DecisionOf<Oteres>,
): readonly Picture[] {
  if (about.kind === 'pick-paw') return [catchPicture(scene, true)];
  if (!secret) return [];
  switch (about.kind) {
    case 'choose-picker':
    case 'choose-split':
      return [catchPicture(scene, true)];
    case 'choose-kept':
    case 'choose-share':
      return [catchPicture(scene, false)];
    case 'choose-look':
      return [pearlsPicture(scene, about.of)];
    case 'choose-exchange':
      return [pearlsPicture(scene, seat, { of: about.of, mark: about.mark })];
    case 'choose-swapped':
    case 'trade-in':
    case 'choose-gift':
    case 'gather-passing':
    case 'choose-pearl-under':
      return [pearlsPicture(scene, seat)];
    default:
      return handPictures(scene, seat);
  }
}
