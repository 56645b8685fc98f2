import type { Bit } from '../../../canvas/line.ts';
import type { Say } from '../../../texts/say.ts';
import type { Components, Contract } from '../rules/components.ts';
import { canPay, type Shortfall, shortfalls } from '../rules/shortfall.ts';
import type { Cubes, OtysView, SeatView } from '../rules/view.ts';
import { SEA_LEVELS, type SeaLevel } from '../rules/vocabulary.ts';
import type { Foot } from './contract-card.ts';
import { eachCube, resourceBit } from './resource.ts';
import { textBit } from './signs.ts';

/** The levels on which a player's cubes meet a contract, shallowest first. */
export const levelsFor = (contract: Contract, cubes: readonly Cubes[]): readonly SeaLevel[] =>
  SEA_LEVELS.filter((level) => {
    const lying = cubes[level - 1];
    return lying !== undefined && canPay(contract, lying);
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

/** The levels where a contract is ready. */
export const readyBits = (levels: readonly SeaLevel[], say: Say): readonly Bit[] => [
  textBit(say('otys-board-card-ready', { count: levels.length, levels: levelRuns(levels).join(', ') })),
];

const MOST_SHOWN = 3;

/** A level and what it lacks: the resources, or how many if any will do or they are many. */
export const lackBits = ({ level, count, cubes }: Shortfall, say: Say): readonly Bit[] => {
  const colours = cubes === undefined ? [] : eachCube(cubes);
  return colours.length === 0 || colours.length > MOST_SHOWN
    ? [textBit(say('otys-board-card-short', { level, count }))]
    : [
        textBit(say('otys-board-card-lacks', { level })),
        { kind: 'space', ems: 0.06 },
        // Small enough for a line of many resources to be set as large as those with fewer.
        ...colours.map((colour) => resourceBit(colour, colours.length < MOST_SHOWN ? 0.92 : 0.8)),
      ];
};

const bitsFor = (nearest: Shortfall | undefined, say: Say): readonly Bit[] =>
  nearest === undefined ? [textBit(say('otys-board-card-nowhere'))] : lackBits(nearest, say);

/** For a player's own eyes: the levels where a contract is ready, or what the nearest level lacks. */
export const handFoot = (contract: Contract, player: SeatView, components: Components, say: Say): Foot => {
  const ready = levelsFor(contract, player.cubes);
  const [nearest] = shortfalls(contract, player.cubes, components.values.spaces, player);
  const isReady = ready.length > 0;
  return { kind: 'own', ready: isReady, bits: isReady ? readyBits(ready, say) : bitsFor(nearest, say) };
};

/** For all: how near everybody is to a public contract; nobody once the game is over. */
export const publicFoot = (contract: Contract, view: OtysView, { values }: Components, say: Say): Foot => ({
  kind: 'all',
  standings: (view.phase === 'over' ? [] : view.seats).map((side) => {
    const ready = levelsFor(contract, side.cubes);
    if (ready.length > 0) return { seat: side.seat, ready: true, bits: readyBits(ready, say) };
    const nearest = shortfalls(contract, side.cubes, values.spaces, side).find(({ full }) => !full);
    return { seat: side.seat, ready: false, bits: bitsFor(nearest, say) };
  }),
});
