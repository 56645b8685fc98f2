import type { BoardValues } from '../rules/components.ts';

/** What one column of the Store asks and gives now; undefined if there is nothing to buy, or no room to sell. */
export interface StorePrice {
  readonly buy: number | undefined;
  readonly sell: number | undefined;
  /** Prestige to be had for a sale by a basic Trader. */
  readonly prestige: number;
}

/** The prices of a column with this many cubes: bought is the lowest, sold to the topmost free row. */
export const storePrice = (cubes: number, { storeRows, storePrestige }: BoardValues): StorePrice => ({
  buy: cubes === 0 ? undefined : storeRows[cubes - 1],
  sell: storeRows[cubes],
  prestige: storePrestige[cubes] ?? 0,
});
