import type { Change } from '../model/change.ts';
import { type Profile, USUAL_PROFILE } from '../model/profile.ts';
import { callAgain, firstAhead, isReminded, type Moment } from '../model/reminders.ts';
import { awayUntil, isAway, type Table, type TableNow } from '../model/table.ts';
import {
  askAgainAt,
  askedAgain,
  dueAt,
  type OverdueVote,
  othersThan,
  remindAt,
  reminders,
  type TurnClock,
  vacancyAt,
} from '../model/turn-clock.ts';
import { quietUntil } from '../model/undisturbed.ts';

/**
 * A table after everything was done that was due there at a moment, though nobody did anything: people are told and reminded, outside of
 * their quiet hours, and those whose time is over are put to the others, once these may be disturbed, and again where they say nothing;
 * so is a seat that nobody takes.
 */
export function runDue(
  { table }: Pick<TableNow, 'table'>,
  now: number,
  profiles: ReadonlyMap<string, Profile>,
): Change {
  const moment: Moment = { now, profileOf: (person) => profiles.get(person) ?? USUAL_PROFILE };
  const turnClocks = table.turnClocks.map((turnClock) =>
    runDueTurnClock(table, announceTurn(table, turnClock, moment), moment),
  );
  return { table: { ...table, turnClocks, vacancy: vacancyAt(table, moment) }, isQuiet: true };
}

/** A wait in one of its three stages: the others are asked about it, its time is over, or there is time left. */
function runDueTurnClock(table: Table, turnClock: TurnClock, moment: Moment): TurnClock {
  const { offer } = turnClock;
  if (offer !== undefined) return tellOverdue(table, askOthersAgain(table, turnClock, offer, moment), moment);
  const due = dueAt(table, turnClock);
  return due === undefined || due > moment.now
    ? remind(table, turnClock, moment)
    : askOthersAt(table, turnClock, due, moment);
}

function askOthersAt(table: Table, turnClock: TurnClock, due: number, moment: Moment): TurnClock {
  const others = othersThan(table, turnClock.person);
  const asleep = othersAsleepUntil(table, others, moment);
  if (asleep !== undefined && turnClock.clock !== undefined) {
    const clock = { ...turnClock.clock, due: turnClock.clock.due + asleep - due };
    return { ...turnClock, clock };
  }
  const revision = table.revision + 1;
  const called = { revision, people: others };
  const late: TurnClock = { ...turnClock, offer: { revision, at: moment.now, called, again: 0, voices: [] } };
  return tellOverdue(table, holdBack(table, late, moment), moment);
}

/** A wait whose time is over, with the reminder noted that the player who is up would have had by now but for their quiet hours. */
function holdBack(table: Table, turnClock: TurnClock, { now, profileOf }: Moment): TurnClock {
  const next = reminders(table, turnClock)[turnClock.reminded];
  const quiet = quietUntil(profileOf(turnClock.person), now);
  const held = next !== undefined && next <= now && quiet !== undefined;
  return held ? { ...turnClock, heldUntil: quiet } : turnClock;
}

/** Somebody whose time is over is told so in place of a reminder that their quiet hours have held back, at the end of these. */
function tellOverdue(table: Table, turnClock: TurnClock, { now, profileOf }: Moment): TurnClock {
  const { heldUntil, ...rest } = turnClock;
  if (heldUntil === undefined || heldUntil > now) return turnClock;
  const profile = profileOf(turnClock.person);
  if (!isReminded(profile)) return rest;
  const undisturbed = awayUntil(table, turnClock.person, now) ?? quietUntil(profile, now);
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
function askOthersAgain(table: Table, turnClock: TurnClock, offer: OverdueVote, moment: Moment): TurnClock {
  const at = askAgainAt(table, turnClock);
  if (at === undefined || at > moment.now) return turnClock;
  const others = othersThan(table, turnClock.person);
  const silent = others.filter((other) => offer.voices.every(({ person }) => person !== other));
  const people = silent.length > 0 ? silent : others;
  const times = askedAgain(table, turnClock, offer);
  return { ...turnClock, offer: callAgain(offer, times, people, table.revision + 1, moment) };
}

function announceTurn(table: Table, turnClock: TurnClock, { now, profileOf }: Moment): TurnClock {
  const { announceAt, ...rest } = turnClock;
  if (announceAt === undefined || announceAt > now) return turnClock;
  const profile = profileOf(turnClock.person);
  const undisturbed = awayUntil(table, turnClock.person, now) ?? quietUntil(profile, now);
  if (undisturbed !== undefined) return { ...rest, announceAt: undisturbed };
  if (profile.notices === 'off') return rest;
  return { ...rest, remindedAt: now };
}

function remind(table: Table, turnClock: TurnClock, { now, profileOf }: Moment): TurnClock {
  const at = remindAt(table, turnClock);
  if (at === undefined || at > now) return turnClock;
  const { heldUntil: _over, ...rest } = turnClock;
  const all = reminders(table, turnClock);
  const profile = profileOf(turnClock.person);
  if (!isReminded(profile)) return { ...rest, reminded: all.length };
  const quiet = quietUntil(profile, now);
  if (quiet !== undefined) return { ...rest, heldUntil: quiet };
  // Several that were missed while nobody could give them are one.
  const passed = all.filter((time) => time <= now).length;
  const reminded = Math.max(turnClock.reminded + 1, passed);
  return { ...rest, reminded, remindedAt: now };
}
