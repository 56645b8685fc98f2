import type { Profile } from './profile.ts';
import { dayBegun, momentAt, wallClock } from './wall-clock.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** The end of the quiet hours at a moment; undefined outside them. Clocks may go forward over their end. */
export function quietUntil({ quiet, zone }: Profile, now: number): number | undefined {
  if (quiet === undefined || quiet.from === quiet.to) return undefined;
  const shown = wallClock(zone, now);
  const minutes = minutesOfDay(shown);
  const [from, to] = [quiet.from * 60, quiet.to * 60];
  const within = from < to ? from <= minutes && minutes < to : from <= minutes || minutes < to;
  if (!within) return undefined;
  const left = ((to - minutes + 24 * 60) % (24 * 60)) * MINUTE;
  const end = now - (now % MINUTE) + left;
  // If clocks are changed in between, they show something else by then.
  const exact = end - (wallClock(zone, end) - (shown + left));
  return wallClock(zone, exact) === shown + left ? exact : end;
}

/** How late a clock shows it to be, in minutes since midnight. */
const minutesOfDay = (shown: number): number => (shown % DAY) / MINUTE;

/** The end of a day, written `2026-12-31`, in somebody's time zone; undefined if there is no such day. */
export function endOfDay({ zone }: Profile, day: string): number | undefined {
  const begun = dayBegun(day);
  return begun === undefined ? undefined : momentAt(zone, begun + DAY);
}

/** The longest vacation, the most of a year together (milliseconds), and how many may begin in a year. */
export const VACATION = { once: 21 * DAY, year: 60 * DAY, most: 60 } as const;

/** The vacation that lasts at a moment. */
export const vacationAt = (
  { vacations }: Profile,
  now: number,
): { readonly from: number; readonly until: number } | undefined =>
  vacations.find(({ from, until }) => from <= now && now < until);

/** Until when somebody is not to be disturbed, for their vacation or quiet hours; undefined if they may be. */
export const undisturbedUntil = (profile: Profile, now: number): number | undefined =>
  vacationAt(profile, now)?.until ?? quietUntil(profile, now);

/** Why somebody cannot be away until then. */
export type VacationRefusal = 'past' | 'too long' | 'too much' | 'too often';

/** The profile of somebody who is away from now until a time, in place of a vacation that lasts. */
export function withVacation(profile: Profile, now: number, until: number): Profile | VacationRefusal {
  if (until <= now) return 'past';
  const begun = vacationAt(profile, now)?.from ?? now;
  if (until - begun > VACATION.once) return 'too long';
  const year = now - 365 * DAY;
  const former = endedVacations(profile, now).filter(({ from, until: end }) => from !== begun && end > year);
  if (former.length >= VACATION.most) return 'too often';
  const spent = former.reduce(
    (sum, { from, until: end }) => sum + Math.max(0, end - Math.max(from, year)),
    0,
  );
  if (spent + until - begun > VACATION.year) return 'too much';
  return { ...profile, vacations: [...former, { from: begun, until }] };
}

/** The profile of somebody who is back. */
export const withoutVacation = (profile: Profile, now: number): Profile => ({
  ...profile,
  vacations: endedVacations(profile, now),
});

const endedVacations = ({ vacations }: Profile, now: number): Profile['vacations'] =>
  vacations.flatMap(({ from, until }) => (from < now ? [{ from, until: Math.min(until, now) }] : []));
