import { expect, test } from 'vitest';
import { isReason, type Sequel, type Stretch } from '../../../../src/games/sequel.ts';
import { resumed } from '../../resumed.ts';
import { type Story, scene } from '../position.ts';
import { textContext } from './text-context.ts';

const stretch = (done: Stretch['done'] = {}, points = 0): Stretch => ({ points, done });
const sequel = (given: Partial<Sequel> = {}): Sequel => ({
  ...{ now: stretch(), others: stretch(), next: stretch(), near: {} },
  ...given,
});

/** Why the first of two turns of the player whose turn it is is better. */
function told(story: Story, lines: readonly [string, string], sequels?: readonly [Sequel, Sequel]) {
  const [one, other] = lines.map((line) => line.split(' '));
  const match = resumed('otys', scene(story).match.snapshot);
  const compared = match.openTo(0)?.compared(one ?? [], other ?? [], textContext, sequels);
  if (compared === undefined) throw new Error('that cannot be answered');
  expect(compared.inSentences).toBe(true);
  return { one: compared.one, other: compared.other };
}

const PLANTING: Story = { me: { divers: { 3: 'plant', 4: 'fuel' }, cubes: { 3: 'mp' } }, row: 'mpp pptt' };
const LINES = ['k3 cube end', 'k4 cube end'] as const;

test('a contract that only the first turn completes is told with what it pays, and whether another can take it', () => {
  const done = sequel({ now: stretch({ mpp: 1 }, 3) });
  const now = ['You complete a contract this turn: Metal + 2 Plant for 3 Prestige.'];
  expect(told(PLANTING, LINES, [done, sequel()])).toEqual({
    one: now,
    other: ['that contract is out of reach by then.'],
  });
  const taken = told(PLANTING, LINES, [done, sequel({ others: stretch({ mpp: 1 }) })]);
  expect(taken.one).toEqual(now);
  expect(taken.other[0]).toMatch(/ can take that contract first\.$/);
});

test('one that both complete is told where the first turn does it sooner', () => {
  const later = sequel({ next: stretch({ mpp: 1 }, 3) });
  const { one, other } = told(PLANTING, LINES, [sequel({ now: stretch({ mpp: 1 }, 3) }), later]);
  expect(one[0]).toMatch(/^You complete a contract this turn/);
  expect(other[0]).toMatch(/^you complete it a turn later/);
});

test('one that the first turn prepares for the next is told so, with what the other brings instead', () => {
  const { one, other } = told(PLANTING, LINES, [
    sequel({ next: stretch({ pptt: 1 }, 4) }),
    sequel({ now: stretch({ mpp: 1 }, 3) }),
  ]);
  expect(one[0]).toMatch(/^You can complete a contract next turn: 2 Plant \+ 2 Tech/);
  expect(other).toEqual(['only a contract for 3 Prestige: Metal + 2 Plant.']);
});

test('a contract that comes no nearer than seldom is no reason, and Prestige is told where no contract can be', () => {
  const story: Story = { me: { divers: { 3: 'engineer', 4: 'trader' } }, row: 'mpp pptt' };
  const lines = ['k4 end', 'k3 end'] as const;
  expect(told(story, lines, [sequel({ now: stretch({}, 2) }), sequel()])).toEqual({
    one: ['It brings 2 Prestige this turn.'],
    other: ['nothing by then.'],
  });
  expect(
    told(story, lines, [sequel({ next: stretch({ mpp: 0.5 }, 3) }), sequel({ next: stretch({}, 1) })]),
  ).toEqual({
    one: ['By the end of your next turn, it brings about 3 Prestige.'],
    other: ['only 1 Prestige.'],
  });
});

test('without what a search saw, two turns are told apart by the contract that is completed, or nearer', () => {
  const { one, other } = told(PLANTING, LINES);
  expect(one[0]).toMatch(/^Metal \+ 2 Plant \(3 Prestige.*\) is then ready on level 3\.$/);
  expect(other).toEqual(['it still lacks 1 Plant (level 3).']);
  const ready: Story = { me: { divers: { 3: 'plant' }, cubes: { 3: 'mpp' } }, row: 'mpp pptt' };
  expect(told(ready, ['k3 go.skip done.mpp.l3', 'k3 go.skip end'])).toEqual({
    one: ['You complete a contract this turn: Metal + 2 Plant for 3 Prestige.'],
    other: ['that contract isn’t completed.'],
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
  expect(told({ ...PLANTING, others: [{}, {}], row: 'mpp pptt mmff' }, lines, [one, other])).toEqual({
    one: [],
    other: [],
  });
});
