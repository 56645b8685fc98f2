import type { Choice } from '../../../engine/game.ts';
import type { Components } from './components.ts';
import { keyLevel, ownSide } from './ledger.ts';
import { DISPLAY_PLACES, frontEffect, rewardOn } from './reward-front.ts';
import type { Otys, OtysState } from './state.ts';
import type { StepOfKind } from './step.ts';

/** Taking one of the Explorer's level's two tokens: front and back or, if the front does nothing, only its back. */
export function explorerChoices(
  components: Components,
  state: OtysState,
  { cost }: StepOfKind<'explorer'>,
): readonly Choice<Otys>[] {
  const level = keyLevel(state);
  const unless = ownSide(state).credits < cost ? 'credits' : undefined;
  return DISPLAY_PLACES.flatMap((index) => {
    const reward = rewardOn(components, state, level, index);
    if (reward === undefined) return [];
    return {
      move: { kind: 'reward', index },
      steps: [
        { kind: 'gain', purse: 'credits', by: -cost },
        { kind: 'tell-reward', reward: reward.id },
        frontEffect(reward, true),
        { kind: 'place-reward', index },
      ],
      unless,
    };
  });
}
