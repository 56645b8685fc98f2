import type { Contract, Demand } from '../rules/components.ts';
import type { Cubes, OtysView } from '../rules/view.ts';
import { COLOURS, SEA_LEVELS, type SeaLevel } from '../rules/vocabulary.ts';

/** Whether the cubes of one level meet a demand; free numbers want a different colour each. */
export const meets = (demand: Demand, cubes: Cubes): boolean => {
  if (demand.kind === 'determined')
    return COLOURS.every(
      (colour) => cubes[colour] >= demand.cubes.filter((wanted) => wanted === colour).length,
    );
  const most = COLOURS.map((colour) => cubes[colour]).sort((a, b) => b - a);
  return [...demand.numbers].sort((a, b) => b - a).every((number, index) => (most[index] ?? 0) >= number);
};

/** The levels on which a player's cubes meet a contract, shallowest first. */
export const levelsFor = ({ demand }: Contract, cubes: readonly Cubes[]): readonly SeaLevel[] =>
  SEA_LEVELS.filter((level) => {
    const lying = cubes[level - 1];
    return lying !== undefined && meets(demand, lying);
  });

/** Who has the cubes for a contract, and on which levels: for the seats that have them on any. */
export const whoCould = (
  contract: Contract,
  seats: OtysView['seats'],
): readonly { readonly seat: number; readonly levels: readonly SeaLevel[] }[] =>
  seats
    .map(({ seat, cubes }) => ({ seat, levels: levelsFor(contract, cubes) }))
    .filter(({ levels }) => levels.length > 0);

const RANGE = 3;

/** Levels in short, in their order: 1, 3, 4 and 5 as "1" and "3–5". */
export const levelRuns = (levels: readonly SeaLevel[]): readonly string[] => {
  const runs: SeaLevel[][] = [];
  for (const level of levels) {
    const run = runs.at(-1);
    if (run?.at(-1) === level - 1) run.push(level);
    else runs.push([level]);
  }
  return runs.flatMap((run) => (run.length < RANGE ? run.map(String) : [`${run[0]}–${run.at(-1)}`]));
};
