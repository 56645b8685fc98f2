import type { PlayableMatch } from '../../games/playable.ts';
import { untoldOf } from './computer-seat.ts';
import { dueTimes } from './lobby-terms.ts';
import { CALL_AGAIN_AFTER, REMIND_AFTER, TURN_TIME } from './pace.ts';
import { callAgain, callAgainAt, type DueMoment } from './reminders.ts';
import {
  type Absence,
  absencesShown,
  hasComputers,
  holderOf,
  isAway,
  peopleAt,
  putOff,
  type Table,
  takenBackFrom,
} from './table.ts';
import type { OverdueVote, TurnClock, Vacancy } from './turn-clock.ts';
import { awaitsGrace, type Grace, graceOfVote, graceUntil, isPassed } from './voting.ts';

/** Whom the match waits for, from a moment on in which `mover`, if given, has just played. */
export function turnClocksOf(
  table: Table,
  match: PlayableMatch | undefined,
  now: number,
  mover: string | undefined,
): readonly TurnClock[] {
  if (table.phase !== 'playing' || match === undefined) return [];
  return match.decisions.flatMap(({ seat }) => {
    const person = holderOf(table, seat);
    if (person === undefined) return [];
    const turn = match.turn.number;
    const known = table.turnClocks.find(
      (turnClock) => turnClock.seat === seat && turnClock.person === person && turnClock.turn === turn,
    );
    const back = person === mover;
    // They played after all, or nobody is left to be asked about them.
    const settled = back || othersThan(table, person).length === 0;
    if (known === undefined) return [restarted(table, { seat, person, turn, since: now }, now)];
    if (known.offer !== undefined && settled) return [restarted(table, known, now)];
    // They know that they are up, and are reminded from now on.
    return [back ? { ...known, playedAt: now, reminded: 0 } : known];
  });
}

/** A turn that has its whole time from a moment on, as the pace of the table gives it. */
export function restarted(
  { pace }: Pick<Table, 'pace'>,
  { seat, person, turn, since }: Pick<TurnClock, 'seat' | 'person' | 'turn' | 'since'>,
  now: number,
): TurnClock {
  const time = TURN_TIME[pace];
  return {
    ...{ seat, person, turn, since, playedAt: now, reminded: 0 },
    ...(time === undefined ? {} : { clock: { from: now, due: now + time } }),
  };
}

/** The absences that still matter: those that last, and those that a wait has seen. */
export const absencesAt = (table: Table, turnClocks: readonly TurnClock[], now: number): readonly Absence[] =>
  table.away.filter(
    ({ person, until }) =>
      until > now || turnClocks.some((turnClock) => turnClock.person === person && turnClock.since < until),
  );

/** The people at a table but for one. */
export const othersThan = (table: Table, person: string): readonly string[] =>
  peopleAt(table).flatMap(({ id }) => (id === person ? [] : [id]));

/** How many others must agree about somebody whose time is over: more than half of those who are not away. */
export function neededFor(table: Table, person: string, now: number): number {
  const others = othersThan(table, person);
  const here = others.filter((other) => !isAway(table, other, now));
  return Math.floor((here.length > 0 ? here : others).length / 2) + 1;
}

/** Whether nobody's time runs: the table is asked to go back, and may change whose turn it is. */
const standsStill = (table: Table): boolean => takenBackFrom(table) !== undefined;

/** The table after a change that ends a vote on going back: nobody's time ran while it was open. */
export function afterStandstill(before: Table | undefined, table: Table, now: number): Table {
  const { vote } = before ?? table;
  if (before === undefined || vote === undefined || !standsStill(before)) return table;
  if (standsStill(table) && table.vote?.id === vote.id) return table;
  const { at: from } = vote;
  return {
    ...table,
    away: [...table.away, ...before.turnClocks.map(({ person }) => ({ person, from, until: now }))],
  };
}

/** When a player's time is over; undefined without a limit, or if the table is asked about that, or to go back. */
export function dueAt(table: Table, turnClock: TurnClock): number | undefined {
  const { clock, offer, person } = turnClock;
  if (standsStill(table)) return undefined;
  if (clock === undefined || offer !== undefined || othersThan(table, person).length === 0) return undefined;
  return putOff(table, person, { from: clock.from, at: clock.due });
}

/** When to remind somebody next: not while the others are asked about them, nor before they are told of their turn. */
export function remindAt(table: Table, turnClock: TurnClock): number | undefined {
  if (standsStill(table)) return undefined;
  const isAnnounced = table.announcements.some(({ person }) => person === turnClock.person);
  return turnClock.offer !== undefined || isAnnounced
    ? undefined
    : reminders(table, turnClock)[turnClock.reminded];
}

/** The times at which somebody is reminded. */
export const reminders = (table: Table, { person, playedAt }: TurnClock): readonly number[] =>
  REMIND_AFTER[table.pace].map((after) => putOff(table, person, { from: playedAt, at: playedAt + after }));

/** When to ask the others again about somebody whose time is over. Paused while the late player is away. */
export function askAgainAt(table: Table, turnClock: TurnClock): number | undefined {
  const { offer } = turnClock;
  return offer === undefined || standsStill(table)
    ? undefined
    : callAgainAt(offer, askedAgain(table, turnClock, offer));
}

/** The times at which the others are asked again. */
export const askedAgain = (table: Table, { person }: TurnClock, { at }: OverdueVote): readonly number[] =>
  CALL_AGAIN_AFTER[table.pace].map((after) => putOff(table, person, { from: at, at: at + after }));

/** Every running grace, after which a seat is handed on; it has no end while the table is asked to go back. */
export function gracesAt(table: Table): readonly Grace[] {
  if (table.phase !== 'playing') return [];
  const { vote } = table;
  const ofVote = vote !== undefined && awaitsGrace(table, vote) ? graceOfVote(table) : undefined;
  const ofOffers = table.turnClocks.flatMap(({ seat, person, offer }) => {
    const from = offer?.grace;
    if (from === undefined) return [];
    const until = standsStill(table) ? Number.POSITIVE_INFINITY : graceUntil(table, person, from);
    return [{ seat, person, from, until }];
  });
  return [...(ofVote === undefined ? [] : [ofVote]), ...ofOffers];
}

/** Whether enough agree by a moment to what a table is asked. */
export const isVotePassed = (table: Table, now: number): boolean =>
  table.phase === 'playing' && table.vote !== undefined && isPassed(table, table.vote, now);

/** When something is due at a table though nobody does anything there; undefined if never. */
export function wakeAt(table: Table): number | undefined {
  const ofWaits = table.turnClocks.flatMap((turnClock) => [
    remindAt(table, turnClock),
    dueAt(table, turnClock),
    askAgainAt(table, turnClock),
  ]);
  // The board says who is away only while it is so.
  const back = table.phase === 'playing' ? absencesShown(table).map(({ until }) => until) : [];
  const untold = hasComputers(table) ? untoldOf(table).map(({ tellAt }) => tellAt) : [];
  const graces = gracesAt(table).flatMap(({ from, until }) => (from > table.changedAt ? [from] : [until]));
  const planned = table.plans.map(({ playAt }) => playAt);
  const announced = table.announcements.map(({ at }) => at);
  // Those who are here have agreed, and the others went away since.
  const passed = isVotePassed(table, table.changedAt) ? [table.changedAt] : [];
  const times = [
    ...ofWaits,
    ...announced,
    ...(table.phase === 'lobby' ? dueTimes(table.terms) : []),
    vacancyDueAt(table),
    ...planned,
    ...back,
    ...untold,
    ...graces,
    ...passed,
  ].filter((time): time is number => time !== undefined && Number.isFinite(time));
  return times.length === 0 ? undefined : Math.min(...times);
}

/** The vacancy that a match waits for since a moment. Its first message calls everybody, for want of anybody else. */
export function vacancyOf(table: Table, match: PlayableMatch | undefined, now: number): Vacancy | undefined {
  const [first] = table.phase === 'playing' ? (match?.decisions ?? []) : [];
  if (first === undefined || match?.decisions.some(({ seat }) => table.seats[seat]?.kind !== 'free'))
    return undefined;
  const { seat } = first;
  if (table.vacancy?.seat === seat) return table.vacancy;
  return { seat, at: now, called: { revision: 0, people: [] }, again: 0 };
}

const times = ({ pace }: Table, { at }: Vacancy): readonly number[] =>
  CALL_AGAIN_AFTER[pace].map((after) => at + after);

/** When everybody is to be called again to a seat that the match waits for and nobody takes. */
const vacancyDueAt = (table: Table): number | undefined =>
  table.vacancy === undefined ? undefined : callAgainAt(table.vacancy, times(table, table.vacancy));

/** The vacancy after everybody was called to it again, if that is due. */
export function vacancyAt(table: Table, moment: DueMoment): Vacancy | undefined {
  const { vacancy } = table;
  const at = vacancyDueAt(table);
  if (vacancy === undefined || at === undefined || at > moment.now) return vacancy;
  const people = peopleAt(table).map(({ id }) => id);
  return callAgain(vacancy, times(table, vacancy), people, table.revision + 1, moment);
}
