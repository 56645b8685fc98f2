import type { Seat } from '../../engine/seat.ts';
import type { Change } from '../model/change.ts';
import { seatToTakeBack } from '../model/computer-seat.ts';
import type { AnnouncedStart } from '../model/lobby-terms.ts';
import { leavingConcedes } from '../model/match-result.ts';
import { type Rejection, type RejectionCode, reject } from '../model/rejection.ts';
import { seatOf, type Table } from '../model/table.ts';
import { putToVote } from '../model/voting.ts';
import type { HeldSeats } from '../service/held-seats.ts';
import { type Done, NOBODY, type TableCommand } from '../service/kept-tables.ts';
import type { TableRepository } from '../service/table-repository.ts';
import { concede, type Leaving, vacateSeat } from '../transitions/leaving.ts';
import { leaveLobby } from '../transitions/lobby.ts';
import { afterAgreement } from '../transitions/passed-vote.ts';
import {
  bringBoardBack,
  changeByHost,
  type Destination,
  moveTable,
  moveToThread,
  type OwnThread,
  showBoardAnew,
} from '../transitions/place.ts';
import { takeUp } from '../transitions/resting.ts';
import { blockedSeatOf, handOver, hostFollowed, takeSeat, takeSeatBack } from '../transitions/seating.ts';
import { actorOf, atMatch, atSeat, cannotSitDown, showChange } from './guards.ts';

/** What is done about who sits at a table, and where it stands; see {@link seatCommands}. */
export type SeatCommands = ReturnType<typeof seatCommands>;

/** What is done about who sits at a table, and where it stands. */
export const seatCommands = (
  repository: TableRepository,
  { heldSeats }: { readonly heldSeats: HeldSeats },
) => ({
  /** Leaves a match: the seat goes to the player who takes it, or is given up. The next person replaces a host. */
  depart: (command: TableCommand, how: Leaving): Promise<Done | Rejection> =>
    repository.execute(
      command,
      atSeat(command, ({ table }, match, seat) =>
        how === 'concede'
          ? concede(table, seat)
          : vacateSeat(table, seat, 'left', leavingConcedes(table, match)),
      ),
    ),

  /** Frees the seat of somebody who has left the server. No interaction triggers it: `revision` makes it count once. */
  gone: (id: string, person: string, revision: number): Promise<Done | Rejection> =>
    repository.execute(
      { table: id, person: NOBODY, interaction: `gone:${id}:${revision}` },
      atMatch(({ table }) => {
        const seat = seatOf(table, person);
        return seat === undefined ? reject('not-at-the-table') : vacateSeat(table, seat, 'gone');
      }),
    ),

  /** Frees the seat of somebody who was blocked in a server; they leave a lobby. `revision` makes it count once. */
  evict: (id: string, person: string, revision: number): Promise<Done | Rejection> =>
    repository.execute({ table: id, person: NOBODY, interaction: `evict:${id}:${revision}` }, (now, at) => {
      const { table } = now;
      const seat = seatOf(table, person);
      if (seat === undefined) return reject('not-at-the-table');
      if (table.phase === 'lobby') return showChange(leaveLobby(now, person, at));
      return table.phase === 'playing' || table.phase === 'archived'
        ? vacateSeat(table, seat, 'blocked')
        : reject('over');
    }),

  /** Returns an unblocked person to the seat that they held, if nobody has taken it. `revision` makes it count once. */
  restore: (id: string, person: string, revision: number): Promise<Done | Rejection> =>
    repository.execute(
      { table: id, person: NOBODY, interaction: `restore:${id}:${revision}` },
      ({ table }) => {
        const seat = blockedSeatOf(table, person);
        const seated = seat === undefined ? undefined : table.seats[seat];
        if (seat === undefined || seated?.kind !== 'free') return reject('seat-is-taken');
        return asChange(takeSeatBack(table, seat, seated.left));
      },
    ),

  /**
   * The host has left the server: the next person becomes host. A lobby is left; in a match the former host's seat
   * stays theirs until it is waited for. No interaction triggers this, so `revision` makes it count once.
   */
  hostGone: (id: string, person: string, revision: number): Promise<Done | Rejection> =>
    repository.execute(
      { table: id, person: NOBODY, interaction: `host-gone:${id}:${revision}` },
      (now, at) => {
        const { table } = now;
        if (table.host !== person) return reject('stale');
        if (table.phase === 'lobby') return showChange(leaveLobby(now, person, at));
        const next = table.phase === 'playing' ? hostFollowed(table, person) : table;
        return next === table ? reject('stale') : { table: next, isQuiet: true };
      },
    ),

  /** Takes a seat that somebody left, or asks the table for it where its rules want that. */
  takeSeat: (command: TableCommand, seat: Seat, name: string): Promise<Done | Rejection> =>
    repository.execute(
      command,
      atMatch(async ({ table }, match, now) => {
        const why = await cannotSitDown(table, seat, command.person, heldSeats);
        if (why !== undefined) return why;
        const person = actorOf(command, name);
        if (table.freedSeats !== 'agreed') return asChange(takeSeat(table, seat, person));
        if (table.seats[seat]?.kind !== 'free') return reject('seat-is-taken');
        const proposal = { kind: 'substitute', seat, person, asksAll: true } as const;
        const asked = putToVote(table, match, proposal, command.person, now);
        if (typeof asked === 'string') return reject(asked);
        return afterAgreement({ table: asked, match, now, log: () => repository.kept.log(command.table) });
      }),
    ),

  /** Takes back the seat that a computer plays for this person. */
  takeBack: (command: TableCommand, name: string): Promise<Done | Rejection> =>
    repository.execute(
      command,
      atMatch(({ table }) => {
        const seat = seatToTakeBack(table, command.person);
        if (seat === undefined) return reject('no-seat-to-take-back');
        return asChange(takeSeatBack(table, seat, actorOf(command, name)));
      }),
    ),

  /** The host names another. */
  handOver: (command: TableCommand, to: string): Promise<Done | Rejection> =>
    repository.execute(command, ({ table }) =>
      table.phase === 'lobby' || table.phase === 'playing'
        ? showChange(handOver(table, command.person, to))
        : reject(table.phase === 'archived' ? 'archived' : 'over'),
    ),

  /** Takes up again a match that was archived. */
  takeUp: (command: TableCommand): Promise<Done | Rejection> =>
    repository.execute(command, (now, at) => {
      const change = takeUp(now, command.person, at);
      return typeof change === 'string' ? reject(change) : change;
    }),

  /** Somebody who sits at a table brings it to another channel of its server, where it lives from then on. */
  move: (command: TableCommand, to: Destination): Promise<Done | Rejection> =>
    repository.execute(command, (now, at) => moveTable(now, command.person, to, at)),

  /** The host has another language spoken in the table's channel, as Discord names it. */
  setLanguage: (command: TableCommand, language: string): Promise<Done | Rejection> =>
    repository.execute(command, (now) => changeByHost(now, command.person, { language })),

  /** Somebody who sits at a table has its live message stand once more, where everybody finds it. */
  showAnew: (command: TableCommand): Promise<Done | Rejection> =>
    repository.execute(command, (now, at) => showBoardAnew(now, command.person, at)),

  /** The board of a table does not stand in its channel. Nobody presses for that, so `revision` makes it count once. */
  bringBack: (id: string, revision: number): Promise<Done | Rejection> =>
    repository.execute({ table: id, person: NOBODY, interaction: `board:${id}:${revision}` }, bringBoardBack),

  /**
   * A lobby's start is announced by an event of its server, or no longer is. No interaction triggers this, so
   * `revision` makes it count once.
   */
  announced: (id: string, event: AnnouncedStart | undefined, revision: number): Promise<Done | Rejection> =>
    repository.execute({ table: id, person: NOBODY, interaction: `event:${id}:${revision}` }, ({ table }) => {
      const { announced: _former, ...terms } = table.terms;
      return {
        table: { ...table, terms: { ...terms, ...(event === undefined ? {} : { announced: event }) } },
        isQuiet: true,
      };
    }),

  /**
   * A table has got its own thread, under the name that it had then, or cannot have one. No interaction triggers
   * this, so `revision` makes it count once.
   */
  housed: (id: string, thread: OwnThread | undefined, revision: number): Promise<Done | Rejection> =>
    repository.execute(
      { table: id, person: NOBODY, interaction: `housed:${id}:${revision}` },
      ({ table }) => ({
        table: moveToThread(table, thread),
      }),
    ),
});

const asChange = (next: Table | RejectionCode): Change | Rejection =>
  typeof next === 'string' ? reject(next) : { table: next };
