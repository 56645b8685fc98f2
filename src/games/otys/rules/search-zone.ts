import { BrokenRule } from '../../../engine/agenda.ts';
import type { BoardValues } from './components.ts';
import { cubeCount } from './cube-counts.ts';
import type { SeatState } from './state.ts';
import type { Cubes, DiverView } from './view.ts';
import { type SeaLevel, spaceOfLevel } from './vocabulary.ts';

/** The cubes of a level. */
export function cubesAt({ cubes }: SeatState, level: SeaLevel): Cubes {
  const found = cubes[level - 1];
  if (found === undefined) throw new BrokenRule(`otys has no level ${level}`);
  return found;
}

/** Free resource spaces of a level. */
export const freeSpaces = ({ spaces }: BoardValues, side: SeatState, level: SeaLevel): number =>
  (spaces[level - 1] ?? 0) - cubeCount(cubesAt(side, level));

/** The diver on a space of the column, 0 topmost. */
export function diverOn({ column }: SeatState, space: number): DiverView {
  const diver = column[space];
  if (diver === undefined) throw new BrokenRule(`otys has no space ${space}`);
  return diver;
}

/** The diver on a level. */
export const diverAt = (side: SeatState, level: SeaLevel): DiverView => diverOn(side, spaceOfLevel(level));
