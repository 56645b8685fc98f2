import { expect, test } from 'vitest';
import { resumed } from '../../resumed.ts';
import { type Story, scene } from '../position.ts';
import { textContext } from './text-context.ts';

/** What each of two lines of answers of the player whose turn it is brings that the other does not. */
function compared(story: Story, ...lines: readonly [string, string]) {
  const [one, other] = lines.map((line) => line.split(' '));
  const match = resumed('otys', scene(story).match.snapshot);
  const told = match.compared(0, one ?? [], other ?? [], textContext);
  if (told === undefined) throw new Error('that cannot be answered');
  return { one: told.one, other: told.other };
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
  const { one, other } = compared(story, 'k3 done.mpp.l3', 'k3 go.skip end');
  expect(one[0]).toMatch(/^completes Metal \+ 2 Plant on level 3 \(3 Prestige.*\)$/);
  expect(one[1]).toBe('lets your turn go on');
  expect(other.join(' ')).not.toMatch(/Metal|Plant/);
});

test('what a turn that goes on can still complete is not counted for the one that has completed it', () => {
  const story: Story = { me: { credits: 3, divers: { 3: 'spy' }, cubes: { 4: 'mpp' } }, row: 'mpp pptt' };
  const { one, other } = compared(story, 'k3 go look', 'k3 go done.mpp.l4');
  expect(one[0]).toMatch(/^leaves Metal \+ 2 Plant .* ready on level 4$/);
  expect(one).toContain('lets you keep 1 of 4 contracts');
  expect(other.join(' ')).not.toContain('completes');
});

test('a sponsor that dives in one press is compared as the two answers that are named in its place', () => {
  const story: Story = {
    me: { divers: { 3: 'engineer' }, credits: 1, batteries: 1 },
    sponsors: { 3: '5' },
  };
  const { snapshot } = scene(story).play('k3').match;
  const told = (line: readonly string[]) =>
    resumed('otys', snapshot).compared(0, line, ['skip', 'end'], textContext);
  expect(told(['sgo', 'up.h'])?.one).not.toEqual([]);
  expect(told(['sgo', 'up.h'])).toEqual(told(['s', 'go.up.h']));
});
