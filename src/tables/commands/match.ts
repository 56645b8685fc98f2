import type { WayBack } from '../../engine/log.ts';
import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { Change } from '../model/change.ts';
import { withGuess } from '../model/guess.ts';
import { quietUntil } from '../model/profile.ts';
import { notTheHost, type Reason, type Refused, refused } from '../model/rejection.ts';
import { holderOf, seatOf, type Table, type TableNow } from '../model/table.ts';
import { agreed, declined, type Proposal, proposed } from '../model/vote.ts';
import type { HeldSeats } from '../service/held-seats.ts';
import type { Act, Done } from '../service/kept-tables.ts';
import type { Profiles } from '../service/profiles.ts';
import type { Book, TablesParts } from '../service/table-repository.ts';
import { goneOn } from '../transitions/advance.ts';
import { ended } from '../transitions/ending.ts';
import { nudged } from '../transitions/nudge.ts';
import { answeredLate, type LateVoice } from '../transitions/overdue-turn.ts';
import { withAbsence } from '../transitions/pace-change.ts';
import { afterAgreement } from '../transitions/passed-vote.ts';
import { atMatch, atSeat, refreshed } from './guards.ts';

/** What is done at a match while it is played; see {@link matchActs}. */
export type MatchActs = ReturnType<typeof matchActs>;

/** What it takes to act at a match. */
interface MatchParts extends Pick<TablesParts, 'clock'> {
  readonly profiles: Profiles;
  readonly heldSeats: HeldSeats;
}

/** What is done at a match while it is played: answers, what the others agree to, and what keeps it going. */
export function matchActs(book: Book, { profiles, heldSeats, clock }: MatchParts) {
  const put = async (act: Act, table: Table, match: PlayableMatch, proposal: Proposal) => {
    const holder = 'seat' in proposal ? holderOf(table, proposal.seat) : undefined;
    const toldAt = holder === undefined || holder === act.person ? undefined : await tellableAt(holder);
    return voiced(act, match, proposed(table, match, proposal, act.person, clock.now(), toldAt));
  };
  /** When somebody can be told something, outside of their quiet hours. */
  const tellableAt = async (person: string): Promise<number> =>
    quietUntil(await profiles.of(person), clock.now()) ?? clock.now();
  const voiced = (
    act: Act,
    match: PlayableMatch,
    next: Table | Reason,
  ): Promise<Change | Refused> | Refused =>
    typeof next === 'string'
      ? refused(next)
      : afterAgreement({ table: next, match, now: clock.now(), log: () => book.kept.log(act.table) });

  return {
    /** Answers the question that was put to this person at ply `opened`. */
    answer: (act: Act, opened: number, notation: string): Promise<Done | Refused> =>
      book.act(
        act,
        atSeat(act, ({ table }, match, seat) => {
          if (match.broken) return refused('broken');
          const decision = match.decisions.find((open) => open.seat === seat);
          if (decision === undefined) return refused('not-asked');
          if (decision.opened !== opened) return refused('stale');
          const both = match.closing(seat, notation);
          const next = match.play(seat, both?.first ?? notation);
          if (typeof next === 'string') return refused(next);
          const change = goneOn(table, { before: match, next, seat, by: act.person });
          return both === undefined ? change : { ...change, next: { seat, notation: both.last } };
        }),
      ),

    /** Takes back this person's last move; `at` is the ply that they were looking at, where that is known. */
    undo: (act: Act, at?: number): Promise<Done | Refused> =>
      book.act(
        act,
        atSeat(act, ({ table }, match, seat) => {
          if (at !== undefined && at !== match.ply) return refused('stale');
          const next = match.undo(seat);
          if (typeof next === 'string') return refused(next);
          return goneOn(table, { before: match, next, seat, by: act.person });
        }),
      ),

    /** Where this person may ask the others to let the match go back to, nearest first. */
    async waysBack({ table, match }: TableNow, person: string): Promise<readonly WayBack[]> {
      const seat = seatOf(table, person);
      if (seat === undefined || match === undefined || table.phase !== 'playing') return [];
      return match.waysBack(seat, await book.kept.log(table.id));
    },

    /** Asks the table to let the match go back to before its standing move at ply `to`; `at` is the ply that was looked at. */
    proposeUndo: (act: Act, at: number, to: number): Promise<Done | Refused> =>
      book.act(
        act,
        atSeat(act, async ({ table }, match, seat) => {
          if (at !== match.ply) return refused('stale');
          const log = await book.kept.log(act.table);
          const way = match.waysBack(seat, log).find((known) => known.to === to);
          const back = match.goBack(seat, to, log);
          if (way === undefined) return refused('too-long-ago');
          if (typeof back === 'string') return refused(back);
          return put(act, table, match, { kind: 'undo', ...way });
        }),
      ),

    /** Asks the table to agree to something; what it takes nobody else for is done at once. */
    propose: (act: Act, proposal: Exclude<Proposal, { readonly kind: 'undo' }>): Promise<Done | Refused> =>
      book.act(
        act,
        atSeat(act, async ({ table }, match) => {
          const { kind } = proposal;
          if (kind === 'substitute' && (await heldSeats.isAnother(table, proposal.seat, proposal.person.id)))
            return refused('held-another-seat');
          return put(act, table, match, proposal);
        }),
      ),

    /** Agrees to the motion of this id, which may carry it. */
    agree: (act: Act, motion: number): Promise<Done | Refused> =>
      book.act(
        act,
        atMatch(({ table }, match) => voiced(act, match, agreed(table, act.person, motion))),
      ),

    /** Refuses the motion of this id, or takes it back, so that nothing comes of it. */
    decline: (act: Act, motion: number): Promise<Done | Refused> =>
      book.act(
        act,
        atMatch(({ table }) => refreshed(declined(table, act.person, motion))),
      ),

    /** One of the others says what to do about somebody whose time is over. */
    late: (act: Act, voice: Omit<LateVoice, 'person'>): Promise<Done | Refused> =>
      book.act(
        act,
        atMatch(async ({ table }, match) => {
          const late = holderOf(table, voice.seat);
          const toldAt = late === undefined ? undefined : await tellableAt(late);
          const change = answeredLate(table, match, { person: act.person, ...voice }, clock.now(), toldAt);
          return typeof change === 'string' ? refused(change) : change;
        }),
      ),

    /** Has those reminded for whom the match waits. */
    nudge: (act: Act): Promise<Done | Refused> =>
      book.act(
        act,
        atSeat(act, async ({ table }) => {
          const people = table.waits.map(({ person }) => person);
          const change = nudged(table, act.person, clock.now(), await profiles.all(people));
          return typeof change === 'string' ? refused(change) : change;
        }),
      ),

    /** Somebody is away until a time, and back where there is none: their clocks at this table stand still until then. */
    absent: (act: Act, until: number | undefined): Promise<Done | Refused> =>
      book.act(
        act,
        atSeat(act, ({ table }) => withAbsence(table, act.person, clock.now(), until)),
      ),

    /** Somebody whose own game is over says whom they take for the winner: nobody hears of it before the end. */
    guess: (act: Act, winner: Seat): Promise<Done | Refused> =>
      book.act(
        act,
        atSeat(act, ({ table }, match, seat) => {
          const next = withGuess(table, match, seat, winner);
          return typeof next === 'string' ? refused(next) : { table: next };
        }),
      ),

    /** The host ends the match before its time. */
    end: (act: Act): Promise<Done | Refused> =>
      book.act(
        act,
        atMatch(({ table }) => (table.host === act.person ? ended(table, 'by host') : notTheHost(table))),
      ),
  };
}
