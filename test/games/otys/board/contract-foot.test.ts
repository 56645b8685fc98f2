import { expect, test } from 'vitest';
import {
  type Foot,
  levelRuns,
  type Nearness,
  publicFoot,
} from '../../../../src/games/otys/board/contract-card.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { say } from '../../../texts/shipped.ts';
import { middle, opening, type Seen } from '../sample-views.ts';

const standings = (id: string, { view }: Seen): readonly Nearness[] => {
  const contract = components.contracts.get(id);
  if (contract === undefined) throw new Error(`There is no contract ${id}`);
  const foot: Foot = publicFoot(contract, view, components, say);
  return foot.kind === 'all' ? foot.standings : [];
};

/** The words and numbers among the signs; a drawn sign is "□", and the room between them is nothing. */
const read = ({ bits }: Nearness): string =>
  bits
    .filter(({ kind }) => kind !== 'space')
    .map((bit) => ('text' in bit ? bit.text : '□'))
    .join(' ');

const cubes = [1, 2, 3, 4, 5].map(() => ({ metal: 0, plant: 0, fuel: 0, tech: 0 }));
const bare = { ...middle.view, seats: middle.view.seats.map((side) => ({ ...side, cubes })) };

test.each<[string, string, Seen, readonly string[]]>([
  [
    'levels where it is complete',
    'pf',
    middle,
    ['level 4', 'level 2', 'level 1, 5', 'level 4'].map((at) => `Ready: ${at}`),
  ],
  [
    'the nearest level, and what it lacks',
    'fftm',
    middle,
    ['Level 4 lacks □ □', 'Level 3 lacks □', 'Level 5 lacks □ □', 'Level 4 lacks □ □'],
  ],
  [
    'how many a bare level is short',
    'fftm',
    { ...middle, view: bare },
    [1, 2, 3, 4].map(() => 'Level 3 lacks 4'),
  ],
  ['that level first where a diver is who brings it', 'ft', opening, ['Level 5 lacks □', 'Level 2 lacks □']],
])('at the foot of a public contract everybody stands with %s', (_, id, sample, told) => {
  const all = standings(id, sample);
  expect(all.map(read)).toEqual(told);
  expect(all.map(({ ready }) => ready)).toEqual(told.map((words) => words.startsWith('Ready')));
});

test.each([
  [[2], '2'],
  [[1, 2, 4], '1 2 4'],
  [[1, 3, 4, 5], '1 3–5'],
  [[1, 2, 3, 4, 5], '1–5'],
] as const)('levels %j are told in short as %s', (levels, told) => {
  expect(levelRuns(levels).join(' ')).toBe(told);
});
