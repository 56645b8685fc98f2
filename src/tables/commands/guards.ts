import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { Change } from '../model/change.ts';
import { notTheHost, type Reason, type Refused, refused } from '../model/rejection.ts';
import { type Person, seatOf, type Table, type TableNow } from '../model/table.ts';
import type { Act } from '../service/kept-tables.ts';
import type { Doing } from '../service/table-repository.ts';
import { closed } from '../transitions/ending.ts';

/** What comes of something that is done: a change, or why there is none. */
type Come = Change | Refused | Promise<Change | Refused>;

/** Something done in a lobby, whose message then shows it. */
export const inLobby =
  (change: (now: TableNow) => Table | Reason): Doing =>
  (now) =>
    now.table.phase === 'lobby' ? refreshed(change(now)) : refused('not-in-the-lobby');

/** Something that the host alone may do in a lobby. */
export const byHost =
  ({ person }: Act, change: (now: TableNow) => Table | Reason): Doing =>
  (now) =>
    now.table.phase === 'lobby' && now.table.host !== person ? notTheHost(now.table) : inLobby(change)(now);

/** Something done at a match that is being played. */
export const atMatch =
  (change: (now: TableNow, match: PlayableMatch) => Come): Doing =>
  (now) => {
    const { table, match } = now;
    if (table.phase === 'lobby' || match === undefined) return refused('not-playing');
    if (table.phase === 'archived') return refused('archived');
    return table.phase === 'playing' ? change(now, match) : refused('over');
  };

/** Something done at a match by one of those who play. */
export const atSeat = (
  { person }: Act,
  change: (now: TableNow, match: PlayableMatch, seat: Seat) => Come,
): Doing =>
  atMatch((now, match) => {
    const seat = seatOf(now.table, person);
    return seat === undefined ? refused('not-seated') : change(now, match, seat);
  });

/** A changed table whose live message shows it. */
export function refreshed(table: Table | Reason): Change | Refused {
  if (typeof table === 'string') return refused(table);
  return table.phase === 'closed' ? closed(table, 'by host') : { table };
}

/** Whoever acts, under the name that the channel knows. */
export const actorOf = ({ person, avatar }: Act, name: string): Person => ({
  ...{ id: person, name },
  ...(avatar === undefined ? {} : { avatar }),
});
