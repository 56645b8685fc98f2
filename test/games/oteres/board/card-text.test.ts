import { expect, test } from 'vitest';
import { TYPE } from '../../../../src/canvas/theme.ts';
import { nameLines } from '../../../../src/games/oteres/board/card-text.ts';
import { frontGroups } from '../../../../src/games/oteres/board/front.ts';
import { components } from '../../../../src/games/oteres/index.ts';
import { type Side, scene } from '../position.ts';
import { say } from '../presenter/telling.ts';

const lines = (name: string): readonly string[] => nameLines(name, TYPE.small, 'heavy', 98);

test('a word that is too long for a small card is parted between syllables', () => {
  expect(lines('Abracadabra…')).toEqual(['Abraca-', 'dabra…']);
  expect(lines('Abrakadabra')).toEqual(['Abra-', 'kadabra']);
});

test('words that have room stay whole, also where no part of them has', () => {
  expect(lines('Share the catch')).toEqual(['Share', 'the', 'catch']);
  expect(lines('Trade-in')).toEqual(['Trade-in']);
  expect(lines('Wwwwwwwwwwwwwww')).toEqual(['Wwwwwwwwwwwwwww']);
});

const doing = (me: Side): readonly string[] => {
  const [side] = scene({ me }).view().seats;
  if (side === undefined) throw new Error('Nobody sits there');
  return frontGroups(side, components, say).map(({ does }) => does);
};

test('what cards in front do is said of one or of several', () => {
  expect(doing({ pearls: '!1', front: 'abracadabra' })).toEqual([
    'stops the next theft',
    'its pearl is safe',
  ]);
  expect(doing({ pearls: '!1 !2', front: 'abracadabra abracadabra' })).toEqual([
    'stop the next 2 thefts',
    'pearls are safe',
  ]);
  expect(doing({ front: 'hands-off' })).toEqual(['no pearl below']);
});
