import { describe, expect, test } from 'vitest';
import { mean, quantile, rate } from '../../src/opponents/statistics.ts';

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
