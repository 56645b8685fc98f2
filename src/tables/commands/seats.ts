import type { Seat } from '../../engine/seat.ts';
import { seatToTakeBack } from '../model/computer-seat.ts';
import { type Refused, refused } from '../model/rejection.ts';
import { seatOf } from '../model/table.ts';
import type { HeldSeats } from '../service/held-seats.ts';
import type { Act, Done } from '../service/kept-tables.ts';
import type { Book, TablesParts } from '../service/table-repository.ts';
import { gaveUp, type Leaving, leftOpen } from '../transitions/leaving.ts';
import { left } from '../transitions/lobby.ts';
import { broughtBack, type Destination, housed, movedTo, shownAnew, spoken } from '../transitions/place.ts';
import { takenUp } from '../transitions/resting.ts';
import { handedOver, hostFollowed, taken, takenBack } from '../transitions/seating.ts';
import { actorOf, atMatch, atSeat, refreshed } from './guards.ts';

/** What is done about who sits at a table, and where it stands; see {@link seatActs}. */
export type SeatActs = ReturnType<typeof seatActs>;

/** What is done about who sits at a table, and where it stands. */
export const seatActs = (
  book: Book,
  { heldSeats, clock }: Pick<TablesParts, 'clock'> & { readonly heldSeats: HeldSeats },
) => ({
  /** Leaves a match: the seat is handed on to whoever takes it, or given up. A host is followed by the next person. */
  depart: (act: Act, how: Leaving): Promise<Done | Refused> =>
    book.act(
      act,
      atSeat(act, ({ table }, _match, seat) =>
        how === 'concede' ? gaveUp(table, seat) : leftOpen(table, seat, 'left'),
      ),
    ),

  /** Frees the seat of somebody who is not in the server any more. Nobody presses for that, so `revision` makes it count once. */
  gone: (id: string, person: string, revision: number): Promise<Done | Refused> =>
    book.act(
      { table: id, person: '', interaction: `gone:${id}:${revision}` },
      atMatch(({ table }) => {
        const seat = seatOf(table, person);
        return seat === undefined ? refused('not-at-the-table') : leftOpen(table, seat, 'gone');
      }),
    ),

  /**
   * The host of a table is not in the server any more: the next person is. In a lobby they leave it; in a match their seat stays theirs until
   * it is waited for. Nobody presses for that, so `revision` makes it count once.
   */
  hostGone: (id: string, person: string, revision: number): Promise<Done | Refused> =>
    book.act({ table: id, person: '', interaction: `host-gone:${id}:${revision}` }, (now) => {
      const { table } = now;
      if (table.host !== person) return refused('stale');
      if (table.phase === 'lobby') return refreshed(left(now, person));
      const next = table.phase === 'playing' ? hostFollowed(table, person) : table;
      return next === table ? refused('stale') : { table: next, isQuiet: true };
    }),

  /** Takes a seat that somebody left. */
  takeSeat: (act: Act, seat: Seat, name: string): Promise<Done | Refused> =>
    book.act(
      act,
      atMatch(async ({ table }) => {
        if (await heldSeats.isAnother(table, seat, act.person)) return refused('held-another-seat');
        const next = taken(table, seat, actorOf(act, name));
        return typeof next === 'string' ? refused(next) : { table: next };
      }),
    ),

  /** Takes back the seat that a computer plays for this person. */
  takeBack: (act: Act, name: string): Promise<Done | Refused> =>
    book.act(
      act,
      atMatch(({ table }) => {
        const seat = seatToTakeBack(table, act.person);
        if (seat === undefined) return refused('no-seat-to-take-back');
        const next = takenBack(table, seat, actorOf(act, name));
        return typeof next === 'string' ? refused(next) : { table: next };
      }),
    ),

  /** The host names another. */
  handOver: (act: Act, to: string): Promise<Done | Refused> =>
    book.act(act, ({ table }) =>
      table.phase === 'lobby' || table.phase === 'playing'
        ? refreshed(handedOver(table, act.person, to))
        : refused(table.phase === 'archived' ? 'archived' : 'over'),
    ),

  /** Takes up again a match that was archived. */
  takeUp: (act: Act): Promise<Done | Refused> =>
    book.act(act, (now) => {
      const change = takenUp(now, act.person, clock.now());
      return typeof change === 'string' ? refused(change) : change;
    }),

  /** Somebody who sits at a table brings it to another channel of its server, where it lives from then on. */
  move: (act: Act, to: Destination): Promise<Done | Refused> =>
    book.act(act, (now) => movedTo(now, act.person, to, clock.now())),

  /** The host has another language spoken in the table's channel, as Discord names it. */
  setLanguage: (act: Act, language: string): Promise<Done | Refused> =>
    book.act(act, (now) => spoken(now, act.person, language)),

  /** Somebody who sits at a table has its live message stand once more, where everybody finds it. */
  showAnew: (act: Act): Promise<Done | Refused> =>
    book.act(act, (now) => shownAnew(now, act.person, clock.now())),

  /** The board of a table does not stand in its channel. Nobody presses for that, so `revision` makes it count once. */
  bringBack: (id: string, revision: number): Promise<Done | Refused> =>
    book.act({ table: id, person: '', interaction: `board:${id}:${revision}` }, broughtBack),

  /** A table has got a thread of its own, or cannot have one. Nobody presses for that, so `revision` makes it count once. */
  housed: (id: string, thread: string | undefined, revision: number): Promise<Done | Refused> =>
    book.act({ table: id, person: '', interaction: `housed:${id}:${revision}` }, ({ table }) => ({
      table: housed(table, thread),
    })),
});
