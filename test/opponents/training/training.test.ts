import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../src/engine/quick-chance.ts';
import { gameEntries } from '../../../src/games/index.ts';
import { oteres } from '../../../src/games/oteres/index.ts';
import { oteresInsight } from '../../../src/games/oteres/insight/index.ts';
import { oteresSimulation } from '../../../src/games/oteres/simulation.ts';
import { BrokenArguments } from '../../../src/opponents/arguments.ts';
import { readCourse } from '../../../src/opponents/training/arguments.ts';
import { fitWeights } from '../../../src/opponents/training/fit.ts';
import { type Sample, samplesOf, seatingOf } from '../../../src/opponents/training/samples.ts';
import { playItself } from '../../../src/opponents/training/self-play.ts';

const read = (line: string) => readCourse(line === '' ? [] : line.split(' '), gameEntries);

describe('a course', () => {
  test('is read from its arguments', () => {
    const { entry, ...course } = read('--game oteres --games 30 --seed two --directory there --out here');
    expect(entry.playable.name).toBe('oteres');
    expect(course).toEqual({ games: 30, seed: 'two', directory: 'there', out: 'here' });
  });

  test.each([
    ['--game chess', '--game must be one of'],
    ['--games none', '--games must be'],
    ['--seats 3', '--seats'],
  ])('is refused in words: %s', (line, words) => {
    expect(() => read(line)).toThrow(BrokenArguments);
    expect(() => read(line)).toThrow(words);
  });
});

describe('a game to learn from', () => {
  const series = {
    game: oteres,
    simulation: oteresSimulation,
    seed: 'learn',
    seats: (number: number) => seatingOf(oteres, number),
  };

  test('is the same each time, and gives a position for each turn', () => {
    const played = playItself(series, oteresInsight, 0);
    expect(playItself(series, oteresInsight, 0)).toEqual(played);
    const samples = samplesOf(series, oteresInsight.learning, played);
    expect(samples.length).toBeGreaterThan(10);
    for (const { left, traits, success } of samples) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(1);
      expect(traits).toHaveLength(3);
      for (const each of traits) expect(each).toHaveLength(oteresInsight.learning.traits.length);
      expect(success.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
    }
  });

  test('has as many seats as its number says, every seating by turns', () => {
    expect([0, 1, 2, 3].map((number) => seatingOf(oteres, number))).toEqual([3, 4, 5, 3]);
  });

  test('gives nothing where its answers are no longer legal', () => {
    expect(samplesOf(series, oteresInsight.learning, { number: 0, notations: ['never'] })).toEqual([]);
  });
});

describe('weights', () => {
  /** Positions in which the seat with most of the first two traits, the second counting twice, wins; the third is noise. */
  function games(count: number): readonly (readonly Sample[])[] {
    const chance = quickChance(1);
    const drawn = (): number => chance.below(1000) / 100;
    return Array.from({ length: count }, () => {
      const traits = [0, 1, 2].map(() => [drawn(), drawn(), drawn()]);
      const worths = traits.map(([one = 0, two = 0]) => one + 2 * two);
      const best = worths.indexOf(Math.max(...worths));
      return [{ left: 0.5, traits, success: worths.map((_, seat) => (seat === best ? 1 : 0)) }];
    });
  }

  test('show what games are won by', () => {
    const { weights, loss, lossOfEven } = fitWeights(games(600));
    const [one, two, three] = weights.map(([early, late]) => (early + late) / 2);
    expect(one).toBeCloseTo(1);
    expect(two).toBeGreaterThan(1.6);
    expect(two).toBeLessThan(2.4);
    expect(Math.abs(three ?? 1)).toBeLessThan(0.2);
    expect(lossOfEven).toBeCloseTo(Math.log(3));
    expect(loss).toBeLessThan(0.5);
  });

  test('are small for what was there in two games of many, whoever won them', () => {
    const [first, second, ...others] = games(600).slice(1);
    const rarely = (samples: readonly Sample[] | undefined, rare: number): readonly Sample[] =>
      (samples ?? []).map((sample) => {
        const winner = sample.success.indexOf(1);
        const traits = sample.traits.map((counts, seat) => [...counts, seat === winner ? rare : 0]);
        return { ...sample, traits };
      });
    const { weights } = fitWeights([
      ...[first, second].map((samples) => rarely(samples, 1)),
      ...others.map((samples) => rarely(samples, 0)),
    ]);
    expect(Math.abs(weights[3]?.[0] ?? 9)).toBeLessThan(1.5);
  });

  test('are the same for the same games', () => {
    expect(fitWeights(games(40))).toEqual(fitWeights(games(40)));
  });
});
