import { DamagedRow } from '../../store/refusal.ts';
import type { LogRow } from '../../store/store.ts';
import { quietly } from '../model/change.ts';
import { pseudonymise } from '../model/pseudonym.ts';
import type { Rejection } from '../model/rejection.ts';
import type { TableNow } from '../model/table.ts';
import type { Done, TableCommand } from './kept-tables.ts';
import type { TablesContext } from './table-repository.ts';
import { wholeLog } from './whole-log.ts';

/** All that is kept of a person, wherever it is: to be shown to them, or removed. */
export const personalDataIn = ({ repository, store, heldSeats }: TablesContext) => ({
  /** Every table that has to do with somebody, oldest first, read one by one; `undefined` if it cannot be read. */
  async *eachMentioning(person: string): AsyncGenerator<TableNow | undefined> {
    for (const row of await store.mentioning(person)) {
      const [now] = await repository.kept.lookAtAll([row]);
      yield now;
    }
  },

  /** A match's log with who wrote each entry, and when; undefined if an entry is damaged. */
  rows: (id: string): Promise<readonly LogRow[] | undefined> =>
    wholeLog(store, id).catch((error: unknown) => {
      if (error instanceof DamagedRow) return undefined;
      throw error;
    }),

  /** What waits to be told to somebody at a table: kinds of notices. */
  async waiting(id: string, person: string): Promise<readonly string[]> {
    const opened = await store.open({ table: id });
    return (opened?.notices ?? []).flatMap((notice) => (notice.person === person ? [notice.kind] : []));
  },

  /** Puts a pseudonym in the place of the person who acts, wherever the table names them. */
  pseudonymise: (command: TableCommand, pseudonym: string): Promise<Done | Rejection> =>
    repository.execute(command, async ({ table }) => {
      const goesOn = table.phase === 'playing' || table.phase === 'archived';
      const mark = goesOn ? await heldSeats.markOf(table, command.person) : undefined;
      return quietly(pseudonymise(table, command.person, { pseudonym, mark }));
    }),

  /** Removes a person's profile and what waits to be told to them, and puts a pseudonym in their place in every log. */
  forget: (person: string, pseudonym: string): Promise<void> => store.forget(person, pseudonym),
});
