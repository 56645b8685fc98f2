import { z } from 'zod';
import { complainAbout, readList } from '../../component-list.ts';
import type { Components, Contract } from '../rules/components.ts';
import { standing } from '../rules/round.ts';
import { waysOf } from '../rules/shortfall.ts';
import { cubesAt, freeSpaces, homeAt } from '../rules/side.ts';
import type { OtysState, SeatState } from '../rules/state.ts';
import { COLOURS, SEA_LEVELS, type SeaLevel } from '../rules/vocabulary.ts';

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

const share = z.number().min(0).max(1);
const prestige = z.number();

/** The weights of what a position is worth; what is not a share is in Prestige. */
const weightsShape = z.strictObject({
  about: z.string(),
  contracts: z.strictObject({
    /** The share of a contract's worth by how many cubes it lacks on its best level. */
    lacking: z.array(share).min(1),
    /** The share that counts of the best contract, the second best and so on, as they want the same cubes. */
    ranked: z.array(share).min(1),
    public: share,
  }),
  keys: z.strictObject({
    atHand: prestige,
    /** For each that is still to be played until all come home. */
    untilHome: prestige,
  }),
  /** For each of the first `few` of a kind; half of it for each further one. */
  purse: z.strictObject({
    credits: prestige,
    batteries: prestige,
    neutralX: prestige,
    few: z.int().min(1),
  }),
  /** For each upgraded diver, at the beginning of the game. */
  upgrades: z.strictObject({ expert: prestige, other: prestige }),
  /** For each permanent reward by its back and each improvement of a technician, at the beginning of the game. */
  rewards: z.strictObject({
    credits: prestige,
    prestige: prestige,
    mechanic: prestige,
    hacker: prestige,
  }),
  race: z.strictObject({
    lead: prestige,
    won: prestige,
  }),
});

type Weights = z.infer<typeof weightsShape>;

/** Reads weights. Throws `BrokenComponents` if the text holds none. */
export const readWeights = (text: string, fileName: string): Weights =>
  readList(text, weightsShape, complainAbout(fileName));

/** Judges what stands on one side of the table. `left` is the remaining part of the game, from 1 down to 0. */
type Term = (state: OtysState, side: SeatState, left: number) => number;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

const firstFew = (count: number, few: number): number => count - Math.max(0, count - few) / 2;

/** What a reward token's back brings at each contract on its level. */
export function backOf(
  components: Components,
  side: SeatState,
  level: SeaLevel,
): 'credits' | 'prestige' | undefined {
  const id = side.rewards[level];
  return id === undefined ? undefined : components.rewards.get(id)?.back;
}

/** The seven terms of what a position is worth to a seat; each is explained with its weights. */
function termsOf(components: Components, weights: Weights): Readonly<Record<string, Term>> {
  const { values } = components;
  const { purse } = weights;

  function promise(side: SeatState, contract: Contract): number {
    const { credits, batteries } = contract.bonus;
    const gain = contract.prestige + credits * purse.credits + batteries * purse.batteries;
    let best = 0;
    for (const level of SEA_LEVELS) {
      const there = cubesAt(side, level);
      const free = freeSpaces(values, side, level);
      const back = backOf(components, side, level);
      const bonus = back === 'prestige' ? 1 : back === 'credits' ? 2 * purse.credits : 0;
      for (const { cubes } of waysOf(contract)) {
        let lacking = 0;
        for (const colour of COLOURS) lacking += Math.max(0, cubes[colour] - there[colour]);
        if (lacking > free) continue;
        best = Math.max(best, (gain + bonus) * (weights.contracts.lacking[lacking] ?? 0));
      }
    }
    return best;
  }
  const promiseOf = (side: SeatState, id: string): number => {
    const contract = components.contracts.get(id);
    return contract === undefined ? 0 : promise(side, contract);
  };

  const promises = besideRow((side, row) => {
    const open = row.map((id) => promiseOf(side, id) * weights.contracts.public);
    const own = side.contracts.map((id) => promiseOf(side, id));
    const ranked = [...open, ...own].sort((one, other) => other - one);
    return sum(ranked.map((each, at) => each * (weights.contracts.ranked[at] ?? 0)));
  });

  return {
    prestige: (_, { prestige }) => prestige,
    contracts: promises,
    keys: (_, side, left) => {
      const atHand = side.keys.length + (side.ownX ? 1 : 0);
      const untilHome = homeAt(values, side) - side.track.length;
      return left * (atHand * weights.keys.atHand + untilHome * weights.keys.untilHome);
    },
    purse: (_, { credits, batteries, neutralX }, left) =>
      Math.min(1, left * 2) *
      (firstFew(credits, purse.few) * purse.credits +
        firstFew(batteries, purse.few) * purse.batteries +
        firstFew(neutralX, purse.few) * purse.neutralX),
    upgrades: (_, { column }, left) => {
      const upgraded = column.filter((tile) => tile.upgraded);
      const experts = upgraded.filter(({ diver }) => diver.endsWith('expert')).length;
      return (
        left * (experts * weights.upgrades.expert + (upgraded.length - experts) * weights.upgrades.other)
      );
    },
    rewards: (_, side, left) => {
      const backs = SEA_LEVELS.flatMap((level) => backOf(components, side, level) ?? []);
      return (
        left *
        (sum(backs.map((back) => weights.rewards[back])) +
          side.mechanic * weights.rewards.mechanic +
          side.hacker * weights.rewards.hacker)
      );
    },
    race: ({ seats }, side, left) => {
      const others = seats.filter((other) => other !== side).map(({ prestige }) => prestige);
      return (1 - left) ** 2 * (side.prestige - Math.max(...others)) * weights.race.lead;
    },
  };
}

/** The part of the game that is still to come, from 1 down to 0. */
export function gameLeft({ values }: Components, { seats }: OtysState): number {
  return Math.max(0, 1 - Math.max(...seats.map(({ prestige }) => prestige)) / values.target);
}

/** What a position is worth to each seat, in Prestige. */
export function worthBy(components: Components, weights: Weights): (state: OtysState) => readonly number[] {
  const terms = Object.values(termsOf(components, weights));
  return (state) => {
    const left = gameLeft(components, state);
    const winners = state.play.phase === 'over' ? standing(state).winners : [];
    return state.seats.map(
      (side, seat) =>
        sum(terms.map((term) => term(state, side, left))) +
        (winners.includes(seat) ? weights.race.won / winners.length : 0),
    );
  };
}
