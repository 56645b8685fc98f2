import type { Comparison } from './presenter.ts';

/** What only one of two lists has, of each. */
export const comparisonOf = (one: readonly string[], other: readonly string[]): Comparison => ({
  one: one.filter((each) => !other.includes(each)),
  other: other.filter((each) => !one.includes(each)),
});
