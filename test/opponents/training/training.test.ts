import { describe, expect, test } from 'vitest';
import { openMatch } from '../../../src/engine/match.ts';
import { quickChance } from '../../../src/engine/quick-chance.ts';
import { oteres } from '../../../src/games/oteres/index.ts';
import { oteresInsight } from '../../../src/games/oteres/insight/index.ts';
import { oteresSimulation } from '../../../src/games/oteres/simulation.ts';
import { compared } from '../../../src/opponents/standing.ts';
import { fitWeights } from '../../../src/opponents/training/fit.ts';
import { trainingReport } from '../../../src/opponents/training/report.ts';
import { type Sample, samplesOf, seatingOf } from '../../../src/opponents/training/samples.ts';
import { playItself, seriesWithGifts } from '../../../src/opponents/training/self-play.ts';

describe('a game to learn from', () => {
  const series = {
    game: oteres,
    simulation: oteresSimulation,
    seed: 'learn',
    seats: (number: number) => seatingOf(oteres, number),
  };

  test('is the same each time, and gives a position for each turn', () => {
    const played = playItself(series, compared(oteresInsight.worth), 0);
    expect(playItself(series, compared(oteresInsight.worth), 0)).toEqual(played);
    const samples = samplesOf(series, oteresInsight.learning, played);
    expect(samples.length).toBeGreaterThan(10);
    for (const { left, counted, success, victory } of samples) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(1);
      expect(counted).toHaveLength(3);
      for (const each of counted) expect(each).toHaveLength(oteresInsight.learning.traits.length);
      expect(success.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
      expect(victory.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
    }
  });

  test('has as many seats as its number says, every seating by turns', () => {
    expect([0, 1, 2, 3].map((number) => seatingOf(oteres, number))).toEqual([3, 4, 5, 3]);
  });

  test('begins with gifts in every second round of seatings, the same each time', () => {
    const begun = (number: number) =>
      openMatch(seriesWithGifts(series, oteresInsight, number).game, {
        ...{ seats: 3, options: { first: '1' }, seed: 'gifts' },
      }).match.snapshot.position.state;
    const plain = openMatch(oteres, { seats: 3, options: { first: '1' }, seed: 'gifts' }).match.snapshot
      .position.state;
    expect([0, 1, 2, 6].map((number) => begun(number))).toEqual([plain, plain, plain, plain]);
    const pearls = [3, 4, 5].map((number) => begun(number).seats.flatMap((side) => side.pearls).length);
    expect(Math.max(...pearls)).toBeGreaterThan(plain.seats.flatMap((side) => side.pearls).length);
    expect(begun(4)).toEqual(begun(4));
  });

  test('gives nothing where its answers are no longer legal', () => {
    expect(samplesOf(series, oteresInsight.learning, { number: 0, notations: ['never'] })).toEqual([]);
  });
});

describe('weights', () => {
  const TRAITS = [{ name: 'one' }, { name: 'two' }, { name: 'noise' }];

  const positionOf = (counted: readonly (readonly number[])[]): Sample => {
    const worths = counted.map(([one = 0, two = 0]) => one + 2 * two);
    const best = worths.indexOf(Math.max(...worths));
    const victory = worths.map((_, seat) => (seat === best ? 1 : 0));
    return { left: 0.5, counted, success: victory, victory };
  };

  /** Positions in which the seat with most of the first two traits, the second counting twice, wins; the third is noise. */
  function games(count: number): readonly (readonly Sample[])[] {
    const chance = quickChance(1);
    const drawn = (): number => chance.below(1000) / 100;
    return Array.from({ length: count }, () => [
      positionOf([0, 1, 2].map(() => [drawn(), drawn(), drawn()])),
    ]);
  }

  test('show what games are won by', () => {
    const { weights } = fitWeights(games(600), TRAITS);
    const [one, two, three] = Object.values(weights).map(([early, late]) => (early + late) / 2);
    expect(one).toBeCloseTo(1);
    expect(two).toBeGreaterThan(1.6);
    expect(two).toBeLessThan(2.4);
    expect(Math.abs(three ?? 1)).toBeLessThan(0.2);
  });

  test('are small for what was there in two games of many, whoever won them', () => {
    const [first, second, ...others] = games(600).slice(1);
    const rarely = (samples: readonly Sample[] | undefined, rare: number): readonly Sample[] =>
      (samples ?? []).map((sample) => {
        const winner = sample.victory.indexOf(1);
        const counted = sample.counted.map((counts, seat) => [...counts, seat === winner ? rare : 0]);
        return { ...sample, counted };
      });
    const { weights } = fitWeights(
      [
        ...[first, second].map((samples) => rarely(samples, 1)),
        ...others.map((samples) => rarely(samples, 0)),
      ],
      [...TRAITS, { name: 'rare' }],
    );
    expect(Math.abs(weights['rare']?.[0] ?? 9)).toBeLessThan(1.5);
  });

  test('never go below the least of their trait, though those who have more of it lose', () => {
    const lost = games(300).map((samples) =>
      samples.map((sample) => ({
        ...sample,
        counted: sample.counted.map(([one = 0, two = 0], seat) => [
          one,
          two,
          sample.victory[seat] === 1 ? 0 : 1,
        ]),
      })),
    );
    const bounded = (least?: readonly [number, number]) =>
      fitWeights(lost, [{ name: 'one' }, { name: 'two' }, { name: 'lost', ...(least && { least }) }]).weights[
        'lost'
      ];
    expect(Math.max(...(bounded() ?? []))).toBeLessThan(-0.5);
    expect(bounded([0, 0])).toEqual([0, 0]);
  });

  test('are the same for the same games', () => {
    expect(fitWeights(games(40), TRAITS)).toEqual(fitWeights(games(40), TRAITS));
  });
});

test('a report tells how often those win who are told a chance, by tenths', () => {
  const told = (chance: number, won: number): Sample => ({
    ...{ left: 1, counted: [[chance], [1 - chance]] },
    ...{ success: [won, 1 - won], victory: [won, 1 - won] },
  });
  const report = trainingReport(
    [[told(0.75, 1), told(0.75, 1), told(0.75, 1), told(0.75, 0)]],
    ({ counted }) => counted.map(([chance = 0]) => chance),
  );
  expect(report).toContain('| 2     | 1     | 4         | 0.5623   | 0.6931           |');
  expect(report).toMatch(/\| 70 to 80% *\| 4 *\| 75.0% *\| 75% /);
  expect(report).toMatch(/\| 20 to 30% *\| 4 *\| 25.0% *\| 25% /);
});
