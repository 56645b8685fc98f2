import { expect, test } from 'vitest';
import { TYPE } from '../../../../src/canvas/theme.ts';
import { nameLines } from '../../../../src/games/oteres/board/card-text.ts';

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
