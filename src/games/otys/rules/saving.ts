import { canBeGiven } from '../../../engine/agenda.ts';
import type { Choice } from '../../../engine/game.ts';
import type { Components } from './components.ts';
import { diverChoices, diverStep } from './divers.ts';
import { keyLevel, ownSide } from './ledger.ts';
import type { Otys, OtysState } from './state.ts';
import { reach } from './technicians.ts';
import type { DiverView } from './view.ts';
import { COLUMN_SPACES, LACK_OF, type Obstacle, spaceOfLevel } from './vocabulary.ts';

/** Whether an own diver on the key's level would offer something else without its fee, among what it `offers`. */
function saves(
  components: Components,
  state: OtysState,
  diver: DiverView,
  offers: (choice: Choice<Otys>) => boolean,
): boolean {
  const offered = (free: boolean): string =>
    JSON.stringify(diverChoices(components, state, diverStep(diver, free, [])).filter(offers));
  return offered(true) !== offered(false);
}

/** Why sponsor 1 advanced changes nothing this turn, by the divers that can come there (ruling: sponsor 1 advanced). */
export function savingObstacle(components: Components, state: OtysState): Obstacle | undefined {
  const side = ownSide(state);
  const key = spaceOfLevel(keyLevel(state));
  const farthest = reach(components.values, side) * side.batteries;
  const saving = (within: number, offers: (choice: Choice<Otys>) => boolean): boolean =>
    side.column.some(
      (diver, space) => Math.abs(space - key) <= within && saves(components, state, diver, offers),
    );
  if (saving(farthest, canBeGiven)) return undefined;
  if (saving(COLUMN_SPACES, canBeGiven)) return 'battery';
  const withContract = ({ unless }: Choice<Otys>): boolean =>
    unless === undefined || LACK_OF[unless] !== undefined;
  if (saving(farthest, withContract)) return 'full';
  return saving(COLUMN_SPACES, withContract) ? 'battery' : 'no-saving';
}
