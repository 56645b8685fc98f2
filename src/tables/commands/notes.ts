import { withNote } from '../model/private-note.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import { seatOf } from '../model/table.ts';
import type { Done, TableCommand } from '../service/kept-tables.ts';
import type { TableRepository } from '../service/table-repository.ts';

/** What people write down for themselves; see {@link noteCommands}. */
export type NoteCommands = ReturnType<typeof noteCommands>;

/** What people at a table write down for their own eyes. */
export function noteCommands(repository: TableRepository) {
  return {
    /** Saves this person's note in place of their former one; empty words remove it. Works in any phase. */
    writeNote: (command: TableCommand, words: string): Promise<Done | Rejection> =>
      repository.execute({ ...command, isPrivate: true }, ({ table }) =>
        seatOf(table, command.person) === undefined
          ? reject('not-seated')
          : { table: { ...table, notes: withNote(table.notes, command.person, words) }, isQuiet: true },
      ),
  };
}
