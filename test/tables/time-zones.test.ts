import { describe, expect, it } from 'vitest';
import { type Profile, USUAL_PROFILE } from '../../src/tables/model/profile.ts';
import { offeredTimes, readTime } from '../../src/tables/model/start-time.ts';
import { endOfDay, quietUntil } from '../../src/tables/model/undisturbed.ts';
import { texts } from '../texts/shipped.ts';
import { HOUR } from './days.ts';

const living = (zone: string, from = 22, to = 7): Profile => ({
  ...USUAL_PROFILE,
  zone,
  quiet: { from, to },
});

/** What somebody's clock shows at a moment, as `YYYY-MM-DD HH:MM`. */
const shownIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at);

describe('quiet hours', () => {
  it('last until their end, over midnight too, by the clock of where somebody lives', () => {
    const night = Date.UTC(2026, 5, 15, 21, 30);
    expect(quietUntil(living('Europe/Budapest', 23, 7), night)).toBe(Date.UTC(2026, 5, 16, 5));
    expect(quietUntil(living('UTC', 22, 7), night)).toBeUndefined();
    expect(quietUntil(living('Asia/Kolkata', 1, 4), night)).toBe(Date.UTC(2026, 5, 15, 22, 30));
    expect(quietUntil(living('UTC', 21, 21), night)).toBeUndefined();
    expect(quietUntil(USUAL_PROFILE, night)).toBeUndefined();
  });

  it('end by the clock in the nights in which it is changed', () => {
    // Berlin: forward from 2 to 3 on 29 March 2026, back from 3 to 2 on 25 October 2026.
    for (const evening of [Date.UTC(2026, 2, 28, 22), Date.UTC(2026, 9, 24, 21)]) {
      const end = quietUntil(living('Europe/Berlin'), evening) ?? 0;
      expect(shownIn('Europe/Berlin', end).slice(11)).toBe('07:00');
      expect(quietUntil(living('Europe/Berlin'), end)).toBeUndefined();
      expect(quietUntil(living('Europe/Berlin'), end - 1)).toBe(end);
    }
  });

  it('end with an hour that the clock leaves out', () => {
    const evening = Date.UTC(2026, 2, 28, 22);
    const end = quietUntil(living('Europe/Berlin', 22, 2), evening) ?? 0;
    expect(end).toBe(Date.UTC(2026, 2, 29, 1));
    expect(quietUntil(living('Europe/Berlin', 22, 2), end)).toBeUndefined();
  });

  it('always end later than now, and are over at their end, in every zone and through a whole year', () => {
    const zones = ['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Chatham'];
    for (const zone of [...zones, 'Asia/Kathmandu', 'Africa/Cairo', 'America/Santiago'])
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 29 * HOUR + 11 * 60_000) {
        const end = quietUntil(living(zone, 21, 3), at);
        if (end === undefined) continue;
        expect(end).toBeGreaterThan(at);
        expect(quietUntil(living(zone, 21, 3), end), `${zone} ${new Date(at).toISOString()}`).toBeUndefined();
      }
  });
});

describe('the end of a day', () => {
  it('is midnight where somebody lives, however far from Greenwich', () => {
    const zones = ['Pacific/Auckland', 'Pacific/Kiritimati', 'Pacific/Fiji', 'Pacific/Chatham'];
    for (const zone of [...zones, 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'America/New_York', 'UTC'])
      for (const [day, next] of [
        ['2026-01-31', '2026-02-01'],
        ['2026-06-30', '2026-07-01'],
        ['2026-12-31', '2027-01-01'],
      ] as const)
        expect(shownIn(zone, endOfDay(living(zone), day) ?? 0), zone).toBe(`${next} 00:00`);
  });

  it('is midnight also on the days on which clocks are changed', () => {
    const changed = [
      ['Europe/Berlin', '2026-03-29', '2026-03-30'],
      ['Europe/Berlin', '2026-10-25', '2026-10-26'],
      ['Australia/Sydney', '2026-04-05', '2026-04-06'],
      ['America/Los_Angeles', '2026-11-01', '2026-11-02'],
      ['Pacific/Auckland', '2026-09-27', '2026-09-28'],
    ] as const;
    for (const [zone, day, next] of changed)
      expect(shownIn(zone, endOfDay(living(zone), day) ?? 0), zone).toBe(`${next} 00:00`);
  });

  it('is none of what is no day', () => {
    for (const day of ['2026-02-29', '2026-13-01', '0000-01-01', '2026-1-1', 'tomorrow', ''])
      expect(endOfDay(living('UTC'), day)).toBeUndefined();
  });
});

// In Berlin it is 21:00 on Saturday; clocks are put back an hour in that night.
const BERLIN = { zone: 'Europe/Berlin', now: Date.UTC(2026, 9, 24, 19) };

describe('a time', () => {
  it('can be written as those who write none are told', () => {
    for (const locale of texts.locales) {
      const say = texts.in(locale);
      const told = `${say('gathering-time-past')} ${say('gathering-no-time')}`.matchAll(/`([^`]+)`/gu);
      const examples = [...told].map(([, written = '']) => written);
      const read = examples.map((written) => Number(readTime(written, { ...BERLIN, language: locale })));
      expect(
        read.map((at) => new Date(at).toISOString().slice(10, 16)),
        locale,
      ).toEqual(['T19:00', 'T19:00', 'T18:30']);
    }
  });

  it.each([
    ['fr', 'dem', '25'],
    ['fr', 'Après', '26'],
    ['de', 'überm', '26'],
    ['ru', 'завт', '25'],
    ['en', 'tomo', '25'],
  ])('is offered in %s as soon as the name of its day is begun: %s', (language, typed, day) => {
    const offered = offeredTimes(typed, { ...BERLIN, language }).map(({ value }) => value);
    expect(offered).toEqual([18, 19, 20, 21].map((hour) => `2026-10-${day} ${hour}:00`));
  });

  it('is offered on the evenings of a day, as people read their clocks', () => {
    const clocks = { ...BERLIN, language: 'de' };
    expect(offeredTimes('morgen', clocks).map(({ value }) => value)).toEqual(
      ['18:00', '19:00', '20:00', '21:00'].map((time) => `2026-10-25 ${time}`),
    );
    expect(offeredTimes('morgen 20 Uhr', clocks)[0]).toEqual({
      ...{ value: '2026-10-25 20:00', label: 'Sonntag, 25. Oktober um 20:00' },
    });
  });
});
