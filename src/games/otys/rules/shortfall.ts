import type { Contract, Demand } from './components.ts';
import { counted, cubeCount, cubesBy } from './side.ts';
import type { Cubes, SeatView } from './view.ts';
import { COLOURS, type Colour, expertOf, SEA_LEVELS, type SeaLevel, spaceOfLevel } from './vocabulary.ts';

/** One way to pay for a contract; `colours` one for each number of a free card. */
interface ContractWay {
  readonly cubes: Cubes;
  readonly colours?: readonly Colour[];
}

/** The cubes that a contract takes: those printed, or its numbers in the colours chosen. */
export const cubesTaken = (demand: Demand, colours: readonly Colour[] = []): Cubes =>
  counted(
    demand.kind === 'determined'
      ? demand.cubes
      : colours.flatMap((colour, at) => new Array<Colour>(demand.numbers[at] ?? 0).fill(colour)),
  );

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
      ? [{ cubes: cubesTaken(demand) }]
      : assignments(demand.numbers, []).map((colours) => ({ cubes: cubesTaken(demand, colours), colours }));
  WAYS.set(contract, ways);
  return ways;
}

/** Whether these cubes are among those. */
export const covers = (there: Cubes, wanted: Cubes): boolean =>
  there.metal >= wanted.metal &&
  there.plant >= wanted.plant &&
  there.fuel >= wanted.fuel &&
  there.tech >= wanted.tech;

/** Whether a contract could be completed with the cubes of one level. */
export const canPay = (contract: Contract, there: Cubes): boolean =>
  waysOf(contract).some(({ cubes }) => covers(there, cubes));

/** The level where a contract is nearest, and what it still wants there. */
export interface Shortfall {
  readonly level: SeaLevel;
  readonly count: number;
  /** Which ones, if the card names colours, or if a single one would do. */
  readonly cubes?: Cubes;
  /** If a single one of some colours, but not of all, would do: these. */
  readonly either?: readonly Colour[];
  /** The level is too full for them: something has to leave first. */
  readonly full: boolean;
}

/** How many cubes a demand takes. */
export const demandSize = (demand: Demand): number =>
  demand.kind === 'determined'
    ? demand.cubes.length
    : demand.numbers.reduce((total, number) => total + number, 0);

/** What a demand still wants of these cubes. Matching the greatest numbers with the fullest colours wastes least. */
function missing(demand: Demand, cubes: Cubes): Pick<Shortfall, 'count' | 'cubes' | 'either'> {
  if (demand.kind === 'determined') {
    const wanted = counted(demand.cubes);
    const gap = cubesBy((colour) => Math.max(0, wanted[colour] - cubes[colour]));
    return { count: cubeCount(gap), cubes: gap };
  }
  const count = freeCount(demand.numbers, cubes);
  if (count !== 1) return { count };
  const helpful = COLOURS.filter(
    (colour) => freeCount(demand.numbers, { ...cubes, [colour]: cubes[colour] + 1 }) === 0,
  );
  if (helpful.length === 1) return { count, cubes: counted(helpful) };
  return helpful.length < COLOURS.length ? { count, either: helpful } : { count };
}

function freeCount(numbers: readonly number[], cubes: Cubes): number {
  const fullest = COLOURS.map((colour) => cubes[colour]).sort((a, b) => b - a);
  const greatest = [...numbers].sort((a, b) => b - a);
  return greatest.reduce((total, number, at) => total + Math.max(0, number - (fullest[at] ?? 0)), 0);
}

type Divers = Pick<SeatView, 'column' | 'reach' | 'batteries'>;

/** Where a diver brings what is missing: on that level already, within a propeller's reach, or nowhere near. */
const HELP = { there: 0, near: 1, far: 2 } as const;

function helpFor(
  { level, count, cubes }: Pick<Shortfall, 'level' | 'count' | 'cubes'>,
  divers: Divers | undefined,
): number {
  if (divers === undefined || cubes === undefined || count !== 1) return HELP.far;
  const { column, reach, batteries } = divers;
  const space = spaceOfLevel(level);
  const away = COLOURS.filter((colour) => cubes[colour] > 0).flatMap((colour) => {
    const at = column.findIndex(({ diver }) => diver === expertOf(colour));
    return at < 0 ? [] : [Math.abs(at - space)];
  });
  const least = Math.min(...away, Number.POSITIVE_INFINITY);
  if (least === 0) return HELP.there;
  return least <= reach && batteries > 0 ? HELP.near : HELP.far;
}

/**
 * How near a contract is on every level that could hold it, nearest first, full ones last. Of levels that lack one
 * thing, those where one of `divers` brings it come first. `cubes` and `spaces` go by level, level 1 first.
 */
export function shortfalls(
  contract: Contract,
  cubes: readonly Cubes[],
  spaces: readonly number[],
  divers?: Divers,
): readonly Shortfall[] {
  const size = demandSize(contract.demand);
  return SEA_LEVELS.flatMap((level) => {
    const lying = cubes[level - 1];
    const room = spaces[level - 1] ?? 0;
    if (lying === undefined || size > room) return [];
    const gap = missing(contract.demand, lying);
    return [{ level, ...gap, full: gap.count > room - cubeCount(lying) }];
  }).sort(
    (a, b) =>
      Number(a.full) - Number(b.full) ||
      a.count - b.count ||
      helpFor(a, divers) - helpFor(b, divers) ||
      a.level - b.level,
  );
}

/** Levels with fewer spaces than a contract has cubes, that lack fewer than `count` for it, shallowest first. */
export function tooSmall(
  contract: Contract,
  cubes: readonly Cubes[],
  spaces: readonly number[],
  count: number,
): readonly SeaLevel[] {
  const size = demandSize(contract.demand);
  return SEA_LEVELS.filter((level) => {
    const lying = cubes[level - 1];
    return (
      lying !== undefined && size > (spaces[level - 1] ?? 0) && missing(contract.demand, lying).count < count
    );
  });
}
