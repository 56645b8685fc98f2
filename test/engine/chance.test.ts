import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealing, keyedChance, oneOf, shuffled } from '../../src/engine/chance.ts';

test('dealing gives each card once, whatever order they are given in, and throws when none is left', () => {
  const dealt = (cards: readonly string[]) => {
    const deal = dealing(cards, keyedChance('seed', 0));
    return { row: cards.map(() => deal()), deal };
  };
  const { row, deal } = dealt(['a', 'b', 'c', 'd', 'd']);
  expect(row.toSorted()).toEqual(['a', 'b', 'c', 'd', 'd']);
  expect(dealt(['d', 'c', 'd', 'a', 'b']).row).toEqual(row);
  expect(deal).toThrow(RangeError);
});

describe('chance', () => {
  test('is the same for the same seed and the same count, and goes on from anywhere', () => {
    const whole = keyedChance('seed', 0);
    const numbers = Array.from({ length: 10 }, () => whole.below(1000));
    const later = keyedChance('seed', 4);
    expect(Array.from({ length: 6 }, () => later.below(1000))).toEqual(numbers.slice(4));
    expect(whole.rngCount).toBe(10);
  });

  test('differs with the seed', () => {
    const row = (seed: string) => {
      const chance = keyedChance(seed, 0);
      return Array.from({ length: 8 }, () => chance.below(1000));
    };
    expect(row('a')).not.toEqual(row('b'));
  });

  test('stays below its bound and reaches every number under it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.string({ minLength: 1 }), (bound, seed) => {
        const chance = keyedChance(seed, 0);
        const seen = new Set(Array.from({ length: bound * 40 }, () => chance.below(bound)));
        return seen.size === bound && Math.max(...seen) < bound && Math.min(...seen) >= 0;
      }),
      { numRuns: 40 },
    );
  });

  test('draws again rather than favour the lower numbers', () => {
    const chance = keyedChance('seed', 0);
    const half = 2 ** 47;
    const numbers = Array.from({ length: 400 }, () => chance.below(half + 1));
    expect(chance.rngCount).toBeGreaterThan(600);
    expect(Math.abs(numbers.filter((number) => number < half / 2).length - 200)).toBeLessThan(50);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 49])('refuses a bound of %s', (bound) => {
    expect(() => keyedChance('seed', 0).below(bound)).toThrow(RangeError);
  });

  test('shuffles without losing anything, each order alike likely', () => {
    const counts = new Map<string, number>();
    const chance = keyedChance('orders', 0);
    for (let count = 0; count < 1200; count += 1) {
      const order = shuffled(['a', 'b', 'c'], chance).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  test('has nothing to choose from an empty list', () => {
    expect(() => oneOf([], keyedChance('seed', 0))).toThrow(RangeError);
  });
});
