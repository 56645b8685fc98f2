import { expect, test } from 'vitest';
import type { Picture } from '../../src/canvas/picture.ts';
import { oddsPicture } from '../../src/games/odds-picture.ts';
import { holdLegible } from '../canvas/legible.ts';
import { texts } from '../texts/shipped.ts';
import { PEOPLE } from './played-pictures.ts';

/** Odds of so many seats over so many rounds, with three turning points close to one another. */
function curveOf(seats: number, rounds: number, language = 'en'): Picture {
  const stops = Array.from({ length: rounds + 1 }, (_, after) => ({
    rounds: after,
    odds: Array.from({ length: seats }, (_, seat) => {
      const first = 1 / seats + (after / rounds) * (1 - 1 / seats);
      const chance = seat === 0 ? first : (1 - first) / (seats - 1);
      return { chance, low: chance * 0.8, high: Math.min(1, chance * 1.2) };
    }),
  }));
  const turningPoints = [1, 2, rounds].map((each, at) => {
    const round = Math.min(each, rounds);
    const { odds = [] } = stops[round - 1] ?? {};
    return { round, seat: at % seats, stop: { rounds: round - 0.5, odds } };
  });
  const people = PEOPLE.slice(0, seats);
  return oddsPicture({ stops, turningPoints }, { say: texts.in(language), people });
}

test('the curve of chances tells in words what it shows: the turning points, and how it stood from time to time', async () => {
  const { alt, paint } = curveOf(2, 4);
  expect(alt).toBe(
    'Chance to win after each round. ' +
      'Turning point 1: round 1, Ana at 50%. Turning point 2: round 2, Ben at 38%. Turning point 3: round 4, Ana at 88%. ' +
      'After round 0: Ana 50%, Ben 50%. After round 1: Ana 63%, Ben 38%. After round 2: Ana 75%, Ben 25%. ' +
      'After round 3: Ana 88%, Ben 13%. After round 4: Ana 100%, Ben 0%.',
  );
  expect((await paint()).length).toBeGreaterThan(10_000);
});

test('the words of a long game end with how it ended', () => {
  const { alt } = curveOf(4, 40);
  expect(alt).toContain('After round 40: Ana 100%');
});

function* curves(): Generator<readonly [string, Picture]> {
  for (const [seats, rounds] of [
    [2, 30],
    [4, 1],
    [6, 12],
    [8, 12],
  ] as const)
    for (const language of texts.locales)
      yield [`${seats} seats, ${rounds} rounds, ${language}`, curveOf(seats, rounds, language)];
}

holdLegible(curves, { texts: 60, boards: { named: /no veil/, texts: -1 } });
