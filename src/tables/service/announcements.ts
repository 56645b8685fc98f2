import { announcedAt, GATHERING, withAnnouncement } from '../model/announcement.ts';
import { reminders } from '../model/clocks.ts';
import { type DueMoment, isReminded } from '../model/reminders.ts';
import { awayUntil, type Table } from '../model/table.ts';
import type { TurnClock } from '../model/turn-clock.ts';
import { undisturbedUntil } from '../model/undisturbed.ts';
import { waitingFor } from '../model/waiting.ts';

const HOUR = 60 * 60 * 1000;

/** How long somebody is not reminded of a turn after they were told of it, in milliseconds. */
const PEACE = 4 * HOUR;

interface Announced {
  readonly table: Table;
  readonly told: readonly string[];
}

/**
 * The table with those noted whom a new message calls and who are told later. Those whose time has come are told if
 * something still waits for them. `actor` made the change and sees the table.
 */
export function announce(
  table: Table,
  before: Table | undefined,
  { actor, ...moment }: DueMoment & { readonly actor: string | undefined },
): Announced {
  if (table.phase !== 'lobby' && table.phase !== 'playing')
    return { table: { ...table, announcements: [] }, told: [] };
  const known = table.announcements.filter(
    (each) => each.person !== actor || before?.announcements.includes(each) !== true,
  );
  const noted = newAnnouncements(table, actor, moment).reduce(withAnnouncement, known);
  const told: string[] = [];
  const announcements = noted.reduce((rest, { person, at }) => {
    if (at > moment.now) return rest;
    const later = laterThanNow(table, person, moment);
    if (later !== undefined) return announcedAt(rest, person, later);
    if (isTold(table, person, moment)) told.push(person);
    return rest.filter((each) => each.person !== person);
  }, noted);
  const turnClocks = table.turnClocks.map((turnClock) =>
    told.includes(turnClock.person) ? toldOf(table, turnClock, moment.now) : turnClock,
  );
  return { table: { ...table, announcements, turnClocks }, told };
}

/** Whether something waits for somebody that they want to hear of. */
function isTold(table: Table, person: string, { profileOf }: DueMoment): boolean {
  const profile = profileOf(person);
  return (
    profile.notices !== 'off' &&
    waitingFor(table, person).some(({ kind }) => kind !== 'over' || isReminded(profile))
  );
}

/** Whom the message that a change wants calls, and who does not hear of it by that message. */
function newAnnouncements(
  table: Table,
  actor: string | undefined,
  { now, profileOf }: DueMoment,
): Table['announcements'] {
  const call = table.calls.at(-1);
  const called = call?.revision === table.revision ? call.people : [];
  const others = called.flatMap((person) => {
    if (person === actor) return [];
    const profile = profileOf(person);
    const undisturbed = awayOrUndisturbed(table, person, { now, profileOf });
    if (undisturbed !== undefined) return [{ person, at: undisturbed }];
    const isDirect = profile.notices === 'direct' && call?.besidesTurn !== true;
    return isDirect ? [{ person, at: table.pace === 'live' ? now : now + GATHERING }] : [];
  });
  // Who plays on vacation is told once more at its end.
  const away = actor === undefined ? undefined : awayUntil(table, actor, now);
  const own =
    actor !== undefined && away !== undefined && waitingFor(table, actor).length > 0
      ? [{ person: actor, at: away }]
      : [];
  return [...others, ...own];
}

/** When to tell somebody what is due now: after their vacation, quiet hours, or a plan that is about to be played. */
function laterThanNow(table: Table, person: string, moment: DueMoment): number | undefined {
  const planned = table.plans.find((plan) => plan.person === person)?.playAt;
  return (
    awayOrUndisturbed(table, person, moment) ??
    (planned !== undefined && planned > moment.now ? planned : undefined)
  );
}

const awayOrUndisturbed = (table: Table, person: string, { now, profileOf }: DueMoment): number | undefined =>
  awayUntil(table, person, now) ?? undisturbedUntil(profileOf(person), now);

/** The clock of somebody who is told of their turn now, which includes their reminders of the next hours. */
function toldOf(table: Table, turnClock: TurnClock, now: number): TurnClock {
  const covered = reminders(table, turnClock).filter((time) => time <= now + PEACE).length;
  return { ...turnClock, remindedAt: now, reminded: Math.max(turnClock.reminded, covered) };
}
