import { BrokenRule } from '../../../engine/agenda.ts';
import type { BoardValues } from './components.ts';
import type { SeatState } from './state.ts';
import type { Cubes, DiverView } from './view.ts';
import { COLOURS, type Colour, type OwnKey, type SeaLevel, spaceOfLevel } from './vocabulary.ts';

/** How many cubes there are. */
export const cubeCount = (cubes: Cubes): number => COLOURS.reduce((sum, colour) => sum + cubes[colour], 0);

/** How many cubes lie in a search zone. */
export const cubesLeft = ({ cubes }: Pick<SeatState, 'cubes'>): number =>
  cubes.reduce((sum, level) => sum + cubeCount(level), 0);

/** Cubes, so many of each colour. */
export const cubesBy = (count: (colour: Colour) => number): Cubes => ({
  metal: count('metal'),
  plant: count('plant'),
  fuel: count('fuel'),
  tech: count('tech'),
});

/** A level, or the Store, without cubes. */
export const NO_CUBES: Cubes = cubesBy(() => 0);

/** Some cubes without others, which lie among them or are counted below none. */
export const cubesMinus = (cubes: Cubes, taken: Cubes): Cubes =>
  cubesBy((colour) => cubes[colour] - taken[colour]);

/** The cubes that a list of colours names. */
export const counted = (colours: readonly Colour[]): Cubes =>
  cubesBy((colour) => colours.filter((each) => each === colour).length);

/** How often each technician can be improved (rulebook, Engineer). */
export const MOST_IMPROVEMENTS = 3;

function byImprovements(numbers: readonly number[], improvements: number): number {
  const value = numbers[improvements];
  if (value === undefined) throw new BrokenRule(`otys has no technician improved ${improvements} times`);
  return value;
}

/** The token that would be this many on the Hacker track sends all keys home. */
export const homeAt = (values: BoardValues, seat: SeatState): number =>
  byImprovements(values.homeAt, seat.hacker);

/** The farthest propeller move, in spaces. */
export const reach = (values: BoardValues, seat: SeatState): number =>
  byImprovements(values.reach, seat.mechanic);

/** Own tokens on the Hacker track, leftmost first; neutral X keys cannot be taken back. */
export const ownOnTrack = ({ track }: SeatState): readonly OwnKey[] =>
  track.filter((token): token is OwnKey => token !== 'neutral');

/** The cubes of a level. */
export function cubesAt({ cubes }: Pick<SeatState, 'cubes'>, level: SeaLevel): Cubes {
  const found = cubes[level - 1];
  if (found === undefined) throw new BrokenRule(`otys has no level ${level}`);
  return found;
}

/** Resource spaces of a level. */
export const spacesOf = ({ spaces }: BoardValues, level: SeaLevel): number => spaces[level - 1] ?? 0;

/** Free resource spaces of a level. */
export const freeSpaces = (values: BoardValues, side: Pick<SeatState, 'cubes'>, level: SeaLevel): number =>
  spacesOf(values, level) - cubeCount(cubesAt(side, level));

/** The diver on a space of the column, 0 topmost. */
export function diverOn({ column }: Pick<SeatState, 'column'>, space: number): DiverView {
  const diver = column[space];
  if (diver === undefined) throw new BrokenRule(`otys has no space ${space}`);
  return diver;
}

/** The diver on a level. */
export const diverAt = (side: Pick<SeatState, 'column'>, level: SeaLevel): DiverView =>
  diverOn(side, spaceOfLevel(level));
