import { expect, test } from 'vitest';
import {
  briefSentences,
  type DescribedPart,
  fullLines,
  partInBrief,
  partInFull,
  stated,
} from '../../src/games/description.ts';
import { say } from '../texts/shipped.ts';

const side: DescribedPart = {
  title: 'Ana',
  statements: [
    stated('3 cards in hand'),
    { brief: '2 pearls', full: ['Pearls: 1, 2'] },
    { brief: 'In front: Hands off!', full: ['In front: Hands off!', 'Under it: 1'] },
    { brief: 'Chooses.', full: [] },
    { full: [] },
  ],
};

test('a part is told briefly in sentences, each with one mark at its end', () => {
  expect(briefSentences(side.statements)).toEqual([
    '3 cards in hand.',
    '2 pearls.',
    'In front: Hands off!',
    'Chooses.',
  ]);
  expect(partInBrief(side, say)).toBe('Ana: 3 cards in hand. 2 pearls. In front: Hands off! Chooses.');
});

test('a part is told in full in lines, each as it is', () => {
  expect(fullLines(side.statements)).toEqual([
    '3 cards in hand',
    'Pearls: 1, 2',
    'In front: Hands off!',
    'Under it: 1',
  ]);
  expect(partInFull(side, say)).toMatch(/^\*\*Ana\*\*\n3 cards in hand\nPearls/);
});
