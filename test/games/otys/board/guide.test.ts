import { expect, test } from 'vitest';
import { CALLOUT_SIZE } from '../../../../src/canvas/callout.ts';
import { guidePlaces } from '../../../../src/games/otys/board/guide.ts';
import { rowOf } from '../../../../src/games/otys/board/sea-places.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { guideOf } from '../../../../src/games/otys/words/rules.ts';
import { say } from '../../../texts/shipped.ts';

test('the last number of How to play rings a contract that is large enough to be read', () => {
  const { callouts } = guidePlaces(3, 4);
  const { width = 0, height = 0 } = callouts.at(-1)?.box ?? {};
  expect(Math.min(width, height)).toBeGreaterThan(200);
});

test('the numbers of How to play stand in a band of water, where they cover no row and not each other', () => {
  const { callouts } = guidePlaces(3, 4);
  const half = CALLOUT_SIZE / 2;
  const band = (guideOf(say, components).picture?.height ?? 0) - 620;
  expect(callouts).toHaveLength(5);
  for (const { x, y } of callouts) {
    expect(y - half).toBeGreaterThanOrEqual(rowOf(2).y + rowOf(2).height);
    expect(y + half).toBeLessThanOrEqual(rowOf(3).y + band);
    for (const other of callouts)
      if (other.x !== x) expect(Math.abs(other.x - x)).toBeGreaterThanOrEqual(CALLOUT_SIZE);
  }
});
