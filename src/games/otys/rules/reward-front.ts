import type { Components, Reward } from './components.ts';
import type { OtysState } from './state.ts';
import type { EffectStep } from './step.ts';
import type { SeaLevel } from './vocabulary.ts';

/** The two places of a level's display. */
export const DISPLAY_PLACES = [0, 1] as const;

/** The token on a place of a level's display; undefined if the bag has run out. */
export function rewardOn(
  components: Components,
  state: OtysState,
  level: SeaLevel,
  index: number,
): Reward | undefined {
  const id = state.display[level - 1]?.[index];
  return id === undefined ? undefined : components.rewards.get(id);
}

/** What a token's front does ("Immediate effects"). `optional`: a cube or a flip may be left. */
export function frontEffect(
  { id, front }: Reward,
  optional: boolean,
): Extract<EffectStep, { readonly kind: 'choose-colour' | 'gain' | 'look' | 'upgrade' }> {
  switch (front.kind) {
    case 'cube':
      return { kind: 'choose-colour', colours: front.colours, optional, reward: id };
    case 'battery':
      return { kind: 'gain', purse: 'batteries', by: 1 };
    case 'look':
      return { kind: 'look' };
    case 'flip':
      return { kind: 'upgrade', among: 'any', closed: true, optional, reward: id };
    case 'prestige':
      return { kind: 'gain', purse: 'prestige', by: 1 };
  }
}
