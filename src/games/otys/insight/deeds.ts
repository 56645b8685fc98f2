import type { Deeds } from '../../insight.ts';
import type { Components } from '../rules/components.ts';
import { shortfalls } from '../rules/shortfall.ts';
import type { OtysState, SeatState } from '../rules/state.ts';

const NO_SEAT: Pick<SeatState, 'prestige' | 'contracts'> = { prestige: 0, contracts: [] };

/** What a seat gains in Prestige between two positions, and the contracts that left the row or its hand. */
export function deedsOf(from: OtysState, to: OtysState, seat: number): Deeds {
  const [before = NO_SEAT, after = NO_SEAT] = [from.seats[seat], to.seats[seat]];
  const left = [...to.row, ...after.contracts];
  return {
    points: after.prestige - before.prestige,
    done: [...from.row, ...before.contracts].filter((id) => !left.includes(id)),
  };
}

/** How many resources a seat lacks for each public and own contract, on its nearest level with room for it. */
export const lackingBy =
  ({ contracts, values }: Components) =>
  ({ row, seats }: OtysState, seat: number): ReadonlyMap<string, number> => {
    const side = seats[seat];
    if (side === undefined) return new Map();
    return new Map(
      [...row, ...side.contracts].flatMap((id) => {
        const contract = contracts.get(id);
        const nearest = contract && shortfalls(contract, side.cubes, values.spaces).find(({ full }) => !full);
        return nearest === undefined ? [] : [[id, nearest.count] as const];
      }),
    );
  };
