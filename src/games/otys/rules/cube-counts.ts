import type { Cubes } from './view.ts';
import { COLOURS, type Colour } from './vocabulary.ts';

/** How many cubes there are. */
export const cubeCount = (cubes: Cubes): number => COLOURS.reduce((sum, colour) => sum + cubes[colour], 0);

/** No cube at all. */
export const NO_CUBE_COUNTS: Cubes = { metal: 0, plant: 0, fuel: 0, tech: 0 };

/** Some cubes without others that lie among them. */
export const cubesMinus = (cubes: Cubes, taken: Cubes): Cubes => ({
  metal: cubes.metal - taken.metal,
  plant: cubes.plant - taken.plant,
  fuel: cubes.fuel - taken.fuel,
  tech: cubes.tech - taken.tech,
});

/** The cubes that a list of colours names. */
export function counted(colours: readonly Colour[]): Cubes {
  const cubes: Record<Colour, number> = { ...NO_CUBE_COUNTS };
  for (const colour of colours) cubes[colour] += 1;
  return cubes;
}
