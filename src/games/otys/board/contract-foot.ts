import type { Bit } from '../../../canvas/line.ts';
import { TYPE } from '../../../canvas/theme.ts';
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
  textBit(say('otys-board-card-ready', { levels: levelRuns(levels).join(', ') })),
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

/** For a player's own eyes: the levels where a contract is ready, or what the nearest level lacks. */
export const handFoot = (contract: Contract, player: SeatView, components: Components, say: Say): Foot => {
  const ready = levelsFor(contract, player.cubes);
  if (ready.length > 0)
    return {
      kind: 'own',
      ready: true,
      bits: readyBits(ready, say),
    };
  const [nearest] = shortfalls(contract, player.cubes, components.values.spaces, player);
  const bits = nearest === undefined ? [textBit(say('otys-board-card-nowhere'))] : lackBits(nearest, say);
  return { kind: 'own', ready: false, bits };
};

const WORDED = 2;

/** For all: how near everybody is to a public contract; nobody once the game is over. */
export const publicFoot = (contract: Contract, view: OtysView, { values }: Components, say: Say): Foot => {
  const worded = view.seats.length <= WORDED;
  return {
    kind: 'all',
    size: worded ? TYPE.phone : TYPE.name,
    standings: (view.phase === 'over' ? [] : view.seats).map((side) => {
      const { seat, cubes } = side;
      const levels = levelsFor(contract, cubes);
      if (levels.length > 0) return { seat, ready: true, bits: readyBits(levels, say) };
      const [nearest] = shortfalls(contract, cubes, values.spaces, side);
      const nowhere = worded ? 'otys-board-card-nowhere' : 'otys-board-card-nowhere-short';
      return {
        seat,
        ready: false,
        bits: nearest === undefined || nearest.full ? [textBit(say(nowhere))] : lackBits(nearest, say),
      };
    }),
  };
};
