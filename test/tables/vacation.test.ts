import { describe, expect, it } from 'vitest';
import { type Profile, readProfile, USUAL_PROFILE } from '../../src/tables/model/profile.ts';
import { VACATION, withoutVacation, withVacation } from '../../src/tables/model/undisturbed.ts';
import { goAway } from '../../src/tables/vacation.ts';
import { DAY, days, HOUR } from './days.ts';
import { tablesInWords } from './in-words.ts';
import { ana } from './room.ts';

tablesInWords(`
# a vacation
stops the clock and the reminders until it is over, and within hours of that they are not reminded
  given daily; 4h; ana: absent 10d -> call none
  10d-1m -> woken no
  1m -> said waits
  4h -> said
  12h -> said waits
  4h -> said late, offer~ [0-9]
that is ended early stops nothing any more
  given live; ana: absent 10d; 1d; ana: absent -> told waits:ana
  5m-1m -> woken no
  1m -> said late
is over in silence for whoever is not waited for, and the board says no more that they are away
  given none; ben: absent 2d -> away ben
  2d-1m -> woken no
  1m -> woken yes, said, away
  20d -> woken no
in which somebody plays tells them once more at its end that they are up, outside of their quiet hours
  at 23; ana: wish quiet 22-7; given none; ana: absent 2d; 1d; ana: step; 1d -> said
  8h-1m -> woken no
  1m -> said waits
  20d -> woken no
ends without a word for who wants to hear nothing
  ana: wish notices off; given none; ana: absent 1d; 1d -> said
holds for turns that begin in it
  given live; ben: wish vacation 1d; ana: end -> away ben, clocks ben
  1d-1m -> woken no
  1m -> said waits
  5m -> said late
of which a table did not hear, as the process died before, holds from its beginning after the start
  given live; ana: wish vacation 1d; wait 1h; resume -> woken yes
  resume -> woken no, away ana
  23h -> said waits
  5m -> said late
of whose end a table did not hear is over there all the same, also without a start
  given daily; ana: wish vacation 20h; ana: absent 20h; wait 1h; ana: wish vacation; resume -> woken yes, away
  ana: wish vacation 43h; 8h -> said, away ana
`);

it('a vacation that somebody ends while it is noted at their tables goes no further', async () => {
  const { paced, tables, clock } = await days();
  for (let count = 0; count < 6; count += 1) await paced('none');
  const until = clock.time + DAY;
  const now = clock.time;
  let noted = 0;
  const changing = {
    ...tables,
    absent: async (...asked: Parameters<typeof tables.absent>) => {
      noted += 1;
      if (noted === 2) await goAway(tables, { person: ana.id, interaction: 'back' }, now + 1, undefined);
      return tables.absent(...asked);
    },
  };
  await goAway(changing, { person: ana.id, interaction: 'away' }, now, until);
  expect(noted).toBe(2);
});

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
