import { describe, expect, it } from 'vitest';
import { offeredTimes, readTime } from '../../src/tables/model/start-time.ts';
import { texts } from '../texts/shipped.ts';

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
