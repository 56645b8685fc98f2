import type { Seat } from '../../../engine/seat.ts';
import { backInWords, COMMA, contractInWords, lackingCubes, levelName } from '../board/piece-words.ts';
import { placedReward, type Scene, shownSide } from '../board/scene.ts';
import { type Contract, contractOf } from '../rules/components.ts';
import { covers, shortfalls, tooSmall, waysOf } from '../rules/shortfall.ts';
import { cubesMinus } from '../rules/side.ts';
import type { Cubes } from '../rules/view.ts';

/** As many of some contracts as can be completed one after the other. */
export function mostTogether(contracts: readonly Contract[], cubes: readonly Cubes[]): number {
  const [first, ...others] = contracts;
  if (first === undefined) return 0;
  const withFirst = cubes.flatMap((lying, at) =>
    waysOf(first)
      .filter((way) => covers(lying, way.cubes))
      .map((way) => 1 + mostTogether(others, cubes.with(at, cubesMinus(lying, way.cubes)))),
  );
  return Math.max(mostTogether(others, cubes), ...withFirst);
}

/** How many of some contracts, the public ones if nothing is said, a seat could complete one after the other. */
export function readyFor(
  scene: Pick<Scene, 'view' | 'components'>,
  seat: Seat,
  ids: readonly string[] = scene.view.row,
): number {
  const { cubes } = shownSide(scene, seat);
  return mostTogether(
    ids.map((id) => contractOf(scene, id)),
    cubes,
  );
}

/** A contract as a page lists it for a seat: what it asks for and brings, and where it is nearest. */
export interface ContractLine {
  readonly text: string;
  /** What it asks for and brings alone. */
  readonly brief: string;
  readonly count: number;
}

/** How near a contract is for this seat, in words; undefined if no level could ever hold it. */
function nearness(scene: Scene, id: string, seat: Seat): { readonly text: string; readonly count: number } {
  const { say, components } = scene;
  const contract = contractOf(scene, id);
  const side = shownSide(scene, seat);
  const all = shortfalls(contract, side.cubes, components.values.spaces, side);
  const [nearest] = all;
  if (nearest === undefined) return { text: say('otys-contract-nowhere'), count: Number.POSITIVE_INFINITY };
  if (nearest.count === 0) {
    const levels = all
      .filter(({ count }) => count === 0)
      .map(({ level }) => {
        const reward = placedReward(scene, seat, level);
        const place = levelName(say, level);
        return reward === undefined
          ? place
          : say('otys-contract-place-reward', { place, reward: backInWords(say, reward) });
      });
    return { text: say('otys-contract-ready', { levels: levels.join(COMMA) }), count: 0 };
  }
  const { level, count, full } = nearest;
  const args = {
    level,
    cubes: lackingCubes(say, nearest),
  };
  const small = tooSmall(contract, side.cubes, components.values.spaces, count);
  const lines = [
    say(full ? 'otys-contract-full' : 'otys-contract-missing', args),
    ...(small.length === 0
      ? []
      : [say('otys-contract-small', { levels: small.map((each) => levelName(say, each)).join(COMMA) })]),
  ];
  return { text: lines.join(' '), count };
}

/** One contract in one line of markdown. `number` is its place, 1 first, if it is one of several to name. */
export function contractLine(scene: Scene, id: string, seat: Seat, number?: number): ContractLine {
  const { say } = scene;
  const { text, count } = nearness(scene, id, seat);
  const brief = `${contractInWords(say, contractOf(scene, id), number, '**')}.`;
  return { text: `${brief} ${text}`, brief, count };
}
