/** From this skew on a deal is not fair. */
export const TOO_SKEWED = 6;

/**
 * How far what lay at a place is from what should have, in standard deviations of chi-square: about 0 for a fair deal, without bound where
 * none of it ever lay there.
 *
 * @param values what may lie there, as often as there is of it
 */
export function skew(all: readonly (string | number)[], values: readonly (string | number)[]): number {
  const kinds = [...new Set(values)];
  const lay = all.filter((each) => kinds.includes(each));
  if (kinds.length < 2) return 0;
  if (lay.length === 0) return Number.POSITIVE_INFINITY;
  const times = (list: readonly (string | number)[], kind: string | number): number =>
    list.filter((each) => each === kind).length;
  const square = kinds.reduce<number>((sum, kind) => {
    const expected = (lay.length * times(values, kind)) / values.length;
    return sum + (times(lay, kind) - expected) ** 2 / expected;
  }, 0);
  const freedom = kinds.length - 1;
  return (square - freedom) / Math.sqrt(2 * freedom);
}
