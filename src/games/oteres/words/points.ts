import type { KnownPoints } from '../../presenter.ts';
import type { Components } from '../rules/components.ts';
import type { OteresView, PearlView } from '../rules/view.ts';

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

/** By seat, the least and most its pearls may be worth: colours are public, values are not (ruling on secrets). */
export function knownPoints({ seats }: OteresView, { pearls: tokens }: Components): readonly KnownPoints[] {
  const within = (pick: (...values: readonly number[]) => number, pearls: readonly PearlView[]): number =>
    sum(pearls.map(({ colour, value }) => value ?? pick(...tokens[colour])));
  return seats.map(({ pearls }) => ({ least: within(Math.min, pearls), most: within(Math.max, pearls) }));
}
