import { expect, test } from 'vitest';
import type { Foot, Nearness } from '../../../../src/games/otys/board/contract-card.ts';
import { publicFoot } from '../../../../src/games/otys/board/contract-foot.ts';
import { say } from '../../../texts/shipped.ts';
import { middle, opening, type Sample, sampleComponents } from '../sample-views.ts';

const standings = (id: string, { view }: Sample): readonly Nearness[] => {
  const contract = sampleComponents.contracts.get(id);
  if (contract === undefined) throw new Error(`There is no contract ${id}`);
  const foot: Foot = publicFoot(contract, view, sampleComponents, say);
  return foot.kind === 'all' ? foot.standings : [];
};

/** The words and numbers among the signs; a drawn sign is "□", and the room between them is nothing. */
const read = ({ bits }: Nearness): string =>
  bits
    .filter(({ kind }) => kind !== 'space')
    .map((bit) => ('text' in bit ? bit.text : '□'))
    .join(' ');

test('at the foot of a public contract everybody stands with the levels where it is complete', () => {
  const all = standings('pf', middle);
  expect(all.map(({ ready }) => ready)).toEqual([true, true, true, true]);
  expect(all.map(read)).toEqual(['Ready: level 4', 'Ready: level 2', 'Ready: levels 1, 5', 'Ready: level 4']);
});

test('who lacks cubes stands there with the nearest level, called so, and what it lacks', () => {
  const all = standings('fftm', middle);
  expect(all.map(({ ready }) => ready)).toEqual([false, false, false, false]);
  expect(all.map(read)).toEqual([
    'Level 4 lacks □ □',
    'Level 3 lacks □',
    'Level 5 lacks □ □',
    'Level 4 lacks □ □',
  ]);
});

test('a level that has nothing for a contract is as many short, and not of any four', () => {
  const cubes = [1, 2, 3, 4, 5].map(() => ({ metal: 0, plant: 0, fuel: 0, tech: 0 }));
  const seats = middle.view.seats.map((side) => ({ ...side, cubes }));
  const all = standings('fftm', { ...middle, view: { ...middle.view, seats } });
  expect(all.map(read)).toEqual(Array.from({ length: 4 }, () => 'Level 3 lacks 4'));
});

test('two have room for whole sentences', () => {
  // Each has the level first where a diver is who brings what is missing.
  expect(standings('ft', opening).map(read)).toEqual(['Level 5 lacks □', 'Level 2 lacks □']);
});
