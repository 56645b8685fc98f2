import { expect, test } from 'vitest';
import { levelRuns, whoCould } from '../../../../src/games/otys/board/contract-foot.ts';
import { middle, sampleComponents } from '../sample-views.ts';

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
