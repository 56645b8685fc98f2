import type { Seat } from '../../../engine/seat.ts';
import type { Pile } from '../rules/fact.ts';
import type { Paw, PearlColour } from '../rules/vocabulary.ts';

/** A pearl on its way to the left. */
export interface Passed {
  readonly from: Seat;
  readonly to: Seat;
  readonly colour: PearlColour;
}

/** Something that all remember afterwards. */
export type Remembered =
  | { readonly kind: 'out'; readonly seat: Seat; readonly urchins: number }
  /** `piles` is what the two have afterwards; absent in matches from before it was noted. */
  | {
      readonly kind: 'snatched';
      readonly seat: Seat;
      readonly from: Seat;
      readonly colour: PearlColour;
      readonly piles?: readonly Pile[];
    }
  | { readonly kind: 'given'; readonly seat: Seat; readonly to: Seat; readonly colour: PearlColour }
  /** Everybody’s pearls on their way, in the order in which one passes to the next. */
  | { readonly kind: 'passed'; readonly seat: Seat; readonly ways: readonly Passed[] }
  | { readonly kind: 'blocked'; readonly seat: Seat; readonly by: Seat }
  /** Both paws open: how many pearls lay in either, and who has picked which. */
  | {
      readonly kind: 'picked';
      readonly seat: Seat;
      readonly by: Seat;
      readonly paw: Paw;
      readonly counts: Readonly<Record<Paw, number>>;
    };

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
