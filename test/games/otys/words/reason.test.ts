import { expect, test } from 'vitest';
import { isReason, type Sequel, type Stretch } from '../../../../src/games/sequel.ts';
import { resumed } from '../../resumed.ts';
import { fourPeople as textContext } from '../../text-context.ts';
import { given } from '../position.ts';

const stretch = (done: Stretch['done'] = {}, points = 0): Stretch => ({ points, done });
const sequel = (given: Partial<Sequel> = {}): Sequel => ({
  ...{ now: stretch(), others: stretch(), next: stretch(), near: {} },
  ...given,
});

/** Why the first of two turns of the player whose turn it is is better. */
function told(table: string, lines: readonly [string, string], sequels?: readonly [Sequel, Sequel]) {
  const [one, other] = lines.map((line) => line.split(' '));
  const match = resumed('otys', given(table).match.snapshot);
  const compared = match.openTo(0)?.compared(one ?? [], other ?? [], textContext, sequels);
  if (compared === undefined) throw new Error('that cannot be answered');
  // As much as a puzzle tells of either.
  return { one: compared.one.slice(0, 2), other: compared.other.slice(0, 2) };
}

const PLANTING = '3 plant, 4 fuel, cubes 3:mp, row mpp pptt';
const LINES = ['k3 cube end', 'k4 cube end'] as const;

test('a contract that another can take is told, and one that only the next turn completes', () => {
  const taken = told(PLANTING, LINES, [
    sequel({ next: stretch({ pptt: 1 }, 4) }),
    sequel({ others: stretch({ pptt: 1 }) }),
  ]);
  expect(taken.one).toEqual([
    expect.stringMatching(/^2 Plant \+ 2 Tech \(4 Prestige.*\) completed next turn$/u),
    'Metal + 2 Plant (3 Prestige) ready on level 3',
  ]);
  expect(taken.other[0]).toMatch(/^\S+ can take 2 Plant \+ 2 Tech \(4 Prestige.*\) first/u);
});

test('one that is completed later in the turn than can be foreseen is told', () => {
  const { one } = told(PLANTING, ['k3', 'k4'], [sequel({ now: stretch({ pptt: 1 }, 4) }), sequel()]);
  expect(one[0]).toMatch(/^2 Plant \+ 2 Tech \(4 Prestige\) completed this turn/u);
});

test('one that both complete is told where the other turn does it later', () => {
  const later = sequel({ next: stretch({ mpp: 1 }, 3) });
  const { other } = told(PLANTING, LINES, [sequel({ now: stretch({ mpp: 1 }, 3) }), later]);
  expect(other[0]).toMatch(/^Metal \+ 2 Plant \(3 Prestige\) completed a turn later/u);
});

test('Prestige is told where no contract can be', () => {
  const table = '3 engineer, 4 trader, row mpp pptt';
  const lines = ['k4 end', 'k3 end'] as const;
  expect(
    told(table, lines, [sequel({ next: stretch({ mpp: 0.5 }, 3) }), sequel({ next: stretch({}, 1) })]),
  ).toEqual({
    one: ['about 3 Prestige by the end of your next turn'],
    other: ['about 1 Prestige by the end of your next turn'],
  });
});

test('without what a search saw, two turns are told apart by their effects, those on contracts first', () => {
  const { one, other } = told(PLANTING, LINES);
  expect(one).toEqual(['Metal + 2 Plant (3 Prestige) ready on level 3', '+1 Plant on level 3']);
  expect(other).toEqual(['+1 Fuel on level 4']);
  expect(told('3 plant, cubes 3:mpp, row mpp pptt', ['k3 go.skip done.mpp.l3', 'k3 go.skip end'])).toEqual({
    one: ['completes Metal + 2 Plant on level 3', '+3 Prestige'],
    other: ['no effect, and no cost'],
  });
  expect(told(PLANTING, ['k3 cube end', 'k3 cube end'])).toEqual({ one: [], other: [] });
});

test('a contract that one of several others would complete is a reason, and there are no words for it: nobody is named', () => {
  const [one, other] = [
    sequel({ now: stretch({}, 1) }),
    sequel({ now: stretch({}, 1), others: stretch({ mpp: 1 }, 3) }),
  ];
  expect(isReason(one, other, 1)).toBe(true);
  const lines = ['k3 cube end', 'k3 cube end'] as const;
  expect(told(PLANTING, lines, [one, other]).one).toEqual([expect.stringContaining('Metal + 2 Plant')]);
  expect(told('3 plant, 4 fuel, cubes 3:mp, row mpp pptt mmff; ;', lines, [one, other])).toEqual({
    one: [],
    other: [],
  });
});

test('a hint that ends a turn with a contract ready says that waiting is why, of private ones too', () => {
  for (const rest of ['row mpp pptt', 'row mmff pptt, hand mpp']) {
    const match = resumed('otys', given(`3 plant, cubes 3:mp, ${rest}`).match.snapshot);
    const after = ['k3', 'cube', 'go.cube'].reduce((at, notation) => {
      const next = at.play(0, notation);
      return typeof next === 'string' ? at : next.match;
    }, match);
    expect(after.openTo(0)?.prospect(['end'], textContext)?.reason).toEqual([
      'Metal + 2 Plant (3 Prestige) stays ready: waiting looks better than completing it now',
    ]);
  }
});
