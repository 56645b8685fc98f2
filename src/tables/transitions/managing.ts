import type { Outcome } from '../model/change.ts';
import { NOT_OVER, peopleAt, seatOf, type Table, type TableNow } from '../model/table.ts';
import { type ManagedEvent, withEvent } from '../model/table-event.ts';
import { closeTable, endMatch, vacateSeat } from './ending.ts';
import { leaveLobby } from './lobby.ts';
import { type Destination, movedTo, nameTable } from './place.ts';
import { lastIn } from './seating.ts';

/** What somebody who manages the server wants of a table. */
export type ManagerWish =
  | { readonly act: 'close' }
  | { readonly act: 'move'; readonly to: Destination }
  | { readonly act: 'rename'; readonly name: string }
  /** Frees the seat of this person. */
  | { readonly act: 'free'; readonly person: string };

/** A table after a manager of the server, who need not sit there, acted on it. The reason stays known. */
export function afterManaging(now: TableNow, wish: ManagerWish, reason: string, at: number): Outcome {
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
    case 'rename':
      return nameTable(
        withEvent(table, { ...event, was: table.name ?? '', became: wish.name }),
        wish.name,
        at,
      );
    case 'free':
      return freed(now, wish.person, event);
  }
}

/** Somebody leaves a lobby, or their seat at a match is free for others, or for themselves. */
function freed(now: TableNow, person: string, event: ManagedEvent): Outcome {
  const seat = seatOf(now.table, person);
  const before = seat === undefined ? undefined : lastIn(now.table, seat);
  if (seat === undefined || before === undefined) return 'not-at-the-table';
  if (peopleAt(now.table).length < 2) return 'only-person-there';
  const table: Table = withEvent(now.table, { ...event, before });
  return table.phase === 'lobby'
    ? leaveLobby({ ...now, table }, person, event.at)
    : vacateSeat(table, seat, 'freed');
}
