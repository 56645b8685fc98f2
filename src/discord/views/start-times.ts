import { readTime, sameTimeOnDays, type TimeWriter, writtenTime } from '../../tables/model/start-time.ts';
import type { Say } from '../../texts/say.ts';

/** Whose clocks are meant, and the language in which they read and write times. */
export type Clocks = TimeWriter;

/** A time that is offered: as it is written, and as it is read. */
export interface OfferedTime {
  readonly value: string;
  readonly label: string;
}

const DAYS = 7;
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

/**
 * Times that typed text may mean: that time on the next days, or evenings of the day; or else of a day whose name it
 * begins, or whose words hold it.
 */
export function offeredTimes(typed: string, clocks: Clocks): readonly OfferedTime[] {
  const { zone, language } = clocks;
  const read = (written: string): readonly number[] => {
    const at = readTime(written, clocks);
    return typeof at === 'number' ? [at] : [];
  };
  const onDays = (at: number) => sameTimeOnDays(at, zone, DAYS);
  const evenings = (day: string) => EVENING.flatMap((time) => read(`${day} ${time}`));
  const offered = (times: readonly number[]): readonly OfferedTime[] =>
    times.map((at) => ({ value: writtenTime(at, zone), label: timeLabel(at, clocks) }));
  const day = typed.trim();
  const meant = day === '' ? [] : [...read(day).flatMap(onDays), ...evenings(day)];
  if (meant.length > 0) return offered(meant);
  const begun = daysNamed(language).filter((name) => day !== '' && name.startsWith(day.toLowerCase()));
  const named = offered(begun.flatMap(evenings));
  const usual = evenings('')
    .flatMap(onDays)
    .toSorted((one, other) => one - other);
  const others = offered(usual).filter(({ label }) => label.toLowerCase().includes(day.toLowerCase()));
  return [...named, ...others.filter(({ value }) => named.every((each) => each.value !== value))];
}

/** Today, tomorrow and the day after it, as a language calls them. */
const daysNamed = (language: string): readonly string[] =>
  [0, 1, 2].map((ahead) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(ahead, 'day'));

/** A time as it was read, for its writer, with the zone by whose clocks. */
export const readWords = (at: number, clocks: Clocks, say: Say): string =>
  `${say('gathering-read', { time: timeLabel(at, clocks) })}\n${zoneWords(clocks, say)}`;

/** Which zone it is by whose clocks a time is read, and how to change that. */
export const zoneWords = ({ zone, now }: Clocks, say: Say): string =>
  `-# ${say('gathering-zone', { zone, time: timeIn(zone, now) })}`;
