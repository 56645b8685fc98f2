import type { OtysState, SeatState } from '../rules/state.ts';

/** The same function, cached for a side of the table until it or the public contracts change. */
export function besideRow<T>(
  judge: (side: SeatState, row: readonly string[]) => T,
): (state: OtysState, side: SeatState) => T {
  const known = new WeakMap<SeatState, { readonly row: readonly string[]; readonly value: T }>();
  return ({ row }, side) => {
    const before = known.get(side);
    if (before?.row === row) return before.value;
    const value = judge(side, row);
    known.set(side, { row, value });
    return value;
  };
}
