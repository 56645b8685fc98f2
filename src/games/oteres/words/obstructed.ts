import type { DecisionOf } from '../../../engine/match.ts';
import { obstructedInWords } from '../../wording.ts';
import type { Scene } from '../board/scene.ts';
import type { Oteres } from '../rules/state.ts';
import { WORDINGS } from './question.ts';

/** What a seat cannot answer now, and why: an obstacle that has no words does not compile. */
export const obstructedOf = (scene: Scene, decision: DecisionOf<Oteres>): readonly string[] =>
  obstructedInWords(WORDINGS, scene, decision, ({ unless }) => scene.say(`oteres-unavailable-${unless}`));
