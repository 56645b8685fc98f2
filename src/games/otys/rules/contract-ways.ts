import type { Contract } from './components.ts';
import type { Cubes } from './view.ts';
import { COLOURS, type Colour } from './vocabulary.ts';

/** One way to pay for a contract; `colours` one for each number of a free card. */
export interface ContractWay {
  readonly cubes: Cubes;
  readonly colours?: readonly Colour[];
}

const counted = (colours: readonly Colour[], numbers: readonly number[]): Cubes => {
  const cubes = { metal: 0, plant: 0, fuel: 0, tech: 0 };
  colours.forEach((colour, at) => {
    cubes[colour] += numbers[at] ?? 1;
  });
  return cubes;
};

/** Colour choices for a free card, each set of cubes once: of equal numbers the earlier takes the earlier colour. */
function assignments(numbers: readonly number[], taken: readonly Colour[]): readonly (readonly Colour[])[] {
  const at = taken.length;
  const number = numbers[at];
  if (number === undefined) return [taken];
  const last = taken.at(-1);
  const after = last !== undefined && numbers[at - 1] === number ? COLOURS.indexOf(last) : -1;
  return COLOURS.filter((colour, order) => order > after && !taken.includes(colour)).flatMap((colour) =>
    assignments(numbers, [...taken, colour]),
  );
}

const WAYS = new WeakMap<Contract, readonly ContractWay[]>();

/** All ways to pay for a contract, whatever a player has ("Contract cards"). */
export function waysOf(contract: Contract): readonly ContractWay[] {
  const known = WAYS.get(contract);
  if (known !== undefined) return known;
  const { demand } = contract;
  const ways =
    demand.kind === 'determined'
      ? [{ cubes: counted(demand.cubes, []) }]
      : assignments(demand.numbers, []).map((colours) => ({
          cubes: counted(colours, demand.numbers),
          colours,
        }));
  WAYS.set(contract, ways);
  return ways;
}

/** Whether these cubes are among those. */
export const covers = (there: Cubes, wanted: Cubes): boolean =>
  there.metal >= wanted.metal &&
  there.plant >= wanted.plant &&
  there.fuel >= wanted.fuel &&
  there.tech >= wanted.tech;
