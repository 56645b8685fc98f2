import { type Rejection, reject } from '../model/rejection.ts';
import { REASON_LENGTH } from '../model/table-event.ts';
import type { Done, TableCommand } from '../service/kept-tables.ts';
import { afterManaging, type ManagerWish } from '../transitions/managing.ts';
import { type Naming, underFreeName } from './guards.ts';

/** What those who manage a server do about its tables; see {@link managingCommands}. */
export type ManagingCommands = ReturnType<typeof managingCommands>;

/** What those who manage a server do about its tables. Whether somebody does is for the caller to know. */
export const managingCommands = (naming: Naming) => ({
  /** Closes, moves or renames a table, or frees a seat there, for a reason that those whom it meets are told. */
  manage: async (command: TableCommand, wish: ManagerWish, words: string): Promise<Done | Rejection> => {
    const reason = words.replaceAll(/\s+/gu, ' ').trim().slice(0, REASON_LENGTH);
    if (reason === '') return reject('no-reason');
    const done = () => naming.repository.execute(command, (now, at) => afterManaging(now, wish, reason, at));
    return wish.act === 'rename' ? underFreeName(command, wish.name, naming, done) : done();
  },
});
