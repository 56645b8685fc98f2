import { calledAgain, firstAhead, isReminded, type Moment } from './call.ts';
import type { Change } from './change.ts';
import { calledAnew } from './going-on.ts';
import { type Profile, quietUntil, USUAL_PROFILE } from './profile.ts';
import type { Saying } from './saying.ts';
import type { Table, TableNow } from './table.ts';
import { vacancyAt } from './vacancy.ts';
import {
  askAgainAt,
  askedAgain,
  awayUntil,
  dueAt,
  isAway,
  type Offer,
  othersThan,
  remindAt,
  reminders,
  type Wait,
} from './wait.ts';

/** What somebody's wait is after a moment in which something of it may be due, and what is said of it. */
interface Woken {
  readonly wait: Wait;
  readonly sayings: readonly Saying[];
}

/**
 * A table after everything was done that was due there at a moment, though nobody did anything: people are told and reminded, outside of
 * their quiet hours, and those whose time is over are put to the others, once these may be disturbed, and again where they say nothing;
 * so is a seat that nobody takes.
 */
export function woken(
  { table, match }: TableNow,
  now: number,
  profiles: ReadonlyMap<string, Profile>,
): Change {
  const moment: Moment = { now, profileOf: (person) => profiles.get(person) ?? USUAL_PROFILE };
  const done = table.waits.map((wait): Woken => {
    const announced = announcedAt(table, wait, moment);
    const next = wokenWait(table, announced.wait, moment);
    return { wait: next.wait, sayings: [...announced.sayings, ...next.sayings] };
  });
  const vacancy = vacancyAt(table, moment);
  const calls = [...done.map(({ wait }) => wait.offer), vacancy].some(
    (call) => call?.called.revision === table.revision + 1,
  );
  return {
    table: { ...table, waits: done.map(({ wait }) => wait), vacancy },
    sayings: [
      ...(calls && match !== undefined ? calledAnew(match) : []),
      ...done.flatMap(({ sayings }) => sayings),
    ],
    untouched: true,
  };
}

/** A wait in one of its three stages: the others are asked about it, its time is over, or there is time left. */
function wokenWait(table: Table, wait: Wait, moment: Moment): Woken {
  const { offer } = wait;
  if (offer !== undefined) return { wait: askedAgainAt(table, wait, offer, moment), sayings: [] };
  const due = dueAt(table, wait);
  return due === undefined || due > moment.now
    ? remindedAt(table, wait, moment)
    : offeredAt(table, wait, due, moment);
}

function offeredAt(table: Table, wait: Wait, due: number, moment: Moment): Woken {
  const others = othersThan(table, wait.person);
  const asleep = othersAsleepUntil(table, others, moment);
  if (asleep !== undefined && wait.clock !== undefined) {
    const clock = { ...wait.clock, due: wait.clock.due + asleep - due };
    return { wait: { ...wait, clock }, sayings: [{ kind: 'refresh' }] };
  }
  const revision = table.revision + 1;
  const called = { revision, people: others };
  return {
    wait: { ...wait, offer: { revision, at: moment.now, called, again: 0, voices: [] } },
    sayings: [],
  };
}

/**
 * Until when none of those who would be asked about somebody may be disturbed, where that is so for their quiet hours: to be asked in
 * them nobody would be called.
 */
function othersAsleepUntil(
  table: Table,
  others: readonly string[],
  { now, profileOf }: Moment,
): number | undefined {
  const here = others.filter((other) => !isAway(table, other, now));
  return firstAhead(
    here.map((other) => quietUntil(profileOf(other), now) ?? now),
    now,
  );
}

/** A wait whose others are asked about it again, as they have not settled it: those who have said nothing yet, or all where they do not agree. */
function askedAgainAt(table: Table, wait: Wait, offer: Offer, moment: Moment): Wait {
  const at = askAgainAt(table, wait);
  if (at === undefined || at > moment.now) return wait;
  const others = othersThan(table, wait.person);
  const silent = others.filter((other) => offer.voices.every(({ person }) => person !== other));
  const people = silent.length > 0 ? silent : others;
  const times = askedAgain(table, wait, offer);
  return { ...wait, offer: calledAgain(offer, times, people, table.revision + 1, moment) };
}

function announcedAt(table: Table, wait: Wait, { now, profileOf }: Moment): Woken {
  const { announceAt, ...rest } = wait;
  if (announceAt === undefined || announceAt > now) return { wait, sayings: [] };
  const profile = profileOf(wait.person);
  const undisturbed = awayUntil(table, wait.person, now) ?? quietUntil(profile, now);
  if (undisturbed !== undefined) return { wait: { ...rest, announceAt: undisturbed }, sayings: [] };
  if (profile.notices === 'off') return { wait: rest, sayings: [] };
  // The board called nobody in their quiet hours, and is not posted anew for it.
  const kind = profile.notices === 'direct' ? 'notice' : 'remind';
  return { wait: rest, sayings: [{ kind, ...told(wait) }] };
}

function remindedAt(table: Table, wait: Wait, { now, profileOf }: Moment): Woken {
  const at = remindAt(table, wait);
  if (at === undefined || at > now) return { wait, sayings: [] };
  const all = reminders(table, wait);
  const profile = profileOf(wait.person);
  if (!isReminded(profile)) return { wait: { ...wait, reminded: all.length }, sayings: [] };
  const quiet = quietUntil(profile, now);
  if (quiet !== undefined) return { wait: { ...wait, heldUntil: quiet }, sayings: [] };
  // Several that were missed while nobody could give them are one.
  const passed = all.filter((time) => time <= now).length;
  const reminded = Math.max(wait.reminded + 1, passed);
  return { wait: { ...wait, reminded }, sayings: [{ kind: 'remind', ...told(wait) }] };
}

const told = ({ seat, person, since }: Wait) => ({ seat, person, since });
