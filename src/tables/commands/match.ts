import type { WayBack } from '../../engine/log.ts';
import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { Change } from '../model/change.ts';
import { withGuess } from '../model/guess.ts';
import { type Profile, USUAL_PROFILE } from '../model/profile.ts';
import { notTheHost, type Rejection, type RejectionCode } from '../model/rejection.ts';
import { isReminded } from '../model/reminders.ts';
import { holderOf, isAway, seatOf, type Table, type TableNow } from '../model/table.ts';
import type { TurnClock } from '../model/turn-clock.ts';
import { quietUntil } from '../model/undisturbed.ts';
import type { Proposal } from '../model/vote.ts';
import { agree, decline, mayEndAlone, putToVote } from '../model/voting.ts';
import type { TablesContext } from '../service/table-repository.ts';
import { endByHost } from '../transitions/ending.ts';
import { type LateVote, voteOnOverdueTurn } from '../transitions/overdue-turn.ts';
import { withAbsence } from '../transitions/pace-change.ts';
import { afterAgreement } from '../transitions/passed-vote.ts';
import { type ActingInPlay, cannotSitDown, guardsOf, isUndoneEnough, phaseOf } from './guards.ts';

/** Log entries read first from the end to find a way back, doubled each time. A turn has about ten. */
const LOOKED_BACK = 60;

/** What is done at a match while it is played, besides playing: what the others agree to, and what keeps it going. */
export function matchCommands({ repository, profiles, heldSeats, servers }: TablesContext) {
  const { atMatch, atSeat } = guardsOf(repository);
  /** When somebody can be told something, outside of their quiet hours. */
  const tellableAt = async (person: string | undefined, now: number): Promise<number> =>
    person === undefined ? now : (quietUntil(await profiles.of(person), now) ?? now);
  const resolveVote = async (
    { match, by, at: now }: ActingInPlay,
    next: Table | RejectionCode,
  ): Promise<Change | Rejection | RejectionCode> =>
    typeof next === 'string'
      ? next
      : afterAgreement({ table: next, match, now, log: () => repository.kept.log(by.table) });
  const put = async (now: ActingInPlay, proposal: Proposal) => {
    const { table, match, by, at } = now;
    const holder = 'seat' in proposal ? holderOf(table, proposal.seat) : undefined;
    const toldAt = await tellableAt(holder === by.person ? undefined : holder, at);
    return resolveVote(now, putToVote(table, match, proposal, by.person, at, toldAt));
  };
  /** Where a seat may ask to go back to, from as much of the end of the log as that takes. */
  const waysOf = async (table: string, match: PlayableMatch, seat: Seat): Promise<readonly WayBack[]> => {
    let log: readonly string[] = [];
    for (let until = match.ply; until > 0; ) {
      const from = Math.max(0, until - Math.max(LOOKED_BACK, log.length));
      log = [...(await repository.kept.log(table, from, until)), ...log];
      until = from;
      const ways = await match.logged(log).waysBack(seat);
      if (ways.length > 0) return ways;
    }
    return [];
  };

  return {
    /** Where this person may ask the others to let the match go back to, nearest first. */
    async waysBack({ table, match }: TableNow, person: string): Promise<readonly WayBack[]> {
      const seat = seatOf(table, person);
      if (seat === undefined || match === undefined || table.phase !== 'playing') return [];
      return isUndoneEnough(table, match) ? [] : waysOf(table.id, match, seat);
    },

    /** Proposes to undo to before the match's move at ply `to`; `atPly` is the ply that the person was looking at. */
    proposeUndo: atSeat(async (now, atPly: number, to: number) => {
      const { table, match, seat } = now;
      if (atPly !== match.ply) return 'stale';
      if (isUndoneEnough(table, match)) return 'enough-undone';
      const way = (await waysOf(table.id, match, seat)).find((known) => known.to === to);
      if (way === undefined) return 'too-long-ago';
      const asked = await put(now, { kind: 'undo', ...way });
      // To follow the whole log takes a while: only for what is asked now, and not for what was done at once.
      if (typeof asked === 'string' || 'code' in asked || asked.table.vote === undefined) return asked;
      const back = await match.logged(await repository.kept.log(table.id)).goBack(seat, to);
      return typeof back === 'string' ? back : asked;
    }),

    /** Asks the table to agree to something; what it takes nobody else for is done at once. */
    propose: atSeat(
      async (now, proposal: Exclude<Proposal, { readonly kind: 'undo' }>) => {
        if (proposal.kind === 'film' && now.match.result === undefined) return 'not-over';
        if (proposal.kind !== 'substitute') return put(now, proposal);
        const { table } = now;
        const { seat, person } = proposal;
        const why = await cannotSitDown(table, seat, person.id, heldSeats);
        if (why !== undefined) return why;
        if ((await servers.blockOf(table.guild, person.id)) !== undefined) return 'blocked-other';
        return put(now, table.freedSeats === 'agreed' ? { ...proposal, asksAll: true } : proposal);
      },
      (_table, proposal) => phaseOf(proposal),
    ),

    agree: atMatch(
      (now, vote: number) => resolveVote(now, agree(now.table, now.by.person, vote)),
      ({ vote }, _id) => phaseOf(vote?.proposal),
    ),

    decline: atMatch(
      ({ table, by }, vote: number) => decline(table, by.person, vote),
      ({ vote }, _id) => phaseOf(vote?.proposal),
    ),

    late: atMatch(async ({ table, match, by: { person }, at }, vote: Omit<LateVote, 'person'>) => {
      const toldAt = await tellableAt(holderOf(table, vote.seat), at);
      return voteOnOverdueTurn(table, match, { person, ...vote }, at, toldAt);
    }),

    nudge: atSeat(async ({ table, by, at }) => {
      const people = table.turnClocks.map(({ person }) => person);
      return nudged(table, by.person, at, await profiles.all(people));
    }),

    /** Sets somebody away until a time, or back if undefined: their clocks at this table stop until then. */
    absent: atSeat(({ table, by, at }, until: number | undefined) =>
      withAbsence(table, by.person, at, until),
    ),

    /** Somebody whose own game is over says whom they take for the winner: nobody hears of it before the end. */
    guess: atSeat(({ table, match, seat }, winner: Seat) => withGuess(table, match, seat, winner)),

    /** The host ends the match before its time, or where the table’s rules want it asks the others to. */
    end: atMatch((now) => {
      const { table, match, by } = now;
      if (table.host !== by.person) return notTheHost(table);
      return mayEndAlone(table, match) ? endByHost(table, match) : put(now, { kind: 'end' });
    }),
  };
}

/** How long nobody can be nudged after being asked, seen to play, or reminded, in milliseconds: an hour. */
const NUDGE_AFTER = 60 * 60 * 1000;

/** When somebody last heard of their wait, or was last seen to play in it. */
const lastAt = ({ since, playedAt, remindedAt = since }: TurnClock): number =>
  Math.max(since, playedAt, remindedAt);

/** The table after somebody had those reminded for whom it waits, as far as they may be. */
function nudged(
  table: Table,
  by: string,
  now: number,
  profiles: ReadonlyMap<string, Profile>,
): Table | RejectionCode {
  const others = table.turnClocks.filter(({ person }) => person !== by);
  if (others.length === 0) return 'nobody-to-nudge';
  const ready = others.filter((turnClock) => now - lastAt(turnClock) >= NUDGE_AFTER);
  if (ready.length === 0) return 'too-soon-to-nudge';
  const open = ready.filter(({ person }) => mayBeDisturbed(table, person, now, profiles.get(person)));
  if (open.length === 0) return 'not-to-be-disturbed';
  const after = (turnClock: TurnClock): TurnClock =>
    open.includes(turnClock) ? { ...turnClock, remindedAt: now } : turnClock;
  return { ...table, turnClocks: table.turnClocks.map(after) };
}

const mayBeDisturbed = (
  table: Table,
  person: string,
  now: number,
  profile: Profile = USUAL_PROFILE,
): boolean => isReminded(profile) && quietUntil(profile, now) === undefined && !isAway(table, person, now);
