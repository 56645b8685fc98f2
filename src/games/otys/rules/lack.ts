import type { Components } from './components.ts';
import { withSeat } from './ledger.ts';
import type { OtysState } from './state.ts';
import { LACKS, type Lack } from './vocabulary.ts';

const PLENTY = Number.POSITIVE_INFINITY;

/** The same boxes with room for any number of cubes on each level. */
const ROOMY = new WeakMap<Components, Components>();

function roomy(components: Components): Components {
  const { values } = components;
  const known = ROOMY.get(components) ?? {
    ...components,
    values: { ...values, spaces: values.spaces.map(() => PLENTY) },
  };
  ROOMY.set(components, known);
  return known;
}

/** The box and the state as if the player whose turn it is had plenty of these. Nothing of it is ever kept. */
const withPlenty = (
  components: Components,
  state: OtysState,
  had: readonly Lack[],
): readonly [Components, OtysState] => [
  had.includes('space') ? roomy(components) : components,
  withSeat(state, state.turn.seat, {
    ...(had.includes('credits') && { credits: PLENTY }),
    ...(had.includes('batteries') && { batteries: PLENTY }),
  }),
];

/**
 * What answers are missing for want of: of a space, Credits and Batteries each that it takes for all the answers there could be, and only
 * those that bring one by themselves where some do. None where there are no more answers than these without any want (ruling: skipped and forced
 * questions).
 *
 * @param found how many answers there are
 * @param count how many there would be with another box in another state
 */
export function lacksOf(
  components: Components,
  state: OtysState,
  found: number,
  count: (components: Components, state: OtysState) => number,
): readonly Lack[] {
  const countWith = (had: readonly Lack[]) => count(...withPlenty(components, state, had));
  const all = countWith(LACKS);
  if (all <= found) return [];
  const wanted = LACKS.filter((lack) => countWith(LACKS.filter((other) => other !== lack)) < all);
  const enough = wanted.filter((lack) => countWith([lack]) > found);
  return enough.length > 0 ? enough : wanted;
}
