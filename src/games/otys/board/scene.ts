import type { Seat } from '../../../engine/seat.ts';
import type { TextContext } from '../../presenter.ts';
import { shownSide } from '../../shown.ts';
import { type Components, type Reward, rewardOf } from '../rules/components.ts';
import type { OtysView } from '../rules/view.ts';
import type { SeaLevel } from '../rules/vocabulary.ts';

export { shownSide };

/** All that a sentence needs: what the reader may know, the components, the players, and the reader's words. */
export interface Scene extends TextContext {
  readonly view: OtysView;
  readonly components: Components;
}

/** The reward tokens on display at a level. */
export const tokensOn = (scene: Pick<Scene, 'view' | 'components'>, level: SeaLevel): readonly Reward[] =>
  (scene.view.display[level - 1] ?? []).map((id) => rewardOf(scene, id));

/** The permanent reward that a seat has on a level, if any. */
export function placedReward(
  scene: Pick<Scene, 'view' | 'components'>,
  seat: Seat,
  level: SeaLevel,
): Reward | undefined {
  const id = shownSide(scene, seat).rewards[level - 1];
  return id === undefined ? undefined : rewardOf(scene, id);
}

/** Whether a seat pays no Credits for its own divers this turn. */
export const paysNothing = ({ view }: Pick<Scene, 'view'>, seat: Seat): boolean =>
  view.freeDivers && view.turn.seat === seat && view.phase !== 'over';
