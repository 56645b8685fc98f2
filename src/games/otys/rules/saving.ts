import type { Components } from './components.ts';
import { diverChoices, diverStep } from './divers.ts';
import { keyLevel, ownSide } from './ledger.ts';
import type { OtysState } from './state.ts';
import { reach } from './technicians.ts';
import type { DiverView } from './view.ts';
import { spaceOfLevel } from './vocabulary.ts';

/** What a diver of one's own offers on the key's level, with the costs. */
const offered = (components: Components, state: OtysState, diver: DiverView, free: boolean): string =>
  JSON.stringify(diverChoices(components, state, diverStep(diver, free, [])));

/**
 * Whether sponsor 1 advanced can change what is paid or can be had this turn: by the diver on the key's level, or by one that the
 * Batteries at hand can still bring there (ruling: sponsor 1 advanced).
 */
export function canSave(components: Components, state: OtysState): boolean {
  const side = ownSide(state);
  const key = spaceOfLevel(keyLevel(state));
  const farthest = reach(components.values, side) * side.batteries;
  return side.column.some(
    (diver, space) =>
      Math.abs(space - key) <= farthest &&
      offered(components, state, diver, true) !== offered(components, state, diver, false),
  );
}
