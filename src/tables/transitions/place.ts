import type { Outcome } from '../model/change.ts';
import { coolsUntil, withRecent } from '../model/cooldown.ts';
import { reject } from '../model/rejection.ts';
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

/** A table moved to a channel of its server by one of its people. A new message there calls the player who is asked. */
export function moveTable({ table }: TableNow, person: string, to: Destination, now: number): Outcome {
  if (seatOf(table, person) === undefined) return 'not-seated';
  if (table.guild !== to.guild) return 'another-server';
  const moving = { what: 'move', person, motion: '', at: now } as const;
  const until = coolsUntil(table, moving);
  if (until !== undefined) return reject('too-soon-to-move', { seconds: Math.ceil((until - now) / 1000) });
  const moved =
    table.channel === to.channel
      ? table.moved
      : { by: person, ...(to.fromNowhere ? {} : { from: table.channel }) };
  return { table: withRecent({ ...movedTo(table, to), moved }, moving), wantsNewMessage: 'moved' };
}

/** A table in another channel, before it is said who brought it there. */
export const movedTo = (table: Table, to: Destination): Table => ({
  ...table,
  ...{ channel: to.channel, home: to.home ?? to.channel, thread: undefined, moved: undefined },
  isCompact: to.isCompact ?? table.isCompact,
});

/** A table whose live message is to stand once more where it lives, as one of those who sit there has asked. */
export function showBoardAnew({ table }: TableNow, person: string, now: number): Outcome {
  if (seatOf(table, person) === undefined) return 'not-seated';
  const showing = { what: 'board', person, motion: '', at: now } as const;
  const until = coolsUntil(table, showing);
  if (until !== undefined)
    return reject('too-soon-for-a-board', { seconds: Math.ceil((until - now) / 1000) });
  return { table: withRecent(table, showing), wantsNewMessage: 'again' };
}

/**
 * A table whose live message is to be posted again where it lives, as the known one is not there: after a restored
 * backup the channel has gone on without it.
 */
export function bringBoardBack({ table }: TableNow): Outcome {
  const shown = table.phase === 'lobby' || table.phase === 'playing' || table.phase === 'archived';
  return shown ? { table, wantsNewMessage: 'again', isQuiet: true } : 'over';
}

/** A renamed table. Its own thread is to be renamed as well, which Discord allows twice in ten minutes. */
export function nameTable(table: Table, name: string, at: number): Outcome {
  const named = { ...table, name };
  if (!isInOwnThread(table)) return named;
  const naming = { what: 'name', person: '', motion: '', at } as const;
  const until = coolsUntil(table, naming);
  if (until !== undefined) return reject('too-soon-to-rename', { minutes: Math.ceil((until - at) / 60_000) });
  return withRecent(named, naming);
}

/** A thread of a table's own, and the table's name after which it is called. */
export interface OwnThread {
  readonly channel: string;
  readonly name: string | undefined;
}

/**
 * A table with the thread that was started for it, or called anew. If no private one could be started it is to have
 * one for all; if none could, it stays where it is.
 */
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
