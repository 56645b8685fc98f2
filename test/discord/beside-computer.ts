import { computerName } from '../../src/tables/model/computer-name.ts';
import { ana, stage } from './stage.ts';

/** What the first computer of the stage's first table is called. */
export const robot = computerName({ id: 't1', seats: [] }, 1);

/** A table in play with Ana up, beside a computer, which ends its turns at once. */
export async function besideComputer() {
  const there = await stage();
  await there.command(ana, 'play');
  await there.settles(ana, ['level:t1'], ['easy']);
  await there.presses(ana, 'start');
  return there;
}
