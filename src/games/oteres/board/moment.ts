import type { Seat } from '../../../engine/seat.ts';
import type { Kinds } from '../../kinds.ts';
import type { Pile } from '../rules/fact.ts';
import type { Paw, PearlColour } from '../rules/vocabulary.ts';

/** A pearl on its way to the left. */
export interface Passed {
  readonly from: Seat;
  readonly to: Seat;
  readonly colour: PearlColour;
}

interface Moments {
  out: { seat: Seat; urchins: number };
  /** `piles` is what the two have afterwards. */
  snatched: { seat: Seat; from: Seat; colour: PearlColour; piles: readonly Pile[] };
  given: { seat: Seat; to: Seat; colour: PearlColour };
  /** Everybody’s pearls on their way, in the order in which one passes to the next. */
  passed: { seat: Seat; ways: readonly Passed[] };
  blocked: { seat: Seat; by: Seat };
  /** Both paws open: how many pearls lay in either, and who has picked which. */
  picked: { seat: Seat; by: Seat; paw: Paw; counts: Readonly<Record<Paw, number>> };
}

/** Something that all remember afterwards. */
export type Remembered = Kinds<Moments>;

/** Who passes to whom, in rows: each to the next one. A row that ends where it begins is the whole table. */
export const chainsOf = (ways: readonly Passed[]): readonly (readonly Seat[])[] => {
  const next = new Map(ways.map(({ from, to }) => [from, to]));
  const starts = ways.filter(({ from }) => !ways.some(({ to }) => to === from)).map(({ from }) => from);
  const row = (first: Seat): readonly Seat[] => {
    const seats = [first];
    for (let to = next.get(first); to !== undefined; to = next.get(to)) {
      seats.push(to);
      if (to === first) break;
    }
    return seats;
  };
  return (starts.length > 0 ? starts : ways.slice(0, 1).map(({ from }) => from)).map(row);
};
