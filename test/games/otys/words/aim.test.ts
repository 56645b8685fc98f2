import { expect, test } from 'vitest';
import type { Viewer } from '../../../../src/engine/seat.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { readTexts } from '../../../../src/texts/texts.ts';
import { type Side, scene } from '../position.ts';
import { telling } from './telling.ts';

const presenter = createOtysPresenter(components);
const german = { ...telling, say: readTexts('assets/texts').in('de') };

/** What stands with each key, where there is little room, level 1 first; `viewer` is who reads it. */
function keysTell(me: Side, row: string, viewer: Viewer = 'spectator', to = telling) {
  const { match } = scene({ me: { divers: { 3: 'metal', 4: 'spy', 5: 'trader' }, ...me }, row });
  const [asked] = match.decisions;
  if (asked === undefined) throw new Error('nobody is asked');
  return presenter.question(match.view(viewer), asked, to).answers.map(({ brief }) => brief);
}

test('a key tells what its level lacks for the nearest contract, once its diver has worked', () => {
  expect(keysTell({ cubes: { 3: 'p', 4: 'tt', 5: 't' } }, 'mpp pptt').slice(2, 5)).toEqual([
    'then lacks 1 Plant for +3',
    'lacks 2 Plant for +4',
    'lacks 3 resources for +4',
  ]);
});

test('a key names every colour that is wanting where there is room, and the one that a free contract takes', () => {
  expect(keysTell({ cubes: { 4: 'tt' } }, 'ttmp mmff')[3]).toBe('lacks 2 resources for +4');
  expect(keysTell({ cubes: { 4: 'm' } }, 'ft 32')[3]).toBe('lacks 1 Fuel + 1 Tech for +1');
  expect(keysTell({ cubes: { 4: 'mmp' } }, '22-a 32')[3]).toBe('lacks 1 Plant for +3');
  expect(keysTell({ cubes: { 4: 'mmm' } }, '31 32')[3]).toBe('lacks 1 resource for +3');
});

test('a key tells which contract its diver makes ready, and which lies ready', () => {
  const told = keysTell({ cubes: { 3: 'p', 4: 'mp' } }, 'mp pptt');
  expect(told[2]).toBe('makes +1 ready');
  expect(told[3]).toBe('+1 is ready');
  expect(keysTell({ cubes: { 3: 'p', 4: 'mp' } }, 'mp pptt', 'spectator', german).slice(2, 4)).toEqual([
    'macht +1 bereit',
    '+1 ist bereit',
  ]);
});

test('a level with no room for what a contract still needs tells what its sponsor does', () => {
  expect(keysTell({ cubes: { 1: 'ppp' } }, 'tmm pptt')[0]).not.toMatch(/lacks|ready/);
});

test('private contracts stand with the keys on their owner’s page alone', () => {
  const side: Side = { cubes: { 4: 'mp' }, hand: 'mp' };
  expect(keysTell(side, 'pptt mmff', 0)[3]).toBe('+1 is ready');
  expect(keysTell(side, 'pptt mmff')[3]).toBe('lacks 3 resources for +4');
});
