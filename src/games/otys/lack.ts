import type { Components } from './components.ts';
import { withSeat } from './ledger.ts';
import type { OtysState } from './state.ts';
import { LACKS, type Lack } from './vocabulary.ts';

const PLENTY = Number.POSITIVE_INFINITY;

/** The same boxes with room for any number of cubes on each level. */
const ROOMY = new WeakMap<Components, Components>();

function roomy(box: Components): Components {
  const { values } = box;
  const known = ROOMY.get(box) ?? { ...box, values: { ...values, spaces: values.spaces.map(() => PLENTY) } };
  ROOMY.set(box, known);
  return known;
}

/** The box and the state as if the player whose turn it is lacked nothing but this. Nothing of it is ever kept. */
const lackingOnly = (box: Components, state: OtysState, lack?: Lack): readonly [Components, OtysState] => [
  lack === 'space' ? box : roomy(box),
  withSeat(state, state.turn.seat, {
    ...(lack !== 'credits' && { credits: PLENTY }),
    ...(lack !== 'batteries' && { batteries: PLENTY }),
  }),
];

/**
 * What answers are missing for want of: of a space, Credits and Batteries each that it takes for all the answers there could be. None
 * where there are no more answers than these without any want (ruling: skipped and forced questions).
 *
 * @param found how many answers there are
 * @param count how many there would be with another box in another state
 */
export function lacksOf(
  box: Components,
  state: OtysState,
  found: number,
  count: (box: Components, state: OtysState) => number,
): readonly Lack[] {
  const all = count(...lackingOnly(box, state));
  return all <= found ? [] : LACKS.filter((lack) => count(...lackingOnly(box, state, lack)) < all);
}
