import type { TableOutcome } from '../model/change.ts';
import { coolsUntil, type Recent, withRecent } from '../model/cooldown.ts';
import { type Rejection, type RejectionCode, reject } from '../model/rejection.ts';
import { isInOwnThread, seatOf, type Table, type TableNow } from '../model/table.ts';

/** Where a table is brought, and whether the channel that it comes from is gone. */
export interface Destination {
  readonly guild: string;
  readonly channel: string;
  /** The channel that it is counted with there, where that is another. */
  readonly home?: string;
  readonly fromNowhere?: boolean;
  /** Whether lobbies take up little room there; absent if the table's stays as it is. */
  readonly isCompact?: boolean;
}

/** The table at which something was just done; rejected, with the time left, if it is too soon to do it again. */
function onceIn(table: Table, doing: Recent, code: RejectionCode): Table | Rejection {
  const left = (coolsUntil(table, doing) ?? doing.at) - doing.at;
  return left === 0
    ? withRecent(table, doing)
    : reject(code, { seconds: Math.ceil(left / 1000), minutes: Math.ceil(left / 60_000) });
}

/** A table moved to a channel of its server by one of its people. A new message there calls the player who is asked. */
export function moveTable({ table }: TableNow, person: string, to: Destination, now: number): TableOutcome {
  if (seatOf(table, person) === undefined) return 'not-seated';
  if (table.guild !== to.guild) return 'another-server';
  const cooled = onceIn(table, { what: 'move', person, motion: '', at: now }, 'too-soon-to-move');
  if ('kind' in cooled) return cooled;
  const moved =
    table.channel === to.channel
      ? table.moved
      : { by: person, ...(to.fromNowhere ? {} : { from: table.channel }) };
  return { table: { ...movedTo(cooled, to), moved }, wantsNewMessage: 'moved' };
}

/** A table in another channel, before it is said who brought it there. */
export const movedTo = (table: Table, to: Destination): Table => ({
  ...table,
  ...{ channel: to.channel, home: to.home ?? to.channel, thread: undefined, moved: undefined },
  isCompact: to.isCompact ?? table.isCompact,
});

/** A table whose live message is to stand once more where it lives, as one of those who sit there has asked. */
export function showBoardAnew({ table }: TableNow, person: string, now: number): TableOutcome {
  if (seatOf(table, person) === undefined) return 'not-seated';
  const cooled = onceIn(table, { what: 'board', person, motion: '', at: now }, 'too-soon-for-a-board');
  return 'kind' in cooled ? cooled : { table: cooled, wantsNewMessage: 'again' };
}

/** A table whose message is posted again, as the known one is gone: the channel has gone on after a restored backup. */
export function bringBoardBack({ table }: TableNow): TableOutcome {
  const shown = table.phase === 'lobby' || table.phase === 'playing' || table.phase === 'archived';
  return shown ? { table, wantsNewMessage: 'again', isQuiet: true } : 'over';
}

/** A renamed table. Its own thread is to be renamed as well, which Discord allows twice in ten minutes. */
export function nameTable(table: Table, name: string, at: number): TableOutcome {
  const named = { ...table, name };
  if (!isInOwnThread(table)) return named;
  return onceIn(named, { what: 'name', person: '', motion: '', at }, 'too-soon-to-rename');
}

/** A thread of a table's own, and the table's name after which it is called. */
export interface OwnThread {
  readonly channel: string;
  readonly name: string | undefined;
}

/** A table with its own thread. If no private one could be started it wants a public one; if none could, it stays. */
export const moveToThread = (table: Table, thread: OwnThread | undefined): Table => {
  const isPrivate = table.thread === 'wanted-private' || table.thread === 'own-private';
  return thread === undefined
    ? { ...table, thread: isPrivate ? 'wanted' : 'refused' }
    : {
        ...table,
        thread: isPrivate ? 'own-private' : 'own',
        ...{ channel: thread.channel, threadName: thread.name },
      };
};
