import type { Seat } from '../engine/seat.ts';

type Below = (bound: number) => number;

interface Seated {
  readonly seats: readonly object[];
}

interface Giving<State extends Seated> {
  readonly side: State['seats'][number];
  readonly state: State;
  readonly seat: Seat;
  readonly below: Below;
}

/** What changes with a side of the table, and what else does as the gift came from somewhere. */
type Given<State extends Seated> = Partial<State['seats'][number]> & { readonly from?: Partial<State> };

/** One of a list by chance; undefined if it is empty. */
export const oneByChance = <T>(list: readonly T[], below: Below): T | undefined =>
  list.length === 0 ? undefined : list[below(list.length)];

/** A {@link Gift} that changes the side of whom it is given to; undefined from `given` if there is none to give. */
export const gift = <State extends Seated>(
  name: string,
  given: (giving: Giving<State>) => Given<State> | undefined,
) => ({
  name,
  give: (state: State, seat: Seat, below: Below): State | undefined => {
    const side = state.seats[seat];
    const found = side && given({ side, state, seat, below });
    if (found === undefined) return undefined;
    const { from, ...changed } = found;
    const seats = state.seats.map((each, at) => (at === seat ? { ...each, ...changed } : each));
    return { ...state, ...from, seats };
  },
});
