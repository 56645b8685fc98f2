import { describe, expect, test } from 'vitest';
import { BrokenComponents } from '../../../src/games/component-list.ts';
import { otysInsight } from '../../../src/games/otys/insight/index.ts';
import { readWeights } from '../../../src/games/otys/insight/worth.ts';
import { FRESH_PLAY } from '../../../src/games/otys/rules/state.ts';
import { given } from './position.ts';

/** What a position is worth to the player whose turn it is. */
const worth = (table: string): number => otysInsight.worth(given(table).state)[0] ?? 0;

describe('a position of Otys is worth more', () => {
  test.each([
    ['with more Prestige', 'prestige 5', 'prestige 4'],
    ['with a contract complete than with a cube missing', 'cubes 4:mpp', 'cubes 4:mp'],
    ['with its cubes on one level than on two', 'cubes 4:mp', 'cubes 4:m 5:p'],
    ['where the level has room for what is missing', 'cubes 2:mp', 'cubes 2:mtt'],
    ['with Credits and Batteries', 'credits 3, batteries 1', 'credits 2'],
    ['with an upgraded diver', 'upgraded spy', ''],
    ['with a technician improved', 'hacker 1', ''],
  ])('%s', (_, more, less) => {
    const worthWith = (me: string): number => worth(`row mpp pptt, ${me}`);
    expect(worthWith(more)).toBeGreaterThan(worthWith(less));
  });

  test('with a contract of one’s own than with the same in public', () => {
    expect(worth('cubes 4:mpp, hand mpp, row ff tt')).toBeGreaterThan(
      worth('cubes 4:mpp, hand tt, row ff mpp'),
    );
  });

  test('once it is won', () => {
    const { state } = given('prestige 18; prestige 17');
    const [before = 0] = otysInsight.worth(state);
    const [won = 0, lost = 0] = otysInsight.worth({ ...state, play: { ...FRESH_PLAY, phase: 'over' } });
    expect(won).toBeGreaterThan(before + 10);
    expect(lost).toBeLessThan(before);
  });
});

test.each(['', '{}', '{"about":"","keys":{"atHand":"many"}}'])('weights are refused in words: %s', (text) => {
  expect(() => readWeights(text, 'worth.json')).toThrow(BrokenComponents);
  expect(() => readWeights(text, 'worth.json')).toThrow('worth.json');
});
