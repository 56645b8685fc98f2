import type { Seat } from '../../engine/seat.ts';
import type { Store } from '../../store/store.ts';
import { holderOf, type Table } from '../model/table.ts';
import { BrokenTable, readTable } from './saved-table.ts';

/** Whoever has finished fewer matches of a game than this is still learning it. */
export const LEARNT_AFTER = 2;

/** The seats of those who are still learning the game of a table. */
export async function learningAt(table: Table, store: Pick<Store, 'tablesOf'>): Promise<readonly Seat[]> {
  const asked = table.seats.map(async (_, seat) => {
    const person = holderOf(table, seat);
    const learns = person !== undefined && (await isLearning(person, table.game, store));
    return learns ? [seat] : [];
  });
  return (await Promise.all(asked)).flat();
}

/** Whether somebody is still learning a game. */
export const isLearning = async (
  person: string,
  game: string,
  store: Pick<Store, 'tablesOf'>,
): Promise<boolean> => (await finished(person, game, store)) < LEARNT_AFTER;

/** How many matches of a game somebody has played to their end. */
async function finished(person: string, game: string, store: Pick<Store, 'tablesOf'>): Promise<number> {
  const rows = await store.tablesOf(person, ['ended']);
  return rows.filter((row) => {
    if (row.game !== game) return false;
    try {
      return readTable(row).ending === 'finished';
    } catch (error) {
      if (error instanceof BrokenTable) return false;
      throw error;
    }
  }).length;
}
