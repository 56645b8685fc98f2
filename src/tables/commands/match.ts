import type { WayBack } from '../../engine/log.ts';
import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { Change } from '../model/change.ts';
import { withGuess } from '../model/guess.ts';
import { notTheHost, type Rejection, type RejectionCode, reject } from '../model/rejection.ts';
import { holderOf, seatOf, type Table, type TableNow } from '../model/table.ts';
import { quietUntil } from '../model/undisturbed.ts';
import type { Proposal } from '../model/vote.ts';
import { agree, decline, mayEndAlone, putToVote } from '../model/voting.ts';
import type { HeldSeats } from '../service/held-seats.ts';
import type { Done, TableCommand } from '../service/kept-tables.ts';
import type { Profiles } from '../service/profiles.ts';
import type { Servers } from '../service/servers.ts';
import type { CommandHandler, TableRepository } from '../service/table-repository.ts';
import { endByHost } from '../transitions/ending.ts';
import { nudged } from '../transitions/nudge.ts';
import { type LateVote, voteOnOverdueTurn } from '../transitions/overdue-turn.ts';
import { withAbsence } from '../transitions/pace-change.ts';
import { afterAgreement } from '../transitions/passed-vote.ts';
import { atMatch, atSeat, cannotSitDown, isUndoneEnough, phaseOf, showChange } from './guards.ts';

/** Something done at a match about its vote. */
const atVote =
  (change: Parameters<typeof atMatch>[0]): CommandHandler =>
  (now, at) =>
    atMatch(change, phaseOf(now.table.vote?.proposal))(now, at);

/** What is done at a match while it is played; see {@link matchCommands}. */
export type MatchCommands = ReturnType<typeof matchCommands>;

/** Log entries read first from the end to find a way back, doubled each time. A turn has about ten. */
const LOOKED_BACK = 60;

/** What it takes to act at a match. */
interface MatchParts {
  readonly profiles: Profiles;
  readonly heldSeats: HeldSeats;
  readonly servers: Servers;
}

/** What is done at a match while it is played, besides playing: what the others agree to, and what keeps it going. */
export function matchCommands(repository: TableRepository, { profiles, heldSeats, servers }: MatchParts) {
  const put = async (
    command: TableCommand,
    { table, match, now }: { readonly table: Table; readonly match: PlayableMatch; readonly now: number },
    proposal: Proposal,
  ) => {
    const holder = 'seat' in proposal ? holderOf(table, proposal.seat) : undefined;
    const toldAt =
      holder === undefined || holder === command.person ? undefined : await tellableAt(holder, now);
    return resolveVote(command, match, putToVote(table, match, proposal, command.person, now, toldAt), now);
  };
  /** When somebody can be told something, outside of their quiet hours. */
  const tellableAt = async (person: string, now: number): Promise<number> =>
    quietUntil(await profiles.of(person), now) ?? now;
  const resolveVote = (
    command: TableCommand,
    match: PlayableMatch,
    next: Table | RejectionCode,
    now: number,
  ): Promise<Change | Rejection> | Rejection =>
    typeof next === 'string'
      ? reject(next)
      : afterAgreement({ table: next, match, now, log: () => repository.kept.log(command.table) });
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
    proposeUndo: (command: TableCommand, atPly: number, to: number): Promise<Done | Rejection> =>
      repository.execute(
        command,
        atSeat(command, async ({ table }, match, seat, now) => {
          if (atPly !== match.ply) return reject('stale');
          if (isUndoneEnough(table, match)) return reject('enough-undone');
          const way = (await waysOf(table.id, match, seat)).find((known) => known.to === to);
          if (way === undefined) return reject('too-long-ago');
          const asked = await put(command, { table, match, now }, { kind: 'undo', ...way });
          // To follow the whole log takes a while: only for what is asked now, and not for what was done at once.
          if ('code' in asked || asked.table.vote === undefined) return asked;
          const back = await match.logged(await repository.kept.log(command.table)).goBack(seat, to);
          return typeof back === 'string' ? reject(back) : asked;
        }),
      ),

    /** Asks the table to agree to something; what it takes nobody else for is done at once. */
    propose: (
      command: TableCommand,
      proposal: Exclude<Proposal, { readonly kind: 'undo' }>,
    ): Promise<Done | Rejection> =>
      repository.execute(
        command,
        atSeat(
          command,
          async ({ table }, match, _seat, now) => {
            const at = { table, match, now };
            if (proposal.kind === 'film' && match.result === undefined) return reject('not-over');
            if (proposal.kind !== 'substitute') return put(command, at, proposal);
            const { seat, person } = proposal;
            const why = await cannotSitDown(table, seat, person.id, heldSeats);
            if (why !== undefined) return why;
            if ((await servers.blockOf(table.guild, person.id)) !== undefined) return reject('blocked-other');
            const asked = table.freedSeats === 'agreed' ? { ...proposal, asksAll: true as const } : proposal;
            return put(command, at, asked);
          },
          phaseOf(proposal),
        ),
      ),

    /** Agrees to the vote of this id, which may pass it. */
    agree: (command: TableCommand, vote: number): Promise<Done | Rejection> =>
      repository.execute(
        command,
        atVote(({ table }, match, now) =>
          resolveVote(command, match, agree(table, command.person, vote), now),
        ),
      ),

    /** Refuses the vote of this id, or takes it back, so that nothing comes of it. */
    decline: (command: TableCommand, vote: number): Promise<Done | Rejection> =>
      repository.execute(
        command,
        atVote(({ table }) => showChange(decline(table, command.person, vote))),
      ),

    /** One of the others says what to do about somebody whose time is over. */
    late: (command: TableCommand, vote: Omit<LateVote, 'person'>): Promise<Done | Rejection> =>
      repository.execute(
        command,
        atMatch(async ({ table }, match, now) => {
          const late = holderOf(table, vote.seat);
          const toldAt = late === undefined ? undefined : await tellableAt(late, now);
          const change = voteOnOverdueTurn(table, match, { person: command.person, ...vote }, now, toldAt);
          return typeof change === 'string' ? reject(change) : change;
        }),
      ),

    /** Has those reminded for whom the match waits. */
    nudge: (command: TableCommand): Promise<Done | Rejection> =>
      repository.execute(
        command,
        atSeat(command, async ({ table }, _match, _seat, now) => {
          const people = table.turnClocks.map(({ person }) => person);
          const change = nudged(table, command.person, now, await profiles.all(people));
          return typeof change === 'string' ? reject(change) : change;
        }),
      ),

    /** Sets somebody away until a time, or back if undefined: their clocks at this table stop until then. */
    absent: (command: TableCommand, until: number | undefined): Promise<Done | Rejection> =>
      repository.execute(
        command,
        atSeat(command, ({ table }, _match, _seat, now) => withAbsence(table, command.person, now, until)),
      ),

    /** Somebody whose own game is over says whom they take for the winner: nobody hears of it before the end. */
    guess: (command: TableCommand, winner: Seat): Promise<Done | Rejection> =>
      repository.execute(
        command,
        atSeat(command, ({ table }, match, seat) => {
          const next = withGuess(table, match, seat, winner);
          return typeof next === 'string' ? reject(next) : { table: next };
        }),
      ),

    /** The host ends the match before its time, or where the table’s rules want it asks the others to. */
    end: (command: TableCommand): Promise<Done | Rejection> =>
      repository.execute(
        command,
        atMatch(({ table }, match, now) => {
          if (table.host !== command.person) return notTheHost(table);
          return mayEndAlone(table, match)
            ? endByHost(table, match)
            : put(command, { table, match, now }, { kind: 'end' });
        }),
      ),
  };
}
