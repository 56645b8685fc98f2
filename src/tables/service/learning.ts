import type { Seat } from '../../engine/seat.ts';
import type { Store } from '../../store/store.ts';
import { holderOf, peopleAt, type Table } from '../model/table.ts';

/** Somebody who has finished fewer matches of a game than this is still learning it. */
export const LEARNT_AFTER = 2;

/** The seats of those who are still learning the game of a table. */
export async function learningAt(table: Table, store: Pick<Store, 'finishedBy'>): Promise<readonly Seat[]> {
  const people = peopleAt(table).map(({ id }) => id);
  const finished = await store.finishedBy(people, table.game);
  return table.seats.flatMap((_, seat) => {
    const person = holderOf(table, seat);
    return person !== undefined && (finished.get(person) ?? 0) < LEARNT_AFTER ? [seat] : [];
  });
}

/** Whether somebody is still learning a game. */
export const isLearning = async (
  person: string,
  game: string,
  store: Pick<Store, 'finishedBy'>,
): Promise<boolean> => ((await store.finishedBy([person], game)).get(person) ?? 0) < LEARNT_AFTER;
