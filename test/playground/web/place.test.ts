import { describe, expect, it } from 'vitest';
import { momentIn, stampOf } from '../../../src/playground/web/moment.ts';
import { hashOf, readPlace } from '../../../src/playground/web/place.ts';
import { speechOf } from '../../../src/playground/web/speech.ts';

describe('the address', () => {
  it('names who one is and where', () => {
    expect(readPlace('#ana/the-pier')).toEqual({ username: 'ana', channel: 'the-pier' });
    expect(readPlace('#ana')).toEqual({ username: 'ana' });
    expect(readPlace('')).toEqual({});
  });

  it('comes back from what it was written as, in any script', () => {
    expect(readPlace(hashOf('дарья', 'a/b'))).toEqual({ username: 'дарья', channel: 'a/b' });
    expect(readPlace('#%E0%A4%A')).toEqual({ username: '%E0%A4%A' });
  });
});

describe('times', () => {
  const now = Date.UTC(2026, 0, 5, 12);

  it.each([
    [30, 'in 30 seconds'],
    [-120, '2 minutes ago'],
    [3600 * 5, 'in 5 hours'],
    [86_400, 'tomorrow'],
    [0, 'now'],
  ])('counts %i seconds as “%s”', (away, words) => {
    expect(momentIn('en-GB', 'R', now / 1000 + away, now)).toBe(words);
  });

  it('names the day only of messages from another day', () => {
    expect(stampOf(speechOf('en-GB'), new Date(now).toISOString(), now)).toMatch(/^\d\d:\d\d$/u);
    expect(stampOf(speechOf('en-GB'), new Date(now - 86_400_000).toISOString(), now)).toMatch(
      /^Yesterday at \d\d:\d\d$/u,
    );
    expect(stampOf(speechOf('en-GB'), new Date(now - 5 * 86_400_000).toISOString(), now)).toMatch(
      /^31\/12\/2025 \d\d:\d\d$/u,
    );
  });
});
