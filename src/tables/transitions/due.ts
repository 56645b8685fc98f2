import { awayUntil, isAway } from '../model/absence.ts';
import type { Change } from '../model/change.ts';
import { type Profile, quietUntil, USUAL_PROFILE } from '../model/profile.ts';
import { calledAgain, firstAhead, isReminded, type Moment } from '../model/reminders.ts';
import type { Table, TableNow } from '../model/table.ts';
import {
  askAgainAt,
  askedAgain,
  dueAt,
  type Offer,
  othersThan,
  remindAt,
  reminders,
  vacancyAt,
  type Wait,
} from '../model/turn-clock.ts';

/**
 * A table after everything was done that was due there at a moment, though nobody did anything: people are told and reminded, outside of
 * their quiet hours, and those whose time is over are put to the others, once these may be disturbed, and again where they say nothing;
 * so is a seat that nobody takes.
 */
export function woken(
  { table }: Pick<TableNow, 'table'>,
  now: number,
  profiles: ReadonlyMap<string, Profile>,
): Change {
  const moment: Moment = { now, profileOf: (person) => profiles.get(person) ?? USUAL_PROFILE };
  const waits = table.waits.map((wait) => wokenWait(table, announcedAt(table, wait, moment), moment));
  return { table: { ...table, waits, vacancy: vacancyAt(table, moment) }, isQuiet: true };
}

/** A wait in one of its three stages: the others are asked about it, its time is over, or there is time left. */
function wokenWait(table: Table, wait: Wait, moment: Moment): Wait {
  const { offer } = wait;
  if (offer !== undefined) return toldLate(table, askedAgainAt(table, wait, offer, moment), moment);
  const due = dueAt(table, wait);
  return due === undefined || due > moment.now
    ? remindedAt(table, wait, moment)
    : offeredAt(table, wait, due, moment);
}

function offeredAt(table: Table, wait: Wait, due: number, moment: Moment): Wait {
  const others = othersThan(table, wait.person);
  const asleep = othersAsleepUntil(table, others, moment);
  if (asleep !== undefined && wait.clock !== undefined) {
    const clock = { ...wait.clock, due: wait.clock.due + asleep - due };
    return { ...wait, clock };
  }
  const revision = table.revision + 1;
  const called = { revision, people: others };
  const late: Wait = { ...wait, offer: { revision, at: moment.now, called, again: 0, voices: [] } };
  return toldLate(table, heldBack(table, late, moment), moment);
}

/** A wait whose time is over, with the reminder noted that whoever is up would have had by now but for their quiet hours. */
function heldBack(table: Table, wait: Wait, { now, profileOf }: Moment): Wait {
  const next = reminders(table, wait)[wait.reminded];
  const quiet = quietUntil(profileOf(wait.person), now);
  const held = next !== undefined && next <= now && quiet !== undefined;
  return held ? { ...wait, heldUntil: quiet } : wait;
}

/** Somebody whose time is over is told so in place of a reminder that their quiet hours have held back, at the end of these. */
function toldLate(table: Table, wait: Wait, { now, profileOf }: Moment): Wait {
  const { heldUntil, ...rest } = wait;
  if (heldUntil === undefined || heldUntil > now) return wait;
  const profile = profileOf(wait.person);
  if (!isReminded(profile)) return rest;
  const undisturbed = awayUntil(table, wait.person, now) ?? quietUntil(profile, now);
  if (undisturbed !== undefined) return { ...rest, heldUntil: undisturbed };
  return { ...rest, remindedAt: now };
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

function announcedAt(table: Table, wait: Wait, { now, profileOf }: Moment): Wait {
  const { announceAt, ...rest } = wait;
  if (announceAt === undefined || announceAt > now) return wait;
  const profile = profileOf(wait.person);
  const undisturbed = awayUntil(table, wait.person, now) ?? quietUntil(profile, now);
  if (undisturbed !== undefined) return { ...rest, announceAt: undisturbed };
  if (profile.notices === 'off') return rest;
  return { ...rest, remindedAt: now };
}

function remindedAt(table: Table, wait: Wait, { now, profileOf }: Moment): Wait {
  const at = remindAt(table, wait);
  if (at === undefined || at > now) return wait;
  const { heldUntil: _over, ...rest } = wait;
  const all = reminders(table, wait);
  const profile = profileOf(wait.person);
  if (!isReminded(profile)) return { ...rest, reminded: all.length };
  const quiet = quietUntil(profile, now);
  if (quiet !== undefined) return { ...rest, heldUntil: quiet };
  // Several that were missed while nobody could give them are one.
  const passed = all.filter((time) => time <= now).length;
  const reminded = Math.max(wait.reminded + 1, passed);
  return { ...rest, reminded, remindedAt: now };
}
