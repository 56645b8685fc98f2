import type { Chrono } from 'chrono-node';
import * as de from 'chrono-node/de';
import * as en from 'chrono-node/en';
import * as fr from 'chrono-node/fr';
import * as ru from 'chrono-node/ru';
import { inFigures } from './spoken-time.ts';
import { momentAt, wallClock } from './wall-clock.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far ahead a lobby may be told to start, in milliseconds: a month. */
const MOST_AHEAD = 31 * DAY;

/** By whose clocks and in which language somebody writes a time. */
export interface TimeWriter {
  readonly zone: string;
  /** As Discord names it. */
  readonly language: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Letters of a written time: the longest that anybody means have half as many. */
const MOST_LETTERS = 64;

/** What reads times in each language; days stand before months but in American English. */
const READERS = { en: en.GB, de: de.casual, fr: fr.casual, ru: ru.casual } as const;

/** Those for a language, its own first: some write in their own while their Discord speaks another. */
const readersFor = (language: string): readonly Chrono[] => {
  const own = Object.entries(READERS).find(([locale]) => language.startsWith(locale))?.[1];
  return [
    ...new Set([
      ...(language === 'en-US' ? [en.casual] : []),
      ...(own ? [own] : []),
      ...Object.values(READERS),
    ]),
  ];
};

/**
 * The moment that a written time means to its writer: `8pm`, `tomorrow 20:00`, `Fr 19.30 Uhr`, `dans 2 heures`,
 * `31.12. 20:00`. Without a day, the next time that clocks show it. Returns `none` if it cannot be read or names no
 * time of day, `past` if it is over, `far` if it is more than {@link MOST_AHEAD} away.
 */
export function readTime(written: string, writer: TimeWriter): number | 'none' | 'past' | 'far' {
  const at = momentMeant(written, writer);
  if (at === undefined) return 'none';
  if (at <= writer.now) return 'past';
  return at - writer.now > MOST_AHEAD ? 'far' : at;
}

function momentMeant(written: string, { zone, language, now }: TimeWriter): number | undefined {
  if (written.length > MOST_LETTERS) return undefined;
  const minute = Math.floor(now / MINUTE) * MINUTE;
  const reference = { instant: new Date(minute), timezone: (wallClock(zone, minute) - minute) / MINUTE };
  const plain = plainly(written, new Date(wallClock(zone, minute) + 2 * DAY).toISOString().slice(0, 10));
  for (const reader of readersFor(language)) {
    const [read] = reader.parse(plain, reference, { forwardDate: true });
    if (read?.text !== plain || !read.start.isCertain('hour')) continue;
    const { start } = read;
    const part = (name: 'year' | 'month' | 'day' | 'hour' | 'minute') => start.get(name) ?? 0;
    // As what counts from now does.
    if (start.isCertain('timezoneOffset')) return start.date().getTime();
    return momentAt(
      zone,
      Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')),
    );
  }
  return undefined;
}

/** What stands before a span of time rather than a time of day: `in 2 h`. */
const SPAN = /(?:^|\s)(?:in(?! the)|dans|d'ici|через) /iu;
/** `20 h`, `19h30`, `20 heures`, `20 часов`, whichever language is read: in English it would be a span. */
const HOURS =
  /(?<![\p{L}\d:.])(\d{1,2}) ?(?:h|heures?|час(?:а|ов)?)(?: ?(\d{2}))?(?![\p{L}\d])(?! (?:et|moins))/iu;

/**
 * In a form that is read in all languages: Sundays that the Russian reader does not know, the day after tomorrow that
 * the French one does not, dates like `31.12. 20:00`, and times like `19.30 Uhr`, `20 h` and `8 h du soir`.
 */
function plainly(written: string, afterTomorrow: string): string {
  const words = written.trim().replaceAll(/\s+/gu, ' ').replaceAll('’', "'");
  const hours = SPAN.test(words)
    ? words
    : inFigures(words.replace(HOURS, (_, hour: string, minute = '00') => `${hour}:${minute}`));
  return hours
    .replace(/ (?:du soir|de l'après-midi|in the (?:evening|afternoon))/iu, 'pm')
    .replace(/ (?:du matin|in the morning)/iu, 'am')
    .replace(/(?:the )?day after tomorrow|après[- ]demain/iu, afterTomorrow)
    .replace(/^вс /iu, 'воскресенье ')
    .replace(/\b(\d{1,2})\.(\d{1,2})\.?(?=,? +(?!uhr|[ap]\.?m)\S)/iu, '$1/$2')
    .replace(/\b(\d{1,2})\.(\d{2})(?= *(?:uhr|[ap]\.?m\.?)?$)/iu, '$1:$2');
}

/** What clocks show at a moment in a time zone, as {@link readTime} reads it: `2026-12-31 20:30`. */
const writtenTime = (at: number, zone: string): string =>
  new Date(wallClock(zone, at)).toISOString().slice(0, 16).replace('T', ' ');

/** Moments of the next days with the same time of day in a time zone as `at`, which is the first of them. */
const sameTimeOnDays = (at: number, zone: string, days: number): readonly number[] =>
  Array.from({ length: days }, (_, day) => momentAt(zone, wallClock(zone, at) + day * DAY));

/** A time that is offered: as it is written, and as it is read. */
interface OfferedTime {
  readonly value: string;
  readonly label: string;
}

const DAYS_OFFERED = 7;
const EVENING = ['18:00', '19:00', '20:00', '21:00'] as const;

/** A moment by a person's clock, with the day of the week. In plain text Discord does not format times. */
export function timeLabel(at: number, { zone, language }: TimeWriter): string {
  const format = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat(language, { ...format, timeZone: zone }).format(at);
}

/** The same of a moment that may be long ago, in short: with its year, without the day of the week. */
export const dateLabel = (at: number, { zone, language }: TimeWriter): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(at);

/** What clocks show somewhere: `19:05`. */
export const timeIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);

/** Times that typed text may mean: on the next days, in evenings of a day, or of days whose names begin like it. */
export function offeredTimes(typed: string, clocks: TimeWriter): readonly OfferedTime[] {
  const { zone, language } = clocks;
  const read = (written: string): readonly number[] => {
    const at = readTime(written, clocks);
    return typeof at === 'number' ? [at] : [];
  };
  const onDays = (at: number) => sameTimeOnDays(at, zone, DAYS_OFFERED);
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
