import { expect, test } from 'vitest';
import { levelRuns, meets, whoCould } from '../../../../src/games/otys/board/reach.ts';
import { middle, sampleComponents } from '../sample-views.ts';

const none = { metal: 0, plant: 0, fuel: 0, tech: 0 };

test('a determined contract wants its cubes on one level (rulebook, "Specific Combination")', () => {
  const demand = { kind: 'determined', cubes: ['metal', 'plant', 'plant'] } as const;
  expect(meets(demand, { ...none, metal: 1, plant: 2, tech: 1 })).toBe(true);
  expect(meets(demand, { ...none, metal: 2, plant: 1 })).toBe(false);
});

test('free numbers want a different colour each (rulebook, "Specific Number")', () => {
  const demand = { kind: 'free', numbers: [2, 2, 1] } as const;
  expect(meets(demand, { ...none, metal: 2, plant: 1, tech: 2 })).toBe(true);
  expect(meets(demand, { ...none, metal: 4, plant: 1 })).toBe(false);
});

test('who could complete a contract is told with every level', () => {
  const contract = sampleComponents.contracts.get('pf');
  expect(contract && whoCould(contract, middle.view.seats)).toEqual([
    { seat: 0, levels: [4] },
    { seat: 1, levels: [2] },
    { seat: 2, levels: [1, 5] },
    { seat: 3, levels: [4] },
  ]);
});

test.each([
  [[], []],
  [[2], ['2']],
  [
    [1, 2, 4],
    ['1', '2', '4'],
  ],
  [
    [1, 3, 4, 5],
    ['1', '3–5'],
  ],
  [[1, 2, 3, 4, 5], ['1–5']],
] as const)('levels %j are told in short as %j', (levels, told) => {
  expect(levelRuns(levels)).toEqual(told);
});
