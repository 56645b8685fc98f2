import { type Rejection, reject } from '../model/rejection.ts';
import { TABLE_NAME_LENGTH } from '../model/table.ts';
import { reasonOf } from '../model/table-event.ts';
import type { Done, TableCommand } from '../service/kept-tables.ts';
import type { Servers } from '../service/servers.ts';
import { isNameTaken } from '../service/table-names.ts';
import type { TableRepository } from '../service/table-repository.ts';
import { afterManaging, type ManagerWish } from '../transitions/managing.ts';
import { nameTable } from '../transitions/place.ts';
import { guardsOf } from './guards.ts';

/** What it takes to call a table something else. */
interface Naming {
  readonly repository: TableRepository;
  readonly servers: Servers;
  readonly store: Parameters<typeof isNameTaken>[0];
}

/** What tables are called, and what those who manage a server do: whether somebody does is for the caller to know. */
export function managingCommands({ repository, servers, store }: Naming) {
  /** Calls a table something else, as `rename` does it: no other open table of its server is called so. */
  const underFreeName = async (
    { table }: TableCommand,
    name: string,
    rename: () => Promise<Done | Rejection>,
  ): Promise<Done | Rejection> => {
    const now = await repository.kept.look(table);
    if (now === undefined) return reject('no-such-table');
    if (name.length > TABLE_NAME_LENGTH) return reject('unknown-option');
    const { guild, name: former = '' } = now.table;
    return servers.inTurn<Done | Rejection>(guild, async () =>
      former.toLowerCase() !== name.toLowerCase() && (await isNameTaken(store, guild, name))
        ? reject('name-taken')
        : rename(),
    );
  };
  const named = guardsOf(repository).asHost((now, name: string) => nameTable(now.table, name, now.at));
  return {
    /** The host calls the table something else. */
    rename: (command: TableCommand, name: string): Promise<Done | Rejection> =>
      underFreeName(command, name, () => named(command, name)),

    /** Closes, moves or renames a table, or frees a seat there, for a reason that those whom it meets are told. */
    manage: async (command: TableCommand, wish: ManagerWish, words: string): Promise<Done | Rejection> => {
      const reason = reasonOf(words);
      if (reason === '') return reject('no-reason');
      const done = () => repository.execute(command, (now, at) => afterManaging(now, wish, reason, at));
      return wish.act === 'rename' ? underFreeName(command, wish.name, done) : done();
    },
  };
}
