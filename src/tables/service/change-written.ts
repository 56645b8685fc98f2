import type { PlayableGame, PlayableMatch } from '../../games/playable.ts';
import { ANSWER_TIMES, type Answering, NO_ANSWERS } from '../model/answering.ts';
import { type Calling, isCalledLately, withCalled } from '../model/called-once.ts';
import type { Change } from '../model/change.ts';
import { absencesAt, afterStandstill, gracesAt, turnClocksOf, vacancyOf } from '../model/clocks.ts';
import { tellStandIns } from '../model/computer-seat.ts';
import type { NoticeDraft } from '../model/notice.ts';
import type { PlanReport } from '../model/plan.ts';
import { plansAfter } from '../model/plans.ts';
import { isPseudonym } from '../model/pseudonym.ts';
import type { DueMoment } from '../model/reminders.ts';
import type { Seated } from '../model/seated.ts';
import {
  guestOf,
  type Handover,
  hasComputers,
  isAway,
  latestAbsences,
  MOST_KEPT,
  peopleAt,
  seatOf,
  type Table,
  type TableNow,
} from '../model/table.ts';
import { managedAt } from '../model/table-event.ts';
import { isSameTurn, type TurnClock } from '../model/turn-clock.ts';
import { quietUntil, vacationAt } from '../model/undisturbed.ts';
import type { Grace } from '../model/voting.ts';
import { announce } from './announcements.ts';
import { type CallsContext, callsAfter } from './calls.ts';

/** The moment of a change, and who made it: they see what comes of it, and are told nothing. */
interface ChangeMoment extends DueMoment {
  readonly actor: string;
}

interface CommitContext extends ChangeMoment, Pick<CallsContext, 'posted' | 'log'> {
  readonly game: PlayableGame;
  readonly before: TableNow | undefined;
}

/** A table as it is to be written after a change, with clocks and calls, and the notices to send about it. */
export function prepareCommit(
  made: Change,
  { game, before, posted, log, ...moment }: CommitContext,
): { readonly current: TableNow; readonly notices: readonly NoticeDraft[] } {
  const { now, actor } = moment;
  const change: Change = { ...made, table: afterStandstill(before?.table, made.table, now) };
  const match = change.match ?? before?.match;
  const mover = change.isPlanned === true ? undefined : change.entries?.at(-1)?.person;
  const former = before?.table.turnClocks ?? [];
  const after = turnClocksOf(change.table, match, now, mover);
  const over = former.find(
    (clock) => clock.person === mover && !after.some((each) => isSameTurn(each, clock)),
  );
  const away = absencesBegun(change.table, former, after, moment);
  const table: Table = {
    ...change.table,
    ...(hasComputers(change.table) ? { seats: tellStandIns(change.table, moment) } : {}),
    ...(before?.match === undefined
      ? {}
      : { handovers: handoversAfter(before.table, change.table, before.match.ply) }),
    turnClocks: after,
    vacancy: vacancyOf(change.table, match, now),
    ...(hasPlans(change.table) ? plansAfter(change.table, match, now) : {}),
    ...(over === undefined ? {} : { answering: answeringAfter(change.table, over, now) }),
    away: latestAbsences(absencesAt({ ...change.table, away }, after, now)),
    revision: (before?.table.revision ?? 0) + 1,
    activeAt: change.isQuiet === true ? change.table.activeAt : now,
    changedAt: now,
    lastMoveAt: change.match === undefined ? change.table.lastMoveAt : now,
  };
  const current = { table, game, match: matchAsShown(table, match) };
  const shown = {
    ...table,
    ...callsAfter(before, current, { posted, wish: change.wantsNewMessage, mover, log }),
  };
  const who = change.isQuiet === true ? undefined : actor;
  const announced = announce(shown, before?.table, { ...moment, actor: who });
  const notices = noticesAfter(before?.table, announced.table, announced.told, moment);
  const warned = notices.filter(({ kind }) => kind === 'warned').map(warningTo);
  return { current: { ...current, table: withCalled(announced.table, warned, now) }, notices };
}

const warningTo = ({ seat, person }: Pick<NoticeDraft, 'seat' | 'person'>): Calling => ({
  person,
  matter: `grace ${seat}`,
});

/** A match's handovers of seats, with those added by a change of who sits there at a ply. */
function handoversAfter(before: Table, { seats, handovers }: Table, ply: number): readonly Handover[] {
  if (before.seats === seats) return handovers;
  const fresh = before.seats.flatMap((seated, seat): readonly Handover[] => {
    const next = seats[seat];
    const held = handovers.findLast((each) => each.seat === seat);
    const isSame = next === undefined || guestOf(seated) === guestOf(next) || isPseudonym(guestOf(next));
    // Of somebody who came and went between two moves nothing was told.
    return isSame || held?.until === ply ? [] : [{ seat, holder: holderIn(seated), until: ply }];
  });
  return fresh.length === 0 ? handovers : [...handovers, ...fresh].slice(-MOST_KEPT.handovers);
}

function holderIn(seated: Seated): Handover['holder'] {
  if (seated.kind === 'computer') {
    const { standIn: _standIn, ...computer } = seated;
    return computer;
  }
  const { id, name, avatar } = seated.kind === 'free' ? seated.left : seated;
  return { kind: 'person', id, name, ...(avatar === undefined ? {} : { avatar }) };
}

const hasPlans = ({ plans, planReports }: Table): boolean => plans.length > 0 || planReports.length > 0;

/** A table's match as shown: if the table ended it, nobody is asked any more, though the rules may not know. */
export const matchAsShown = (
  { phase }: Table,
  match: PlayableMatch | undefined,
): PlayableMatch | undefined => (phase === 'ended' ? match?.stopped() : match);

/** Who is away at a table after a change: those who are on vacation when they come to be asked have time. */
function absencesBegun(
  table: Table,
  before: readonly TurnClock[],
  after: readonly TurnClock[],
  { now, profileOf }: DueMoment,
): Table['away'] {
  const away = [...table.away];
  for (const turnClock of after) {
    const { person } = turnClock;
    if (before.some((known) => isSameTurn(known, turnClock))) continue;
    const vacation = vacationAt(profileOf(person), now);
    if (vacation !== undefined && !isAway({ away }, person, now)) away.push({ person, ...vacation });
  }
  return away;
}

/** Whom a change notifies by messages of their own; `told` are to hear now what waits for them. */
function noticesAfter(
  before: Table | undefined,
  after: Table,
  told: readonly string[],
  moment: ChangeMoment,
): readonly NoticeDraft[] {
  const reminded = after.turnClocks.flatMap((turnClock) => {
    const known = before?.turnClocks.find((each) => isSameTurn(each, turnClock));
    const isReminded = known !== undefined && turnClock.remindedAt !== undefined;
    return isReminded && turnClock.remindedAt !== known.remindedAt ? [turnClock.person] : [];
  });
  return [
    ...[...new Set([...told, ...reminded])].map(
      (person) => ({ kind: 'waits', seat: placeOf(after, person), person }) as const,
    ),
    ...gracesAt(after).flatMap((grace) => warningOf(grace, before, after.recent, moment)),
    ...after.seats.flatMap((seated, seat) => {
      const person = toldOf(seated, before?.seats[seat]);
      if (person === undefined || moment.profileOf(person).notices === 'off') return [];
      return [{ kind: 'replaced', seat, person } as const];
    }),
    ...after.planReports.flatMap((report) => plannedOf(report, before, moment)),
    ...managedPeople(before, after)
      .filter((person) => person !== moment.actor && moment.profileOf(person).notices !== 'off')
      .map((person) => ({ kind: 'managed', seat: placeOf(after, person), person }) as const),
  ];
}

/** Who hears what a manager has just done: who lost a lobby or seat, and all at a moved table whom no message calls. */
function managedPeople(before: Table | undefined, after: Table): readonly string[] {
  const event = managedAt(after);
  if (event === undefined || before?.events.includes(event) === true) return [];
  if (event.act === 'free')
    return event.before === undefined || event.blocked === 'untold' ? [] : [event.before.id];
  const people = peopleAt(after).map(({ id }) => id);
  if (event.act === 'move') {
    const called = after.calls.find(({ revision }) => revision === after.revision)?.people ?? [];
    return people.filter((person) => !called.includes(person));
  }
  return event.act === 'close' ? people : [];
}

/** What tells a person's notices at a table from others': their seat, or after the seats their index in `invited`. */
function placeOf(table: Table, person: string): number {
  const seat = seatOf(table, person);
  return seat ?? table.seats.length + Math.max(0, table.invited.indexOf(person));
}

/**
 * Tells somebody by direct message, as nobody else may know, and outside their quiet hours that their plan was played:
 * they may want to undo it before the next player answers.
 */
function plannedOf(
  { seat, person, turn, stop, isTold }: PlanReport,
  before: Table | undefined,
  { now, profileOf }: ChangeMoment,
): readonly NoticeDraft[] {
  const isKnown = before?.planReports.some((known) => known.seat === seat && known.turn === turn) === true;
  const profile = profileOf(person);
  const wantsIt = profile.notices === 'direct' && quietUntil(profile, now) === undefined;
  return isKnown || isTold === true || stop !== 'turn over' || !wantsIt
    ? []
    : [{ kind: 'planned', seat, person }];
}

/** Tells somebody, once and outside of their quiet hours, that their seat is about to be handed on. */
function warningOf(
  { seat, person, from }: Grace,
  before: Table | undefined,
  recent: Table['recent'],
  { now, profileOf }: ChangeMoment,
): readonly NoticeDraft[] {
  const isKnown =
    before !== undefined && gracesAt(before).some((known) => known.seat === seat && known.from === from);
  const wasTold = isKnown && from <= before.changedAt;
  if (wasTold || from > now || profileOf(person).notices === 'off') return [];
  return isCalledLately(recent, warningTo({ seat, person }), now) ? [] : [{ kind: 'warned', seat, person }];
}

/** Who is told now that a computer plays for them: it does so from now on, or they could not be disturbed before. */
function toldOf(seated: Seated, before: Seated | undefined): string | undefined {
  if (seated.kind !== 'computer' || seated.standIn === undefined) return undefined;
  const { standIn } = seated;
  if (standIn.tellAt !== undefined) return undefined;
  const wasUntold =
    before?.kind === 'computer'
      ? before.standIn?.tellAt !== undefined
      : before?.kind === 'person' || (before?.kind === 'free' && before.why === 'late');
  return wasUntold ? standIn.person.id : undefined;
}

/** Answer times after a turn whose clock is `over`; not counted if its player was away, or in a live match. */
function answeringAfter(table: Table, over: TurnClock, now: number): readonly Answering[] {
  const { person, since } = over;
  const wasAway = table.away.some(
    (absence) => absence.person === person && absence.from < now && absence.until > since,
  );
  if (table.pace === 'live' || wasAway) return table.answering;
  const took = now - since;
  const found = ANSWER_TIMES.findIndex((time) => took < time);
  const bucket = found === -1 ? ANSWER_TIMES.length : found;
  const known = table.answering.find((each) => each.person === person)?.counts ?? NO_ANSWERS;
  return [
    ...table.answering.filter((each) => each.person !== person),
    { person, counts: known.with(bucket, (known[bucket] ?? 0) + 1) },
  ];
}
