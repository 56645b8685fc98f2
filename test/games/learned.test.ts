import { describe, expect, test } from 'vitest';
import { keyedChance } from '../../src/engine/chance.ts';
import { BrokenComponents } from '../../src/games/component-list.ts';
import { chancesBy, readLearned } from '../../src/games/learned.ts';
import { type Tiny, tinyRules } from './tiny.ts';

const learned = (weights: object, sharpness: object = { 2: 0.5, 3: 1 }): string =>
  JSON.stringify({ about: '', training: {}, sharpness, weights });

const SEATS = { min: 2, max: 3 };

test.each([
  ['', 'is not JSON'],
  ['{}', 'learned.json'],
  [learned({ points: [1, 1] }), 'weights: nothing for "keys"'],
  [learned({ points: [1], keys: [1, 2] }), 'learned.json'],
  [learned({ points: [1, 0.4], keys: [1, 2] }), 'weights: too little for "points"'],
  [learned({ points: [1, 1], keys: [1, 2] }, { 2: 0.5 }), 'sharpness: nothing for 3 seats'],
])('learned weights are refused in words: %s', (text, words) => {
  const read = () =>
    readLearned(text, 'learned.json', [{ name: 'points', least: [0, 0.5] }, { name: 'keys' }], SEATS);
  expect(read).toThrow(BrokenComponents);
  expect(read).toThrow(words);
});

describe('chances', () => {
  const { state } = tinyRules.setUp(2, { pace: 'slow', begins: '0' }, keyedChance('chances', 0));
  const weights = readLearned(learned({ points: [1, 3] }), 'learned.json', [{ name: 'points' }], SEATS);
  const judged = (points: readonly number[], left: number, winners?: readonly number[]) =>
    chancesBy<Tiny>(
      {
        traits: [{ name: 'points' }],
        gifts: [],
        count: () => points.map((each) => [each]),
        left: () => left,
        fileName: 'learned.json',
      },
      weights,
      () => winners,
    );
  const chances = (...given: Parameters<typeof judged>) => judged(...given).chances(state);

  test('are parts of 1, the greater for who stands better', () => {
    const [one = 0, other = 0] = chances([4, 2], 1);
    expect(one + other).toBeCloseTo(1);
    // Two points more, each half a logarithm.
    expect(one / other).toBeCloseTo(Math.E);
  });

  test('follow more sharply from points where the file says so of that number of seats', () => {
    const [one = 0, other = 0] = chances([4, 2, 0], 1);
    expect(one / other).toBeCloseTo(Math.E ** 2);
  });

  test('weigh traits by how much of the game is still to come', () => {
    const [early = 0] = chances([4, 2], 1);
    const [middle = 0] = chances([4, 2], 0.5);
    const [late = 0] = chances([4, 2], 0);
    expect(early).toBeLessThan(middle);
    expect(middle).toBeLessThan(late);
  });

  test('are nearer to each other for somebody who takes what is good for less', () => {
    const [less = 0] = judged([4, 2], 1).chancesWith(() => 0.5)(state);
    const [right = 0] = chances([4, 2], 1);
    expect(less).toBeGreaterThan(0.5);
    expect(less).toBeLessThan(right);
  });

  test('are what came about once the game is over', () => {
    expect(chances([9, 2, 2], 0, [1, 2])).toEqual([0, 0.5, 0.5]);
  });
});
