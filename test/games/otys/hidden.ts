import type { Viewer } from '../../../src/engine/seat.ts';
import { components } from '../../../src/games/otys/index.ts';
import type { OtysState } from '../../../src/games/otys/rules/state.ts';
import { hiddenContracts, viewOf } from '../../../src/games/otys/rules/viewing.ts';
import type { Hidden } from '../what-is-told.ts';

/** The contracts that a viewer cannot see; those that they remember by themselves. */
export function hidden(state: OtysState, viewer: Viewer): readonly Hidden<OtysState>[] {
  const { remembered = [] } = viewOf(components, state, viewer);
  const places = hiddenContracts(state, viewer);
  const known = remembered.flat();
  return [places.filter((contract) => !known.includes(contract)), ...remembered].map((values) => ({
    values,
    places: (dealt) => hiddenContracts(dealt, viewer).filter((_, at) => values.includes(places[at] ?? '')),
  }));
}
