import type { Change } from './change.ts';
import { calledAnew } from './going-on.ts';
import { type Profile, quietUntil, USUAL_PROFILE } from './profile.ts';
import type { Saying } from './saying.ts';
import type { Table, TableNow } from './table.ts';
import { awayUntil, dueAt, isAway, othersThan, remindAt, reminders, type Wait } from './wait.ts';

/** What somebody's wait is after a moment in which something of it may be due, and what is said of it. */
interface Woken {
  readonly wait: Wait;
  readonly sayings: readonly Saying[];
}

/**
 * A table after everything was done that was due there at a moment, though nobody did anything: people are told and reminded, outside of
 * their quiet hours, and those whose time is over are put to the others, once these may be disturbed.
 */
export function woken(
  { table, match }: TableNow,
  now: number,
  profiles: ReadonlyMap<string, Profile>,
): Change {
  const done = table.waits.map((wait): Woken => {
    const profile = profiles.get(wait.person) ?? USUAL_PROFILE;
    const announced = announcedAt(table, wait, now, profile);
    const due = dueAt(table, wait);
    if (due === undefined || due > now) {
      const reminded = remindedAt(table, announced.wait, now, profile);
      return { wait: reminded.wait, sayings: [...announced.sayings, ...reminded.sayings] };
    }
    const asleep = othersAsleepUntil(table, wait, now, profiles);
    if (asleep !== undefined && wait.clock !== undefined) {
      const clock = { ...wait.clock, due: wait.clock.due + asleep - due };
      return { wait: { ...announced.wait, clock }, sayings: [...announced.sayings, { kind: 'refresh' }] };
    }
    const offer = { revision: table.revision + 1, voices: [] };
    return { wait: { ...announced.wait, offer }, sayings: announced.sayings };
  });
  const offered = done.some(({ wait }) => wait.offer?.revision === table.revision + 1);
  return {
    table: { ...table, waits: done.map(({ wait }) => wait) },
    sayings: [
      ...(offered && match !== undefined ? calledAnew(match) : []),
      ...done.flatMap(({ sayings }) => sayings),
    ],
    untouched: true,
  };
}

/**
 * Until when none of those who would be asked about somebody may be disturbed, where that is so for their quiet hours: to be asked in
 * them nobody would be called.
 */
function othersAsleepUntil(
  table: Table,
  { person }: Wait,
  now: number,
  profiles: ReadonlyMap<string, Profile>,
): number | undefined {
  const here = othersThan(table, person).filter((other) => !isAway(table, other, now));
  const ends = here.map((other) => quietUntil(profiles.get(other) ?? USUAL_PROFILE, now) ?? now);
  const first = ends.length === 0 ? now : Math.min(...ends);
  return first > now ? first : undefined;
}

function announcedAt(table: Table, wait: Wait, now: number, profile: Profile): Woken {
  const { announceAt, ...rest } = wait;
  if (announceAt === undefined || announceAt > now) return { wait, sayings: [] };
  const undisturbed = awayUntil(table, wait.person, now) ?? quietUntil(profile, now);
  if (undisturbed !== undefined) return { wait: { ...rest, announceAt: undisturbed }, sayings: [] };
  if (profile.notices === 'off') return { wait: rest, sayings: [] };
  // The board called nobody in their quiet hours, and is not posted anew for it.
  const kind = profile.notices === 'direct' ? 'notice' : 'remind';
  return { wait: rest, sayings: [{ kind, ...told(wait) }] };
}

function remindedAt(table: Table, wait: Wait, now: number, profile: Profile): Woken {
  const at = remindAt(table, wait);
  if (at === undefined || at > now) return { wait, sayings: [] };
  const all = reminders(table, wait);
  if (!profile.reminders || profile.notices === 'off')
    return { wait: { ...wait, reminded: all.length }, sayings: [] };
  const quiet = quietUntil(profile, now);
  if (quiet !== undefined) return { wait: { ...wait, heldUntil: quiet }, sayings: [] };
  // Several that were missed while nobody could give them are one.
  const passed = all.filter((time) => time <= now).length;
  const reminded = Math.max(wait.reminded + 1, passed);
  return { wait: { ...wait, reminded }, sayings: [{ kind: 'remind', ...told(wait) }] };
}

const told = ({ seat, person, since }: Wait) => ({ seat, person, since });
