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

/** Why an expert can bring no cube; nothing where it can. */
export const cubeObstacle = ({ values }: Components, state: OtysState): Obstacle | undefined =>
  freeSpaces(values, ownSide(state), keyLevel(state)) > 0 ? undefined : 'full';

/** An expert's cube and bonus, each optional, in any order. */
export function expertChoices(
  components: Components,
  state: OtysState,
  step: StepOfKind<'expert'>,
): readonly Choice<Otys>[] {
  const { colour, cube, bonus } = step;
  const choices: Choice<Otys>[] = [];
  const canFind = cube && cubeObstacle(components, state) === undefined;
  const canHave = bonus && effectObstacle(components, state, EXPERT_BONUS[colour]) === undefined;
  if (canFind && canHave)
    choices.push({
      move: { kind: 'cube', bonus: true },
      steps: [{ kind: 'find-cube', colour }, EXPERT_BONUS[colour]],
    });
  if (canFind)
    choices.push({
      move: { kind: 'cube' },
      steps: [
        { kind: 'find-cube', colour },
        { ...step, cube: false, begun: true },
      ],
    });
  if (canHave)
    choices.push({
      move: { kind: 'bonus' },
      steps: [EXPERT_BONUS[colour], { ...step, bonus: false, begun: true }],
    });
  return choices;
}
