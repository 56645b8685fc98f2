import { expect, test } from 'vitest';
import { foreseen } from '../../../../src/engine/foresight.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { type Story, scene } from '../position.ts';
import { textContext } from './text-context.ts';

const presenter = createOtysPresenter(components);

/** What each of two lines of answers of whoever is up brings that the other does not. */
function compared(story: Story, ...lines: readonly [string, string]) {
  const { match } = scene(story);
  const [one, other] = lines.map((line) => {
    const { steps, view, end } = foreseen(match, 0, line.split(' '));
    const [first] = steps;
    const move = first?.decision.answers.find(({ notation }) => notation === line.split(' ')[0])?.move;
    if (first === undefined || move === undefined) throw new Error('that cannot be answered');
    return { before: first.view, after: view, moves: steps.map(({ entry }) => entry), move, end };
  });
  if (one === undefined || other === undefined) throw new Error('two lines are compared');
  return presenter.compared?.(one, other, 0, textContext);
}

const PLANTING: Story = { me: { divers: { 3: 'plant', 4: 'fuel' }, cubes: { 3: 'mp' } }, row: 'mpp pptt' };

test('two turns are told apart by the contract that is ready, the resources and the key that is kept', () => {
  expect(compared(PLANTING, 'k3 cube end', 'k4 cube end')).toEqual({
    one: [
      expect.stringMatching(/^leaves Metal \+ 2 Plant \(3 Prestige.*\) ready on level 3$/),
      'leaves you richer by 1 Plant on level 3',
      'keeps key 4 for later',
    ],
    other: ['leaves you richer by 1 Fuel on level 4', 'keeps key 3 for later'],
  });
});

test('what both turns bring is not told, and a turn that brings no more has no words', () => {
  expect(compared(PLANTING, 'k3 cube end', 'k3 skip end')).toEqual({
    one: [expect.stringContaining('ready on level 3'), 'leaves you richer by 1 Plant on level 3'],
    other: [],
  });
  expect(compared(PLANTING, 'k3 cube end', 'k3 cube end')).toEqual({ one: [], other: [] });
});

test('a contract that only one turn completes is told with what it pays, and what it takes is no loss', () => {
  const story: Story = { me: { divers: { 3: 'plant' }, cubes: { 3: 'mpp' } }, row: 'mpp pptt' };
  const { one, other } = compared(story, 'k3 done.mpp.l3', 'k3 go.skip end') ?? {};
  expect(one?.[0]).toMatch(/^completes Metal \+ 2 Plant on level 3 \(3 Prestige.*\)$/);
  expect(one?.[1]).toBe('lets your turn go on');
  expect(other?.join(' ')).not.toMatch(/Metal|Plant/);
});

test('what a turn that goes on can still complete is not counted for the one that has completed it', () => {
  const story: Story = { me: { credits: 3, divers: { 3: 'spy' }, cubes: { 4: 'mpp' } }, row: 'mpp pptt' };
  const { one, other } = compared(story, 'k3 go look', 'k3 go done.mpp.l4') ?? {};
  expect(one?.[0]).toMatch(/^leaves Metal \+ 2 Plant .* ready on level 4$/);
  expect(one).toContain('lets you keep 1 of 4 contracts');
  expect(other?.join(' ') ?? '').not.toContain('completes');
});
