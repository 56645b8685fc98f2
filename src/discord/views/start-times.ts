import { readTime, sameTimeOnDays, writtenTime } from '../../tables/model/start-time.ts';
import type { Say } from '../../texts/say.ts';

/** Whose clocks are meant: their time zone, and the language in which Discord writes for them. */
export interface Clocks {
  readonly zone: string;
  readonly language: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A time that is offered: as it is written, and as it is read. */
export interface OfferedTime {
  readonly value: string;
  readonly label: string;
}

/** The days that are offered with a time of day. */
const DAYS = 7;
/** The times at which people mostly play. */
const EVENING = ['18:00', '19:00', '20:00', '21:00'] as const;

/** A moment by a person's clock, with the day of the week. In plain text Discord does not format times. */
export function timeLabel(at: number, { zone, language }: Clocks): string {
  const format = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat(language, { ...format, timeZone: zone }).format(at);
}

/** What clocks show somewhere: `19:05`. */
export const timeIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);

/** Times that typed text may mean: that time on the next days; or else evenings whose words hold it. */
export function offeredTimes(typed: string, clocks: Clocks): readonly OfferedTime[] {
  const { zone, now } = clocks;
  const offered = (time: string): readonly number[] => {
    const at = readTime(time, zone, now);
    return typeof at === 'number' ? sameTimeOnDays(at, zone, DAYS) : [];
  };
  const meant = offered(typed);
  const times = meant.length > 0 ? meant : EVENING.flatMap(offered).toSorted((one, other) => one - other);
  const words = meant.length > 0 ? '' : typed.trim().toLowerCase();
  return times
    .map((at) => ({ value: writtenTime(at, zone), label: timeLabel(at, clocks) }))
    .filter(({ label }) => label.toLowerCase().includes(words));
}

/** Which zone it is by whose clocks a time is read, and how to change that. */
export const zoneWords = ({ zone, now }: Clocks, say: Say): string =>
  `-# ${say('gathering-zone', { zone, time: timeIn(zone, now) })}`;
