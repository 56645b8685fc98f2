import type { Seat } from '../../../engine/seat.ts';
import { contractOf, type Scene, shownSide } from '../board/scene.ts';
import type { Contract } from '../rules/components.ts';
import { covers, waysOf } from '../rules/contract-ways.ts';
import { cubesMinus } from '../rules/cube-counts.ts';
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
