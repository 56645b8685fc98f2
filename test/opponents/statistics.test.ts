import { describe, expect, test } from 'vitest';
import { mean, quantile, rate, ratings } from '../../src/opponents/statistics.ts';

const rounded = ({ value, low, high }: { value: number; low: number; high: number }) =>
  [value, low, high].map((number) => Number(number.toFixed(3)));

describe('a rate', () => {
  test('has Wilson’s score interval', () => {
    expect(rounded(rate(8, 10))).toEqual([0.8, 0.49, 0.943]);
    expect(rounded(rate(130, 200))).toEqual([0.65, 0.582, 0.713]);
  });

  test('stays between none and all', () => {
    expect(rounded(rate(0, 10))).toEqual([0, 0, 0.278]);
    expect(rounded(rate(10, 10))).toEqual([1, 0.722, 1]);
    expect(rounded(rate(0, 0))).toEqual([0, 0, 1]);
  });
});

test('a mean has an interval by how much its numbers differ', () => {
  expect(rounded(mean([1, 2, 3, 4]))).toEqual([2.5, 1.235, 3.765]);
});

test('a quantile is the number below which so many lie', () => {
  const numbers = Array.from({ length: 100 }, (_, number) => 99 - number);
  expect([quantile(numbers, 0.5), quantile(numbers, 0.95), quantile([], 0.5)]).toEqual([50, 95, 0]);
});

describe('ratings', () => {
  const score = (one: string, others: string, wins: number, games: number, against = 1) => ({
    ...{ one, others, wins, games, against },
  });

  test('put ten wins to one 400 apart, the lowest at 0', () => {
    const found = ratings([score('better', 'worse', 999, 1098)]);
    expect(found.get('worse')).toBe(0);
    expect(found.get('better')).toBeGreaterThan(395);
    expect(found.get('better')).toBeLessThan(405);
  });

  test('are equal where one wins its share against several', () => {
    const found = ratings([score('one', 'other', 100, 400, 3)]);
    expect(Math.abs((found.get('one') ?? 0) - (found.get('other') ?? 0))).toBeLessThan(5);
  });

  test('stay finite where one always wins', () => {
    expect(ratings([score('better', 'worse', 20, 20)]).get('better')).toBeLessThan(700);
  });
});
