import { UNDOING } from '../../bounds.ts';
import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { Change } from '../model/change.ts';
import { notTheHost, type Rejection, type RejectionCode, reject } from '../model/rejection.ts';
import type { SeatedPerson } from '../model/seated.ts';
import { seatOf, TABLE_NAME_LENGTH, type Table, type TableNow, type TablePhase } from '../model/table.ts';
import type { Proposal } from '../model/vote.ts';
import type { HeldSeats } from '../service/held-seats.ts';
import type { Done, TableCommand } from '../service/kept-tables.ts';
import type { Servers } from '../service/servers.ts';
import { isNameTaken } from '../service/table-names.ts';
import type { CommandHandler, TableRepository } from '../service/table-repository.ts';
import { closeTable } from '../transitions/ending.ts';

/** What comes of something that is done: a change, or why there is none. */
type HandlerResult = Change | Rejection | Promise<Change | Rejection>;

/** Something done in a lobby, whose message then shows it. */
export const inLobby =
  (change: (now: TableNow, at: number) => Table | RejectionCode | Rejection): CommandHandler =>
  (now, at) =>
    now.table.phase === 'lobby' ? showChange(change(now, at)) : reject('not-in-the-lobby');

/** Something that the host alone may do in a lobby. */
export const byHost =
  (
    { person }: TableCommand,
    change: (now: TableNow, at: number) => Table | RejectionCode | Rejection,
  ): CommandHandler =>
  (now, at) =>
    now.table.phase === 'lobby' && now.table.host !== person
      ? notTheHost(now.table)
      : inLobby(change)(now, at);

/** Why this person cannot start a match at a table, no matter who sits there; nothing where they can. */
export function cannotStart(table: Table, { person }: Pick<TableCommand, 'person'>): Rejection | undefined {
  if (table.phase !== 'lobby') return reject('not-in-the-lobby');
  return table.host === person ? undefined : notTheHost(table);
}

/** Something done at a match that is being played, or at one that is `ended`. */
export const atMatch =
  (
    change: (now: TableNow, match: PlayableMatch, at: number) => HandlerResult,
    phase: Extract<TablePhase, 'playing' | 'ended'> = 'playing',
  ): CommandHandler =>
  (now, at) => {
    const { table, match } = now;
    if (table.phase === 'lobby' || match === undefined) return reject('not-playing');
    if (table.phase === 'archived') return reject('archived');
    if (table.phase === phase) return change(now, match, at);
    return reject(phase === 'ended' ? 'not-over' : 'over');
  };

/** The phase of a match in which people can agree to something. */
export const phaseOf = (proposal: Proposal | undefined): 'playing' | 'ended' =>
  proposal?.kind === 'film' ? 'ended' : 'playing';

/** Something done at a match by one of those who play. */
export const atSeat = (
  { person }: TableCommand,
  change: (now: TableNow, match: PlayableMatch, seat: Seat, at: number) => HandlerResult,
  phase?: Parameters<typeof atMatch>[1],
): CommandHandler =>
  atMatch((now, match, at) => {
    const seat = seatOf(now.table, person);
    return seat === undefined ? reject('not-seated') : change(now, match, seat, at);
  }, phase);

/** Whether too much of a turn or match was undone to undo more; never if it is broken, as it has no other way. */
export const isUndoneEnough = (
  { turnFromPly }: Pick<Table, 'turnFromPly'>,
  { ply, broken }: Pick<PlayableMatch, 'ply' | 'broken'>,
): boolean => !broken && (ply - turnFromPly >= UNDOING.turn || ply >= UNDOING.match);

/** A changed table whose live message shows it. */
export function showChange(table: Table | RejectionCode | Rejection): Change | Rejection {
  if (typeof table === 'string') return reject(table);
  if ('kind' in table) return table;
  return table.phase === 'closed' ? closeTable(table, 'by host') : { table };
}

/**
 * Why somebody may not play on in another's seat or a free one, by what they know of the match and by the server's
 * rule for seats that were left; undefined if they may.
 */
export async function cannotSitDown(
  table: Table,
  seat: Seat,
  person: string,
  heldSeats: HeldSeats,
): Promise<Rejection | undefined> {
  if (await heldSeats.heldAnotherSeat(table, seat, person)) return reject('held-another-seat');
  if (table.freedSeats === 'former' && !(await heldSeats.hasHeld(table, seat, person)))
    return reject('held-by-others');
  return undefined;
}

/** The player who acts, under the name that the channel knows. */
export const actorOf = ({ person, avatar }: TableCommand, name: string): SeatedPerson => ({
  ...{ id: person, name },
  ...(avatar === undefined ? {} : { avatar }),
});

/** What it takes to call a table something else. */
export interface Naming {
  readonly repository: TableRepository;
  readonly servers: Servers;
  readonly store: Parameters<typeof isNameTaken>[0];
}

/** Calls a table something else, as `named` does it: no other open table of its server is called so. */
export async function underFreeName(
  { table }: Pick<TableCommand, 'table'>,
  name: string,
  { repository, servers, store }: Naming,
  named: () => Promise<Done | Rejection>,
): Promise<Done | Rejection> {
  const now = await repository.kept.look(table);
  if (now === undefined) return reject('no-such-table');
  if (name.length > TABLE_NAME_LENGTH) return reject('unknown-option');
  const { guild, name: former = '' } = now.table;
  return servers.inTurn<Done | Rejection>(guild, async () =>
    former.toLowerCase() !== name.toLowerCase() && (await isNameTaken(store, guild, name))
      ? reject('name-taken')
      : named(),
  );
}
