import { deckSize } from '../../../engine/deck.ts';
import type { Components } from './components.ts';
import { keyLevel, ownSide } from './ledger.ts';
import { DISPLAY_PLACES, frontEffect, rewardOn } from './reward-front.ts';
import { cubesAt, diverOn, freeSpaces } from './search-zone.ts';
import type { OtysState } from './state.ts';
import type { EffectStep } from './step.ts';
import { ownOnTrack } from './technicians.ts';
import type { DiverView } from './view.ts';
import {
  COLOURS,
  type Colour,
  LEVELS,
  type Level,
  type Obstacle,
  SPACES_AS_READ,
  SURFACE_SPACES,
  spaceOfLevel,
} from './vocabulary.ts';

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

/** A cube that sponsor 5 advanced could move, and where to: from or to the level of the key in play (French rules). */
export interface Carriage {
  readonly colour: Colour;
  readonly from: Level;
  readonly to: readonly Level[];
}

/** Every cube that sponsor 5 advanced could move now. */
export function carriages({ values }: Components, state: OtysState): readonly Carriage[] {
  const side = ownSide(state);
  const here = keyLevel(state);
  const free = (level: Level): boolean => freeSpaces(values, side, level) > 0;
  return LEVELS.flatMap((from) => {
    const to = (from === here ? LEVELS.filter((level) => level !== here) : [here]).filter(free);
    if (to.length === 0) return [];
    const there = cubesAt(side, from);
    return COLOURS.filter((colour) => there[colour] > 0).map((colour) => ({ colour, from, to }));
  });
}

/** An effect that needs nothing but the position to tell whether it changes anything. */
type Effect = Exclude<EffectStep, { readonly kind: 'free-own' }>;

/** Why an effect would change nothing; nothing where it would. What sponsor 1 advanced saves is told by `canSave`. */
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
      return DISPLAY_PLACES.some((index) => {
        const reward = rewardOn(components, state, keyLevel(state), index);
        return reward !== undefined && canHappen(components, state, frontEffect(reward, false));
      })
        ? undefined
        : 'no-reward';
    case 'look':
      return canLook(state) ? undefined : 'no-contract';
    case 'choose-colour':
      return freeSpaces(components.values, side, keyLevel(state)) > 0 ? undefined : 'full';
  }
}

/** Whether an effect would change anything; what would not is never offered. */
export const canHappen = (components: Components, state: OtysState, effect: Effect): boolean =>
  effectObstacle(components, state, effect) === undefined;
