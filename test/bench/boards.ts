import { compareEncoders } from './encoders.ts';
import { allSubjects } from './positions.ts';
import { HEADING, time } from './stopwatch.ts';
import { compareWithSvg } from './svg-colony.ts';

/** Prints what each picture costs, cold and warm; what other encoders would make of one; and what a Colony would cost as SVG. */
export const run = async (): Promise<void> => {
  const subjects = allSubjects();
  console.log(HEADING);
  for (const subject of subjects) await time(subject);
  const board = subjects[0];
  if (board === undefined) throw new Error('There are no pictures');
  await compareEncoders(board);
  await compareWithSvg();
};
