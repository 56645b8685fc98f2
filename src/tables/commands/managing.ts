import type { TableOutcome } from '../model/change.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import { NOT_OVER, peopleAt, seatOf, TABLE_NAME_LENGTH, type Table, type TableNow } from '../model/table.ts';
import { type ManagedEvent, reasonOf, withEvent } from '../model/table-event.ts';
import type { Done, TableCommand } from '../service/kept-tables.ts';
import { isNameTaken } from '../service/table-names.ts';
import type { TablesContext } from '../service/table-repository.ts';
import { closeTable, endMatch, vacateSeat } from '../transitions/ending.ts';
import { leaveLobby } from '../transitions/lobby.ts';
import { type Destination, movedTo, nameTable } from '../transitions/place.ts';
import { lastIn } from '../transitions/seating.ts';
import { guardsOf } from './guards.ts';

/** What somebody who manages the server wants of a table. */
type ManagerWish =
  | { readonly act: 'close' }
  | { readonly act: 'move'; readonly to: Destination }
  | { readonly act: 'rename'; readonly name: string }
  | { readonly act: 'free'; readonly person: string };

/** What tables are called, and what those who manage a server do: whether somebody does is for the caller to know. */
export function managingCommands({ repository, servers, store }: TablesContext) {
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
    rename: (command: TableCommand, name: string): Promise<Done | Rejection> =>
      underFreeName(command, name, () => named(command, name)),

    /** Closes, moves or renames a table, or frees a seat there, for a reason that those whom it meets are told. */
    manage: async (command: TableCommand, wish: ManagerWish, words: string): Promise<Done | Rejection> => {
      const reason = reasonOf(words);
      if (reason === '') return reject('no-reason');
      const done = () => repository.execute(command, (now, at) => managed(now, wish, reason, at));
      return wish.act === 'rename' ? underFreeName(command, wish.name, done) : done();
    },
  };
}

/** A table after a manager of the server, who need not sit there, acted on it. The reason stays known. */
function managed(now: TableNow, wish: ManagerWish, reason: string, at: number): TableOutcome {
  const { table } = now;
  if (!NOT_OVER.includes(table.phase)) return 'over';
  const event: ManagedEvent = { kind: 'managed', act: wish.act, at, reason };
  switch (wish.act) {
    case 'close': {
      const told = withEvent(table, event);
      return table.phase === 'lobby' ? closeTable(told, 'by manager') : endMatch(told, 'by manager');
    }
    case 'move': {
      if (table.phase === 'archived') return 'archived';
      if (table.guild !== wish.to.guild) return 'another-server';
      if (table.channel === wish.to.channel) return 'stands-there-already';
      const told = withEvent(table, { ...event, was: table.channel, became: wish.to.channel });
      return { table: movedTo(told, wish.to), wantsNewMessage: 'moved' };
    }
    case 'rename': {
      const told = withEvent(table, { ...event, was: table.name ?? '', became: wish.name });
      return nameTable(told, wish.name, at);
    }
    case 'free':
      return freed(now, wish.person, event);
  }
}

/** Somebody leaves a lobby, or their seat at a match is free for others, or for themselves. */
function freed(now: TableNow, person: string, event: ManagedEvent): TableOutcome {
  const seat = seatOf(now.table, person);
  const before = seat === undefined ? undefined : lastIn(now.table, seat);
  if (seat === undefined || before === undefined) return 'not-at-the-table';
  if (peopleAt(now.table).length < 2) return 'only-person-there';
  const table: Table = withEvent(now.table, { ...event, before });
  return table.phase === 'lobby'
    ? leaveLobby({ ...now, table }, person, event.at)
    : vacateSeat(table, seat, 'freed');
}
