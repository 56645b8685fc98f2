import { deckSize } from '../../../engine/deck.ts';
import { type BoardValues, type Components, type Reward, rewardOf } from './components.ts';
import { keyLevel, ownSide } from './ledger.ts';
import { diverOn, freeSpaces, ownOnTrack } from './side.ts';
import type { OtysState } from './state.ts';
import type { EffectStep } from './step.ts';
import type { DiverView } from './view.ts';
import {
  LACK_OF,
  type Obstacle,
  SEA_LEVELS,
  type SeaLevel,
  SPACES_AS_READ,
  SURFACE_SPACES,
  spaceOfLevel,
} from './vocabulary.ts';

/** The tokens on display at the key's level, each with its place there. */
export const tokensHere = (components: Components, state: OtysState) =>
  ([0, 1] as const).flatMap((index) => {
    const id = state.display[keyLevel(state) - 1]?.[index];
    return id === undefined ? [] : [{ index, reward: rewardOf({ components }, id) }];
  });

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

/** The obstacle to all of these, preferably one that a contract removes; undefined if one of them has none. */
export function commonObstacle(
  choices: readonly { readonly unless?: Obstacle | undefined }[],
  otherwise: Obstacle,
): Obstacle | undefined {
  if (choices.some(({ unless }) => unless === undefined)) return undefined;
  return choices.flatMap(({ unless }) => unless ?? []).find((unless) => LACK_OF[unless]) ?? otherwise;
}

/** There are contracts to look at, in the deck or among the discards. */
export const canLook = ({ deck, discards }: OtysState): boolean => deckSize(deck) + discards.length > 0;

/** The divers still basic among whom an effect upgrades one, as one reads the board. */
export function upgradeable(
  state: OtysState,
  among: 'activated' | 'surface' | 'any',
): readonly DiverView['diver'][] {
  const side = ownSide(state);
  const spaces =
    among === 'activated'
      ? [spaceOfLevel(keyLevel(state))]
      : SPACES_AS_READ.filter((space) => among === 'any' || space < SURFACE_SPACES);
  return spaces
    .map((space) => diverOn(side, space))
    .flatMap(({ diver, upgraded }) => (upgraded ? [] : [diver]));
}

/** Where sponsor 5 advanced could move a cube of a level: from or to the level of the key in play (French rules). */
export function carriageTargets(values: BoardValues, state: OtysState, from: SeaLevel): readonly SeaLevel[] {
  const here = keyLevel(state);
  const to = from === here ? SEA_LEVELS.filter((level) => level !== here) : [here];
  return to.filter((level) => freeSpaces(values, ownSide(state), level) > 0);
}

/** An effect that needs nothing but the position to tell whether it changes anything. */
type Effect = Exclude<EffectStep, { readonly kind: 'free-own' }>;

/** Why an effect would change nothing; undefined if it would. Sponsor 1 advanced: see `savingObstacle`. */
export function effectObstacle(
  components: Components,
  state: OtysState,
  effect: Effect,
): Obstacle | undefined {
  const side = ownSide(state);
  switch (effect.kind) {
    case 'gain':
      return effect.purse !== 'neutral-x' || state.neutralSupply > 0 ? undefined : 'no-neutral-x';
    case 'return-key':
      return ownOnTrack(side).length > 0 ? undefined : 'no-key';
    case 'upgrade':
      return upgradeable(state, effect.among).length > 0 ? undefined : 'upgraded';
    case 'resurface':
    case 'fix-diver':
    case 'act-twice':
    case 'battery-or-carry':
      return undefined;
    case 'pick-reward':
      return commonObstacle(
        tokensHere(components, state).map(({ reward }) => ({
          unless: effectObstacle(components, state, frontEffect(reward, false)),
        })),
        'no-reward',
      );
    case 'look':
      return canLook(state) ? undefined : 'no-contract';
    case 'choose-colour':
      return freeSpaces(components.values, side, keyLevel(state)) > 0 ? undefined : 'full';
  }
}

/** Whether an effect would change anything; what would not is never offered. */
export const canHappen = (components: Components, state: OtysState, effect: Effect): boolean =>
  effectObstacle(components, state, effect) === undefined;
