import { GATHERING, withAnnouncement } from '../model/announcement.ts';
import type { Change } from '../model/change.ts';
import {
  askAgainAt,
  askedAgain,
  dueAt,
  othersThan,
  remindAt,
  reminders,
  vacancyAt,
} from '../model/clocks.ts';
import { type LobbyTerms, REMIND_BEFORE } from '../model/lobby-terms.ts';
import { type Profile, USUAL_PROFILE } from '../model/profile.ts';
import { callAgain, type DueMoment, firstAhead, isReminded } from '../model/reminders.ts';
import { isAway, peopleAt, type Table, type TableNow } from '../model/table.ts';
import type { OverdueVote, TurnClock } from '../model/turn-clock.ts';
import { quietUntil } from '../model/undisturbed.ts';

/**
 * A table after everything that was due there at a moment: people are reminded, and those whose time is over, or a seat
 * that nobody takes, are put to the others once these may be disturbed, and again if they say nothing.
 */
export function runDue(
  { table }: Pick<TableNow, 'table'>,
  now: number,
  profiles: ReadonlyMap<string, Profile>,
): Change {
  const moment: DueMoment = { now, profileOf: (person) => profiles.get(person) ?? USUAL_PROFILE };
  const woken = table.turnClocks.map((turnClock) => runDueTurnClock(table, turnClock, moment));
  const announcements = woken.reduce(
    (known, { turnClock: { person }, tellAt }) =>
      tellAt === undefined ? known : withAnnouncement(known, { person, at: tellAt }),
    table.announcements,
  );
  return {
    table: {
      ...table,
      announcements,
      turnClocks: woken.map(({ turnClock }) => turnClock),
      terms: table.phase === 'lobby' ? runDueTerms(table, moment) : table.terms,
      vacancy: vacancyAt(table, moment),
    },
    // A lobby stands as long from a seat that is free again, or a start that was missed, as from what somebody does.
    isQuiet: table.phase !== 'lobby',
  };
}

/**
 * A lobby's terms after what was due: seats that were kept long enough are free, those who sit there are called
 * before it begins, and its host if it cannot begin as too few are there.
 */
function runDueTerms({ terms, host, revision, ...table }: Table, { now, profileOf }: DueMoment): LobbyTerms {
  const { start } = terms;
  const kept = terms.kept.filter(({ until }) => until > now);
  if (start?.kind !== 'at' || start.next === undefined) return { ...terms, kept };
  const { next: _next, called: _called, ...rest } = start;
  const call = (people: readonly string[]) => ({ called: { revision: revision + 1, people } });
  if (start.at <= now) return { ...terms, kept, start: { ...rest, ...call([host]) } };
  if (start.next === 'begin' || start.at - REMIND_BEFORE > now) return { ...terms, kept };
  const people = peopleAt(table).map(({ id }) => id);
  const reminded = people.filter((person) => isReminded(profileOf(person)));
  return { ...terms, kept, start: { ...rest, next: 'begin', ...call(reminded) } };
}

/** A turn clock after what was due, and when its person is to be told of it if they may not be disturbed now. */
interface Woken {
  readonly turnClock: TurnClock;
  readonly tellAt?: number | undefined;
}

/** A turn in one of its three stages: the others are asked about it, its time is over, or there is time left. */
function runDueTurnClock(table: Table, turnClock: TurnClock, moment: DueMoment): Woken {
  const { offer } = turnClock;
  if (offer !== undefined) return { turnClock: askOthersAgain(table, turnClock, offer, moment) };
  const due = dueAt(table, turnClock);
  return due === undefined || due > moment.now
    ? remind(table, turnClock, moment)
    : askOthersAt(table, turnClock, due, moment);
}

function askOthersAt(table: Table, turnClock: TurnClock, due: number, moment: DueMoment): Woken {
  const { now, profileOf } = moment;
  const { person } = turnClock;
  const others = othersThan(table, person);
  const asleep = othersAsleepUntil(table, others, moment);
  if (asleep !== undefined && turnClock.clock !== undefined) {
    const clock = { ...turnClock.clock, due: turnClock.clock.due + asleep - due };
    return { turnClock: { ...turnClock, clock } };
  }
  const revision = table.revision + 1;
  const called = { revision, people: others };
  const profile = profileOf(person);
  return {
    turnClock: { ...turnClock, offer: { revision, at: now, called, again: 0, voices: [] } },
    tellAt: isReminded(profile) ? quietUntil(profile, now) : undefined,
  };
}

/** Until when all who would be asked are in their quiet hours, if they are: asking would call nobody. */
function othersAsleepUntil(
  table: Table,
  others: readonly string[],
  { now, profileOf }: DueMoment,
): number | undefined {
  const here = others.filter((other) => !isAway(table, other, now));
  return firstAhead(
    here.map((other) => quietUntil(profileOf(other), now) ?? now),
    now,
  );
}

/** A turn clock whose others are asked again: those who have said nothing yet, or all if they disagree. */
function askOthersAgain(
  table: Table,
  turnClock: TurnClock,
  offer: OverdueVote,
  moment: DueMoment,
): TurnClock {
  const at = askAgainAt(table, turnClock);
  if (at === undefined || at > moment.now) return turnClock;
  const others = othersThan(table, turnClock.person);
  const silent = others.filter((other) => offer.voices.every(({ person }) => person !== other));
  const people = silent.length > 0 ? silent : others;
  const times = askedAgain(table, turnClock, offer);
  return { ...turnClock, offer: callAgain(offer, times, people, table.revision + 1, moment) };
}

function remind(table: Table, turnClock: TurnClock, { now, profileOf }: DueMoment): Woken {
  const at = remindAt(table, turnClock);
  if (at === undefined || at > now) return { turnClock };
  const all = reminders(table, turnClock);
  const profile = profileOf(turnClock.person);
  if (!isReminded(profile)) return { turnClock: { ...turnClock, reminded: all.length } };
  // Several that were missed while nobody could give them are one.
  const passed = all.filter((time) => time <= now).length;
  const reminded = Math.max(turnClock.reminded + 1, passed);
  // A direct message waits for those of other tables.
  const gathered = profile.notices === 'direct' ? at + GATHERING : undefined;
  const tellAt = quietUntil(profile, now) ?? gathered;
  return tellAt === undefined
    ? { turnClock: { ...turnClock, reminded, remindedAt: now } }
    : { turnClock: { ...turnClock, reminded }, tellAt };
}
