import { useEffect, useState } from 'preact/hooks';
import { filled, type Speech } from './speech.ts';

const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** A moment as Discord's timestamp style says (Message Formatting, "Timestamp Styles"); `R` counts from `now`. */
export function momentIn(locale: string, style: string, seconds: number, now: number): string {
  if (style === 'R') {
    const away = seconds - Math.round(now / 1000);
    const [unit, size] = STEPS.find(([, step]) => Math.abs(away) >= step) ?? ['second', 1];
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(away / size), unit);
  }
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES['f']).format(seconds * 1000);
}

/** A message's time beside its author: the hour today, else with the day. */
export function stampOf({ words, locale }: Speech, iso: string, now: number): string {
  const date = new Date(iso);
  const hour = momentIn(locale, 't', date.getTime() / 1000, now);
  if (sameDay(date, new Date(now))) return hour;
  if (sameDay(date, new Date(now - 86_400_000))) return filled(words.message.yesterday, { hour });
  return `${momentIn(locale, 'd', date.getTime() / 1000, now)} ${hour}`;
}

/** Whether two moments fall on one day of the viewer's calendar. */
export function sameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}

/** The time now in milliseconds, told anew every `every` milliseconds. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
