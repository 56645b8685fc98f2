import { BrokenRule } from '../../../engine/agenda.ts';
import type { Colour } from './vocabulary.ts';

/** How sure a value is: printed in the rulebook, likely from one outside source, or designed by us. */
export const SOURCES = ['printed', 'likely', 'ours'] as const;
type Source = (typeof SOURCES)[number];

interface Bonus {
  readonly credits: number;
  readonly batteries: number;
}

/** What a contract asks for: these cubes, or these numbers of cubes of as many different colours. */
export type Demand =
  | { readonly kind: 'determined'; readonly cubes: readonly Colour[] }
  | { readonly kind: 'free'; readonly numbers: readonly number[] };

/** A contract card. */
export interface Contract {
  readonly id: string;
  readonly demand: Demand;
  readonly prestige: number;
  readonly bonus: Bonus;
  readonly source: Source;
}

/** What a reward token's front does at once. */
export type RewardFront =
  | { readonly kind: 'cube'; readonly colours: readonly [Colour, Colour] }
  | { readonly kind: 'battery' | 'look' | 'flip' | 'prestige' };

/** What a reward token's back brings at each contract on its level: 2 Credits or 1 Prestige. */
export const REWARD_BACKS = ['credits', 'prestige'] as const;
/** The permanent side of a reward token; the front's ground colour tells it (orange, green). */
export type RewardBack = (typeof REWARD_BACKS)[number];

/** A reward token. Ids differ even if the tokens are alike. */
export interface Reward {
  readonly id: string;
  readonly front: RewardFront;
  readonly back: RewardBack;
  readonly source: Source;
}

/** The printed numbers of boards and tiles, each level's or improvement's value in order. */
export interface BoardValues {
  /** Of levels 1 to 5. */
  readonly spaces: readonly number[];
  /** By Hacker improvements: the token that would be this many on the track sends all home. */
  readonly homeAt: readonly number[];
  /** By Mechanic improvements: the farthest propeller move. */
  readonly reach: readonly number[];
  /** Store rows from the top: what a cube costs or brings there. */
  readonly storeRows: readonly number[];
  /** Prestige for a sale by row, basic Trader; an upgraded one gets 1 more. */
  readonly storePrestige: readonly number[];
  readonly neutralKeys: number;
  readonly target: number;
  readonly startCredits: number;
  readonly startBatteries: number;
}

/** All components of a box of Otys. */
export interface Components {
  readonly values: BoardValues;
  readonly contracts: ReadonlyMap<string, Contract>;
  readonly rewards: ReadonlyMap<string, Reward>;
}

interface WithBox {
  readonly components: Components;
}

/** The contract of this id. Throws {@link BrokenRule} if the components have none. */
export function contractOf({ components }: WithBox, id: string): Contract {
  const contract = components.contracts.get(id);
  if (contract === undefined) throw new BrokenRule('otys meets a contract that is not in its list');
  return contract;
}

/** The reward token of this id. Throws {@link BrokenRule} if the components have none. */
export function rewardOf({ components }: WithBox, id: string): Reward {
  const reward = components.rewards.get(id);
  if (reward === undefined) throw new BrokenRule('otys meets a reward that is not in its list');
  return reward;
}
