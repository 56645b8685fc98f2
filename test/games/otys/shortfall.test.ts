import { expect, test } from 'vitest';
import { components } from '../../../src/games/otys/index.ts';
import { shortfalls } from '../../../src/games/otys/rules/shortfall.ts';
import { COLOURS } from '../../../src/games/otys/rules/vocabulary.ts';
import { given } from './position.ts';

/** The levels where a contract is nearest, nearest first: each with what it lacks, by colour where that is said. */
function nearest(id: string, position: string): string {
  const contract = components.contracts.get(id);
  if (contract === undefined) throw new Error(`no contract "${id}"`);
  const player = given(position).seat();
  return shortfalls(contract, player.cubes, components.values.spaces, player)
    .map(({ level, count, cubes, full }) => {
      const colours = COLOURS.filter((colour) => cubes !== undefined && cubes[colour] > 0);
      return [`l${level}`, `−${count}`, ...colours, ...(full ? ['full'] : [])].join(' ');
    })
    .join(', ');
}

test.each([
  ['where all its cubes lie on one level', 'mpp', 'cubes 2:m 3:pmp', /^l3 −0,/],
  ['where least is missing, named by colour as the card names colours', 'ft', 'cubes 3:t', /^l3 −1 fuel,/],
  ['where its numbers meet the fullest colours, a different one each', '31', 'cubes 4:fft 5:m', /^l4 −1/],
  ['on no level that has fewer spaces than it wants cubes', '1111-a', '', /^l3 −4, l4 −4, l5 −4$/],
  ['where there is room for what is missing, before a full level', 'mm', 'cubes 1:mft', /^l2 −2 metal,/],
])('a contract is nearest %s', (_, id, position, levels) => {
  expect(nearest(id, position)).toMatch(levels);
});

test.each([
  ['its expert dives', '1 fuel, 2 spy, 3 tech, 4 metal, 5 explorer', 'l4'],
  ['its expert dives within a propeller’s reach', '1 spy, 2 tech, 3 metal, 4 fuel, 5 explorer', 'l4'],
  ['another’s expert does not help', '1 metal, 2 spy, 3 tech, 4 explorer, 5 fuel', 'l5'],
  ['nobody who helps is near: the highest', '1 spy, 2 tech, 3 trader, 4 engineer, 5 explorer', 'l2'],
])('of levels that lack one thing that comes first where %s', (_, divers, level) => {
  expect(nearest('mf', `${divers}, batteries 1, cubes 2:m 4:f 5:m`)).toMatch(new RegExp(`^${level} −1 `));
});
