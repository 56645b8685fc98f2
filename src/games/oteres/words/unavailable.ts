import type { Unavailable } from '../../../engine/game.ts';
import type { DecisionOf } from '../../../engine/match.ts';
import { unavailableInWords } from '../../wording.ts';
import type { Scene } from '../board/scene.ts';
import type { Oteres } from '../rules/state.ts';
import { WORDINGS } from './question.ts';

/** What a seat cannot answer now, and why: a reason that has no words does not compile. */
export const unavailableOf = (
  scene: Scene,
  decision: DecisionOf<Oteres>,
  unavailable: readonly Unavailable<Oteres>[],
): readonly string[] =>
  unavailableInWords(WORDINGS, scene, decision, unavailable, ({ why }) =>
    scene.say(`oteres-unavailable-${why}`),
  );
