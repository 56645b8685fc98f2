import { games } from '../../src/games/index.ts';
import { allSubjects } from './positions.ts';
import type { Size } from './size.ts';
import { HEADING, time } from './stopwatch.ts';

/** Prints what each picture costs, cold and warm. */
export const run = async (size: Size): Promise<void> => {
  const rounds = size === 'usual' ? undefined : 1;
  const subjects = size === 'usual' ? allSubjects() : allSubjects(games.slice(-1)).slice(0, 1);
  console.log(HEADING);
  for (const subject of subjects) await time(subject, rounds);
};
