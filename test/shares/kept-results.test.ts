import { describe, expect, test } from 'vitest';
import { KeptResults, MOST_RESULTS_KEPT } from '../../src/shares/kept-results.ts';

/** What is kept, with a clock that stands until it is moved on. */
function bench() {
  let now = 0;
  const kept = new KeptResults<string>({ now: () => now });
  const keep = (key: string, person: string, megabytes: number, loss = 1_000) =>
    kept.set(key, { value: key, person, bytes: megabytes * 1_000_000, loss });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { kept, keep, pass };
}

const MOST_MEGABYTES = { person: MOST_RESULTS_KEPT.person / 1e6, all: MOST_RESULTS_KEPT.all / 1e6 };

describe('What heavy work has made', () => {
  test('is kept for an hour after it was last wanted', () => {
    const { kept, keep, pass } = bench();
    keep('film', 'Ana', 1);
    pass(59 * 60_000);
    expect(kept.get('film')).toBe('film');
    pass(59 * 60_000);
    expect(kept.get('film')).toBe('film');
    pass(60 * 60_000);
    expect(kept.get('film')).toBeUndefined();
  });

  test('of one person never takes more than their share, and nothing of others’', () => {
    const { kept, keep } = bench();
    keep('of Ben', 'Ben', 1, 1);
    for (let at = 0; at < 100; at += 1) keep(`${at}`, 'Eve', MOST_MEGABYTES.person / 3);
    const eves = Array.from({ length: 100 }, (_, at) => kept.get(`${at}`)).filter(
      (each) => each !== undefined,
    );
    expect(eves).toHaveLength(3);
    expect(kept.get('of Ben')).toBe('of Ben');
  });

  test('goes first where least is lost for its size', () => {
    const { kept, keep } = bench();
    keep('dear', 'Ana', MOST_MEGABYTES.person / 2, 60_000);
    keep('cheap', 'Ana', MOST_MEGABYTES.person / 2, 100);
    keep('new', 'Ana', MOST_MEGABYTES.person / 2, 1_000);
    expect(['dear', 'cheap', 'new'].map((key) => kept.get(key))).toEqual(['dear', undefined, 'new']);
  });

  test('of the same worth goes first what was wanted longest ago', () => {
    const { kept, keep } = bench();
    const people = Math.floor(MOST_MEGABYTES.all / MOST_MEGABYTES.person) + 1;
    for (let at = 0; at < people; at += 1) keep(`${at}`, `person ${at}`, MOST_MEGABYTES.person);
    expect(kept.get('0')).toBeUndefined();
    expect(kept.get('1')).toBe('1');
    keep('more', 'somebody else', MOST_MEGABYTES.person);
    expect(kept.get('2')).toBeUndefined();
    expect(kept.get('1')).toBe('1');
  });

  test('is not kept where it is larger than a share', () => {
    const { kept, keep } = bench();
    keep('small', 'Ana', 1);
    keep('huge', 'Ana', MOST_MEGABYTES.person + 1);
    expect([kept.get('small'), kept.get('huge')]).toEqual(['small', undefined]);
  });
});
