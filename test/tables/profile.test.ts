import { describe, expect, it } from 'vitest';
import { type Profile, readProfile, USUAL_PROFILE } from '../../src/tables/model/profile.ts';
import { VACATION, withoutVacation, withVacation } from '../../src/tables/model/undisturbed.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 5, 15, 12);

const away = (profile: Profile, now: number, until: number): Profile => {
  const next = withVacation(profile, now, until);
  if (typeof next === 'string') throw new Error(next);
  return next;
};

describe('a profile', () => {
  it('is the usual one where nothing is kept, or nothing that can be read', () => {
    for (const body of [undefined, '', '{', '{"notices":"loudly"}', '[]'])
      expect(readProfile(body)).toEqual(USUAL_PROFILE);
    const kept = { ...USUAL_PROFILE, notices: 'off', zone: 'Asia/Tokyo', quiet: { from: 22, to: 7 } };
    expect(readProfile(JSON.stringify(kept))).toEqual(kept);
    expect(readProfile('{"zone":"Mars/Olympus","text":true}')).toEqual({ ...USUAL_PROFILE, text: true });
  });
});

describe('a vacation', () => {
  it('is no longer than three weeks, and not over before it begins', () => {
    expect(withVacation(USUAL_PROFILE, NOW, NOW)).toBe('past');
    expect(withVacation(USUAL_PROFILE, NOW, NOW + VACATION.once + 1)).toBe('too long');
    expect(away(USUAL_PROFILE, NOW, NOW + VACATION.once).vacations).toEqual([
      { from: NOW, until: NOW + VACATION.once },
    ]);
  });

  it('can be made longer while it lasts, but not longer than one may be', () => {
    const first = away(USUAL_PROFILE, NOW, NOW + 5 * DAY);
    const later = away(first, NOW + DAY, NOW + 9 * DAY);
    expect(later.vacations).toEqual([{ from: NOW, until: NOW + 9 * DAY }]);
    expect(withVacation(later, NOW + DAY, NOW + VACATION.once + 1)).toBe('too long');
  });

  it('begins sixty times a year at most, and those of years before are forgotten', () => {
    let profile = USUAL_PROFILE;
    for (let hour = 0; hour < 60; hour += 1) {
      const begun = NOW + hour * HOUR;
      profile = withoutVacation(away(profile, begun, begun + DAY), begun + 1);
    }
    expect(withVacation(profile, NOW + DAY * 9, NOW + DAY * 10)).toBe('too often');
    const later = NOW + 370 * DAY;
    expect(away(profile, later, later + DAY).vacations).toEqual([{ from: later, until: later + DAY }]);
  });

  it('leaves sixty days of a year, of which only the days that were taken count', () => {
    let profile = USUAL_PROFILE;
    for (const begun of [0, 30, 60]) profile = away(profile, NOW + begun * DAY, NOW + (begun + 20) * DAY);
    expect(withVacation(profile, NOW + 90 * DAY, NOW + 91 * DAY)).toBe('too much');
    expect(withVacation(profile, NOW + 375 * DAY, NOW + 376 * DAY)).not.toBe('too much');
    const short = withoutVacation(away(USUAL_PROFILE, NOW, NOW + 20 * DAY), NOW + DAY);
    expect(short.vacations).toEqual([{ from: NOW, until: NOW + DAY }]);
  });
});
