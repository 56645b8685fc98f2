import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import type { TextContext } from '../../presenter.ts';
import type { Components, Contract, Reward } from '../rules/components.ts';
import type { SponsorTile } from '../rules/state.ts';
import type { OtysView, SeatView } from '../rules/view.ts';
import type { SeaLevel } from '../rules/vocabulary.ts';

/** All that a sentence needs: what the reader may know, the components, the players, and the reader's words. */
export interface Scene extends TextContext {
  readonly view: OtysView;
  readonly components: Components;
  readonly say: Say;
}

/** One seat's side of the table. Throws a `RangeError` for a seat that is not there. */
export function shownSide({ view }: Pick<Scene, 'view'>, seat: Seat): SeatView {
  const side = view.seats[seat];
  if (side === undefined) throw new RangeError(`no seat ${seat}`);
  return side;
}

/** The contract of this id. Throws a `RangeError` when the components have none. */
export function contractOf({ components }: Pick<Scene, 'components'>, id: string): Contract {
  const contract = components.contracts.get(id);
  if (contract === undefined) throw new RangeError('a contract that the components do not list');
  return contract;
}

/** The reward token of this id. Throws a `RangeError` when the components have none. */
export function rewardOf({ components }: Pick<Scene, 'components'>, id: string): Reward {
  const reward = components.rewards.get(id);
  if (reward === undefined) throw new RangeError('a reward token that the components do not list');
  return reward;
}

/** The reward tokens on display at a level. */
export const tokensOn = (scene: Pick<Scene, 'view' | 'components'>, level: SeaLevel): readonly Reward[] =>
  (scene.view.display[level - 1] ?? []).map((id) => rewardOf(scene, id));

/** The sponsor on a level. Throws a `RangeError` for a level without one. */
export function sponsorOn({ view }: Pick<Scene, 'view'>, level: SeaLevel): SponsorTile {
  const sponsor = view.sponsors[level - 1];
  if (sponsor === undefined) throw new RangeError(`no sponsor on level ${level}`);
  return sponsor;
}

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
