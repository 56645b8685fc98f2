import { dayBegun, momentAt, wallClock } from './wall-clock.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far ahead a lobby may be told to start, in milliseconds: a month. */
export const MOST_AHEAD = 31 * DAY;

/** A time of day as people write it, with or without a day: `20:30`, `8 pm`, `2026-12-31 20:30`, `31.12. 20 h`. */
const WRITTEN =
  /^(?:(?<iso>\d{4}-\d{2}-\d{2})[ ,T]+|(?<date>\d{1,2})\.(?<month>\d{1,2})\.?[ ,]+)?(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2}))? *(?<half>[ap]\.?m\.?|h|uhr|ч)?$/iu;

/** The moment that a written time means: `none` if unreadable, `past`, or `far` past {@link MOST_AHEAD}. */
export function readTime(written: string, zone: string, now: number): number | 'none' | 'past' | 'far' {
  const { iso, date, month, hour, minute = '0', half } = WRITTEN.exec(written.trim())?.groups ?? {};
  const minutes = minutesOf(Number(hour), Number(minute), half);
  if (minutes === undefined) return 'none';
  const today = Math.floor(wallClock(zone, now) / DAY) * DAY;
  const onDay = (day: number): number => momentAt(zone, day + minutes * MINUTE);
  if (iso === undefined && date === undefined) {
    const at = onDay(today);
    return at > now ? at : onDay(today + DAY);
  }
  const day = iso === undefined ? nextDay(Number(date), Number(month), today) : dayBegun(iso);
  if (day === undefined) return 'none';
  const at = onDay(day);
  if (at <= now) return 'past';
  return at - now > MOST_AHEAD ? 'far' : at;
}

/** Minutes since midnight; `half` says which half of the day is meant by a clock of 12 hours. */
function minutesOf(hour: number, minute: number, half: string | undefined): number | undefined {
  const isHalf = /^[ap]/i.test(half ?? '');
  if (!(minute < 60) || !(isHalf ? hour >= 1 && hour <= 12 : hour < 24)) return undefined;
  if (!isHalf) return hour * 60 + minute;
  return ((hour % 12) + (/^p/i.test(half ?? '') ? 12 : 0)) * 60 + minute;
}

function nextDay(date: number, month: number, today: number): number | undefined {
  const year = new Date(today).getUTCFullYear();
  const written = (of: number) => `${of}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const [soon, later] = [dayBegun(written(year)), dayBegun(written(year + 1))];
  return soon !== undefined && soon >= today ? soon : later;
}

/** What clocks show at a moment in a time zone, as {@link readTime} reads it: `2026-12-31 20:30`. */
export const writtenTime = (at: number, zone: string): string =>
  new Date(wallClock(zone, at)).toISOString().slice(0, 16).replace('T', ' ');

/** Moments of the next days with the same time of day in a time zone as `at`, which is the first of them. */
export const sameTimeOnDays = (at: number, zone: string, days: number): readonly number[] =>
  Array.from({ length: days }, (_, day) => momentAt(zone, wallClock(zone, at) + day * DAY));
