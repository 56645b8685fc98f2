import { expect, test } from 'vitest';
import { type DescribedPart, partInLines, partInSentences } from '../../src/games/description.ts';
import { say } from '../texts/shipped.ts';

const side: DescribedPart = { title: 'Ana', lines: ['3 cards in hand', 'In front: Hands off!'] };

test('a part is told in sentences, each with one mark at its end, and as a list with nothing torn from its number', () => {
  expect(partInSentences(side, say)).toBe('Ana: 3 cards in hand. In front: Hands off!');
  expect(partInLines(side)).toEqual(['**Ana**', '- 3 cards in hand', '- In front: Hands off!']);
});
