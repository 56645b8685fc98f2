import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import { type Change, changeOf, type TableOutcome } from '../model/change.ts';
import { standInFor } from '../model/computer-seat.ts';
import { withRecent } from '../model/cooldown.ts';
import { leavingConcedes } from '../model/match-result.ts';
import type { Rejection } from '../model/rejection.ts';
import type { StandIn } from '../model/seated.ts';
import { holderOf, seatOf, type Table } from '../model/table.ts';
import { withEvent } from '../model/table-event.ts';
import type { Vote } from '../model/vote.ts';
import { awaited, isPassed } from '../model/voting.ts';
import { advance } from './advance.ts';
import { endMatch, handToComputer, vacateSeat } from './ending.ts';
import { changePace } from './pace-change.ts';
import { substitute } from './seating.ts';

interface VoteContext {
  readonly table: Table;
  readonly match: PlayableMatch;
  readonly now: number;
  readonly log: () => Promise<readonly string[]>;
}

/** The table after somebody agreed to its vote: it waits for the others, or comes to pass. */
export async function afterAgreement(answered: VoteContext): Promise<Change | Rejection> {
  const { table, now } = answered;
  const { vote } = table;
  if (vote === undefined) return { table };
  if (isPassed(table, vote, now)) return changeOf(await carryOut(vote, answered));
  // Put just now: those who are asked are called, see `calls.ts`.
  const isNew = vote.id === table.revision + 1 && awaited(table, vote, now).length > 0;
  if (!isNew) return { table };
  return { table: withRecent(table, { what: 'motion', person: vote.by, motion: '', at: now }) };
}

/** Who has agreed to it themselves does not come back. */
function standInOfVote(
  { agreed }: Vote,
  seat: Seat,
  { table, now }: Pick<VoteContext, 'table' | 'now'>,
): StandIn | undefined {
  const holder = holderOf(table, seat);
  return holder !== undefined && agreed.includes(holder) ? undefined : standInFor(table, seat, now);
}

async function carryOut(vote: Vote, answered: VoteContext): Promise<TableOutcome> {
  const { match, now, log } = answered;
  const { proposal, by } = vote;
  const table = { ...answered.table, vote: undefined };
  switch (proposal.kind) {
    case 'end':
      return endMatch(table, 'by vote');
    case 'pace':
      return changePace(withEvent(table, { kind: 'pace', who: by, pace: proposal.pace }), proposal.pace, now);
    case 'undo': {
      const seat = seatOf(table, by);
      if (seat === undefined) return 'not-seated';
      const next = await match.logged(await log()).goBack(seat, proposal.to);
      if (typeof next === 'string') return next;
      const change = advance(table, { before: match, next, seat, by });
      return { ...change, table: withEvent(change.table, { kind: 'back', who: by, moves: proposal.moves }) };
    }
    case 'computer':
      // Whether the other of two plays on against a computer is theirs to say.
      if (holderOf(table, proposal.seat) === by && leavingConcedes(table, match))
        return vacateSeat(table, proposal.seat, 'left', true);
      return handToComputer(table, proposal.seat, standInOfVote(vote, proposal.seat, answered));
    case 'substitute':
      return substitute(table, proposal.seat, proposal.person);
    case 'film':
      // It is made by the press that passed this, see `shown-records.ts`.
      return table;
  }
}
