import type { Seat } from '../../engine/seat.ts';
import { quietly } from '../model/change.ts';
import { seatToTakeBack } from '../model/computer-seat.ts';
import type { AnnouncedStart } from '../model/lobby-terms.ts';
import { leavingConcedes } from '../model/match-result.ts';
import type { Rejection } from '../model/rejection.ts';
import { seatOf } from '../model/table.ts';
import { withEvent } from '../model/table-event.ts';
import { putToVote } from '../model/voting.ts';
import { byItself, type Done } from '../service/kept-tables.ts';
import type { TablesContext } from '../service/table-repository.ts';
import { concede, type Leaving, vacateSeat } from '../transitions/ending.ts';
import { leaveLobby } from '../transitions/lobby.ts';
import { afterAgreement } from '../transitions/passed-vote.ts';
import {
  bringBoardBack,
  type Destination,
  moveTable,
  moveToThread,
  type OwnThread,
  showBoardAnew,
} from '../transitions/place.ts';
import { takeUp } from '../transitions/resting.ts';
import {
  blockedSeatOf,
  handOver,
  hostFollowed,
  lastIn,
  takeSeat,
  takeSeatBack,
} from '../transitions/seating.ts';
import { actorOf, cannotSitDown, guardsOf, unasked } from './guards.ts';

/** Somebody who loses their seats, and why, if that was said; whether they are to hear of it from this table. */
interface Eviction {
  readonly person: string;
  readonly why?: { readonly reason: string; readonly isTold: boolean };
}

/** What is done about who sits at a table, and where it stands. */
export function seatCommands({ repository, heldSeats }: TablesContext) {
  const { anywhere, inUse, asHost, atMatch, atSeat } = guardsOf(repository);
  return {
    /** Leaves a match: the seat goes to the player who takes it, or is given up. The next person replaces a host. */
    depart: atSeat(({ table, match, seat }, how: Leaving) =>
      how === 'concede'
        ? concede(table, seat)
        : vacateSeat(table, seat, 'left', leavingConcedes(table, match)),
    ),

    gone: unasked(
      'gone',
      atMatch(({ table }, person: string) => {
        const seat = seatOf(table, person);
        return seat === undefined ? 'not-at-the-table' : vacateSeat(table, seat, 'gone');
      }),
    ),

    /** Frees the seat of somebody who was blocked in a server, for a reason that is told; they leave a lobby. */
    evict: unasked(
      'evict',
      anywhere((now, { person, why }: Eviction) => {
        const seat = seatOf(now.table, person);
        const before = seat === undefined ? undefined : lastIn(now.table, seat);
        if (seat === undefined || before === undefined) return 'not-at-the-table';
        const event = { kind: 'managed', act: 'free', at: now.at, before } as const;
        const told =
          why && ({ ...event, reason: why.reason, blocked: why.isTold ? 'told' : 'untold' } as const);
        const table = told === undefined ? now.table : withEvent(now.table, told);
        if (table.phase === 'lobby') return leaveLobby({ ...now, table }, person, now.at);
        return table.phase === 'playing' || table.phase === 'archived'
          ? vacateSeat(table, seat, 'blocked')
          : 'over';
      }),
    ),

    /** Returns an unblocked person to the seat that they held, if nobody has taken it. */
    restore: unasked(
      'restore',
      anywhere(({ table }, person: string) => {
        const seat = blockedSeatOf(table, person);
        const seated = seat === undefined ? undefined : table.seats[seat];
        if (seat === undefined || seated?.kind !== 'free') return 'seat-is-taken';
        return takeSeatBack(table, seat, seated.left);
      }),
    ),

    /** The host has left the server: the next person is host. In a match the seat is theirs until it is waited for. */
    hostGone: unasked(
      'host-gone',
      anywhere((now, person: string) => {
        const { table } = now;
        if (table.host !== person) return 'stale';
        if (table.phase === 'lobby') return leaveLobby(now, person, now.at);
        const next = table.phase === 'playing' ? hostFollowed(table, person) : table;
        return next === table ? 'stale' : quietly(next);
      }),
    ),

    /** Takes a seat that somebody left, or asks the table for it where its rules want that. */
    takeSeat: atMatch(async ({ table, match, by, at: now }, seat: Seat, name: string) => {
      const why = await cannotSitDown(table, seat, by.person, heldSeats);
      if (why !== undefined) return why;
      const person = actorOf(by, name);
      if (table.freedSeats !== 'agreed') return takeSeat(table, seat, person);
      if (table.seats[seat]?.kind !== 'free') return 'seat-is-taken';
      const proposal = { kind: 'substitute', seat, person, asksAll: true } as const;
      const asked = putToVote(table, match, proposal, by.person, now);
      if (typeof asked === 'string') return asked;
      return afterAgreement({ table: asked, match, now, log: () => repository.kept.log(table.id) });
    }),

    takeBack: atMatch(({ table, by }, name: string) => {
      const seat = seatToTakeBack(table, by.person);
      return seat === undefined ? 'no-seat-to-take-back' : takeSeatBack(table, seat, actorOf(by, name));
    }),
    handOver: inUse(({ table, by }, to: string) => handOver(table, by.person, to)),
    takeUp: anywhere((now) => takeUp(now, now.by.person, now.at)),
    move: inUse((now, to: Destination) => moveTable(now, now.by.person, to, now.at)),
    setLanguage: asHost(({ table }, language: string) => ({ ...table, language })),

    /** Somebody who sits at a table has its live message stand once more, where everybody finds it. */
    showAnew: inUse((now) => showBoardAnew(now, now.by.person, now.at)),

    /** The board of a table does not stand in its channel. Nobody presses for that: `revision` makes it count once. */
    bringBack: (id: string, revision: number): Promise<Done | Rejection> =>
      repository.execute(byItself('board', { id, revision }), bringBoardBack),

    announced: unasked(
      'event',
      anywhere(({ table }, event: AnnouncedStart | undefined) => {
        const { announced: _former, ...terms } = table.terms;
        return quietly({ ...table, terms: { ...terms, ...(event && { announced: event }) } });
      }),
    ),

    /** A table has got its own thread, under the name that it had then, or cannot have one. */
    housed: unasked(
      'housed',
      anywhere(({ table }, thread: OwnThread | undefined) => moveToThread(table, thread)),
    ),
  };
}
