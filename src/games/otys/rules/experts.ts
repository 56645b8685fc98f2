import { canBeGiven } from '../../../engine/agenda.ts';
import type { Choice } from '../../../engine/game.ts';
import type { Components } from './components.ts';
import { keyLevel, ownSide } from './ledger.ts';
import { effectObstacle } from './possible.ts';
import { freeSpaces } from './search-zone.ts';
import type { Otys, OtysState } from './state.ts';
import type { EffectStep, StepOfKind } from './step.ts';
import type { Colour, Obstacle } from './vocabulary.ts';

/** What upgraded experts bring beside their cube ("Diver tiles"). */
export const EXPERT_BONUS = {
  metal: { kind: 'gain', purse: 'neutral-x', by: 1 },
  plant: { kind: 'gain', purse: 'credits', by: 1 },
  fuel: { kind: 'gain', purse: 'batteries', by: 1 },
  tech: { kind: 'return-key' },
} as const satisfies Record<Colour, EffectStep>;

/** Why an expert can bring no cube; undefined if it can. */
const cubeObstacle = ({ values }: Components, state: OtysState): Obstacle | undefined =>
  freeSpaces(values, ownSide(state), keyLevel(state)) > 0 ? undefined : 'full';

/** An expert's cube and bonus, each optional, in any order. */
export function expertChoices(
  components: Components,
  state: OtysState,
  step: StepOfKind<'expert'>,
): readonly Choice<Otys>[] {
  const { colour, cube, bonus, begun } = step;
  if (!cube && !bonus) return [];
  const bonusObstacle = (): Obstacle | undefined => {
    if (bonus) return effectObstacle(components, state, EXPERT_BONUS[colour]);
    return begun === true ? 'had' : 'basic';
  };
  const found: Choice<Otys> = {
    move: { kind: 'cube' },
    steps: [
      { kind: 'find-cube', colour },
      { ...step, cube: false, begun: true },
    ],
    unless: cube ? cubeObstacle(components, state) : 'had',
  };
  const had: Choice<Otys> = {
    move: { kind: 'bonus' },
    steps: [EXPERT_BONUS[colour], { ...step, bonus: false, begun: true }],
    unless: bonusObstacle(),
  };
  const both: Choice<Otys> = {
    move: { kind: 'cube', bonus: true },
    steps: [{ kind: 'find-cube', colour }, EXPERT_BONUS[colour]],
  };
  return canBeGiven(found) && canBeGiven(had) ? [both, found, had] : [found, had];
}
