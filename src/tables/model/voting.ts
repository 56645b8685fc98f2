import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import { coolsUntil, hasInvitedEnough, withRecent } from './cooldown.ts';
import { OVERDUE_AFTER } from './pace.ts';
import type { RejectionCode } from './rejection.ts';
import { holderOf, isAway, peopleAt, putOff, seatOf, type Table } from './table.ts';
import type { Proposal, Vote } from './vote.ts';

/** Whether the match has waited for the holder of this seat too long, who is not away. Days away are not counted. */
function isOverdue(table: Table, match: PlayableMatch, seat: Seat, now: number): boolean {
  const holder = holderOf(table, seat);
  const isAsked = match.decisions.some((open) => open.seat === seat);
  if (holder === undefined || !isAsked || isAway(table, holder, now)) return false;
  const turnClock = table.turnClocks.find((known) => known.seat === seat && known.person === holder);
  const from = Math.max(table.lastMoveAt, turnClock?.since ?? 0);
  return now >= putOff(table, holder, { from, at: from + OVERDUE_AFTER[table.pace] });
}

const everybodyAt = (table: Table): readonly string[] => peopleAt(table).map(({ id }) => id);

/** Whose votes count beside the proposer's: people who are not away; all if all are, so that nobody decides alone. */
function countedAt(table: Table, by: string, now: number): readonly string[] {
  const everybody = everybodyAt(table);
  const here = everybody.filter((id) => id === by || !isAway(table, id, now));
  return here.some((id) => id !== by) ? here : everybody;
}

/** Groups of `all` these people, by id: when everybody of any one group agrees, the vote is passed. */
function voterGroups(
  table: Table,
  { proposal, overdue }: Pick<Vote, 'proposal' | 'overdue'>,
  all: readonly string[],
): readonly (readonly string[])[] {
  switch (proposal.kind) {
    case 'end':
    case 'pace':
    case 'undo':
    case 'film':
      return [all];
    case 'computer':
      return aboutSeat(table, proposal.seat, all, overdue);
    case 'substitute':
      return substituteVoters(table, proposal, all, overdue).map((group) => [...group, proposal.person.id]);
  }
}

function substituteVoters(
  table: Table,
  { seat, asksAll }: Extract<Proposal, { readonly kind: 'substitute' }>,
  all: readonly string[],
  overdue: boolean,
): readonly (readonly string[])[] {
  if (asksAll !== true)
    return table.seats[seat]?.kind === 'free' ? [[]] : aboutSeat(table, seat, all, overdue);
  const others = all.filter((id) => id !== holderOf(table, seat));
  return overdue && others.length > 0 ? [all, others] : [all];
}

/** Its holder decides about a seat; without one, or when they keep the table waiting, everybody else together. */
function aboutSeat(
  table: Table,
  seat: Seat,
  all: readonly string[],
  overdue: boolean,
): readonly (readonly string[])[] {
  const holder = holderOf(table, seat);
  if (holder === undefined) return [all];
  const others = all.filter((id) => id !== holder);
  return overdue && others.length > 0 ? [[holder], others] : [[holder]];
}

/** Whether the host may end the match without asking: nobody else is left, or it is stuck. */
export const mayEndAlone = (table: Table, match: PlayableMatch): boolean =>
  table.hostEnds === 'alone' || match.turn.round <= 1 || match.broken || peopleAt(table).length === 1;

/** The ids of those who are still asked at a moment: as the board shows it, that of the latest change. */
export function awaited(table: Table, vote: Vote, now: number = table.changedAt): readonly string[] {
  if (vote.refused !== undefined) return [];
  const groups = voterGroups(table, vote, countedAt(table, vote.by, now));
  return [...new Set(groups.flat())].filter((id) => !vote.agreed.includes(id));
}

/** Whether enough have agreed. Nothing passes without a holder who is away, and one other alone waits for the grace. */
export function isPassed(table: Table, vote: Vote, now: number): boolean {
  if (vote.refused !== undefined) return false;
  const seat = 'seat' in vote.proposal ? vote.proposal.seat : undefined;
  const holder = seat === undefined ? undefined : holderOf(table, seat);
  const grace = graceOfVote(table);
  const mayPassWithout = (who: string, group: readonly string[]): boolean =>
    !isAway(table, who, now) && (grace === undefined ? isOfSeveral(table, group) : grace.until <= now);
  return voterGroups(table, vote, countedAt(table, vote.by, now)).some(
    (group) =>
      group.every((id) => vote.agreed.includes(id)) &&
      (holder === undefined || group.includes(holder) || mayPassWithout(holder, group)),
  );
}

const isOfSeveral = (table: Table, group: readonly string[]): boolean =>
  group.filter((id) => seatOf(table, id) !== undefined).length > 1;

const DAY = 24 * 60 * 60 * 1000;

/** How long a seat's holder has, once told, before one other person alone can hand it on, in milliseconds: two days. */
const GRACE = 2 * DAY;

/** The end of a holder's grace; `from` is when the holder is told. Days away do not count. */
export const graceUntil = (table: Table, holder: string, from: number): number =>
  putOff(table, holder, { from, at: from + GRACE });

/** The holder of a seat has time, in milliseconds since 1970, before it is handed on. */
export interface Grace {
  readonly seat: Seat;
  readonly person: string;
  /** When they are told, and when the time is over, in milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
}

/** The grace that the open vote of a table gives to the holder of the seat that it is about, if it does. */
export function graceOfVote(table: Table): Grace | undefined {
  const { vote } = table;
  if (vote?.grace === undefined || vote.refused !== undefined || !('seat' in vote.proposal)) return undefined;
  const { seat } = vote.proposal;
  const person = holderOf(table, seat);
  if (person === undefined) return undefined;
  return { seat, person, from: vote.grace, until: graceUntil(table, person, vote.grace) };
}

/** Whether an open vote passes as soon as a grace is over: all have agreed but for the holder of the seat. */
export const awaitsGrace = (table: Table, vote: Vote): boolean =>
  graceOfVote(table) !== undefined &&
  voterGroups(table, vote, countedAt(table, vote.by, table.changedAt)).some((group) =>
    group.every((id) => vote.agreed.includes(id)),
  );

/** The table with a question put to it, which the player who asks agrees to; or why it cannot be asked. */
export function putToVote(
  table: Table,
  match: PlayableMatch,
  proposal: Proposal,
  by: string,
  now: number,
  /** When the holder of the seat that it is about can be told of it. */
  toldAt: number = now,
): Table | RejectionCode {
  const open = table.vote?.refused === undefined ? table.vote : undefined;
  if (open !== undefined)
    return JSON.stringify(open.proposal) === JSON.stringify(proposal)
      ? agree(table, by, open.id)
      : 'vote-open';
  if (seatOf(table, by) === undefined && !asksIn(table, proposal, by)) return 'not-seated';
  if (coolsUntil(table, { what: 'motion', person: by, motion: '', at: now }) !== undefined)
    return 'too-soon-to-ask';
  const overdue = 'seat' in proposal && isOverdue(table, match, proposal.seat, now);
  const why = 'seat' in proposal ? cannotBeAsked(table, proposal, by, { overdue, now }) : undefined;
  if (why !== undefined) return why;
  const invitation =
    proposal.kind === 'substitute' && proposal.person.id !== by
      ? ({ what: 'invite', person: proposal.person.id, motion: '', at: now } as const)
      : undefined;
  if (invitation !== undefined && coolsUntil(table, invitation) !== undefined) return 'invited-already';
  if (invitation !== undefined && hasInvitedEnough(table, now)) return 'enough-invited';
  const holder = 'seat' in proposal ? holderOf(table, proposal.seat) : undefined;
  const others = countedAt(table, by, now).filter((id) => id !== holder);
  const isAlone = overdue && holder !== by && others.length <= 1;
  const vote = {
    ...{ id: table.revision + 1, proposal, by, agreed: [by], ply: match.ply, at: now, overdue },
    ...(isAlone ? { grace: toldAt } : {}),
  };
  return { ...(invitation === undefined ? table : withRecent(table, invitation)), vote };
}

const asksIn = ({ seats }: Table, proposal: Proposal, by: string): boolean =>
  proposal.kind === 'substitute' &&
  proposal.asksAll === true &&
  proposal.person.id === by &&
  seats[proposal.seat]?.kind === 'free';

function cannotBeAsked(
  table: Table,
  proposal: Extract<Proposal, { readonly seat: Seat }>,
  by: string,
  { overdue, now }: { readonly overdue: boolean; readonly now: number },
): RejectionCode | undefined {
  const { seat } = proposal;
  const seated = table.seats[seat];
  if (seated === undefined) return 'not-at-the-table';
  const holder = holderOf(table, seat);
  if (proposal.kind === 'computer') {
    if (seated.kind === 'computer') return 'seat-is-taken';
    if (holder === undefined || holder === by || overdue) return undefined;
    return isAway(table, holder, now) ? 'away' : 'still-playing';
  }
  if (holder !== by && table.host !== by && !asksIn(table, proposal, by)) return 'not-the-host';
  return cannotTake(table, seat, proposal.person.id);
}

/** Why somebody may not take this seat, no matter who holds it; undefined if they may. */
export function cannotTake(table: Table, seat: Seat, person: string): RejectionCode | undefined {
  if (seatOf(table, person) !== undefined) return 'sits-here-already';
  const knowsMore = table.former.some((held) => held.id === person && held.seat !== seat);
  return knowsMore ? 'held-another-seat' : undefined;
}

/** The vote that somebody answers, or why it is not theirs to answer. */
function open(table: Table, person: string, id: number): Vote | RejectionCode {
  const { vote } = table;
  if (vote === undefined || vote.id !== id || vote.refused !== undefined) return 'vote-over';
  // Who is away and answers all the same is heard.
  const asked = voterGroups(table, vote, everybodyAt(table)).flat();
  if (vote.agreed.includes(person) || asked.includes(person)) return vote;
  return seatOf(table, person) === undefined ? 'not-seated' : 'not-asked-to-agree';
}

/** The table with one more who agrees to its open vote. */
export function agree(table: Table, person: string, id: number): Table | RejectionCode {
  const vote = open(table, person, id);
  if (typeof vote === 'string') return vote;
  if (vote.agreed.includes(person)) return 'agreed-already';
  return { ...table, vote: { ...vote, agreed: [...vote.agreed, person] } };
}

/** The table after one of those asked has refused, or the player who asked has taken it back: nothing comes of it. */
export function decline(table: Table, person: string, id: number): Table | RejectionCode {
  const vote = open(table, person, id);
  return typeof vote === 'string' ? vote : { ...table, vote: { ...vote, refused: person } };
}

/** What is left of a vote when the match goes on with an entry of this seat: drops one that no longer applies. */
export function afterEntry(table: Table, seat: Seat): Vote | undefined {
  const { vote } = table;
  if (vote === undefined || vote.refused !== undefined) return undefined;
  const { proposal } = vote;
  if (proposal.kind === 'undo') return undefined;
  return 'seat' in proposal && vote.overdue && proposal.seat === seat ? undefined : vote;
}
