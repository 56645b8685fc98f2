import { expect, test } from 'vitest';
import { TYPE } from '../../../../src/canvas/theme.ts';
import { cardFace, inBrief, nameLines, textSizeOf } from '../../../../src/games/oteres/board/card.ts';
import { components } from '../../../../src/games/oteres/index.ts';
import { URCHIN } from '../../../../src/games/oteres/rules/vocabulary.ts';
import { translatedComponents } from '../../../../src/games/oteres/words/index.ts';
import { texts } from '../../../texts/shipped.ts';

const lines = (name: string): readonly string[] => nameLines(name, TYPE.small, 'heavy', 98);

test('a word that is too long for a small card is parted between syllables', () => {
  expect(lines('Abracadabra')).toEqual(['Abra-', 'cadabra']);
  expect(lines('Abrakadabra')).toEqual(['Abra-', 'kadabra']);
});

test('words that have room stay whole, also where no part of them has', () => {
  expect(lines('Share the catch')).toEqual(['Share', 'the', 'catch']);
  expect(lines('Trade-in')).toEqual(['Trade-in']);
  expect(lines('Wwwwwwwwwwwwwww')).toEqual(['Wwwwwwwwwwwwwww']);
});

test.each(texts.locales)('what the cards of a hand do is large enough for a phone in %s', (locale) => {
  const say = texts.in(locale);
  const box = translatedComponents(components, say);
  const faces = [...box.cards.keys(), URCHIN].map((id) => inBrief(cardFace(id, box, say)));
  // The least room that a hand leaves its cards above known pearls: upright, two and two, and in three rows.
  const sizes = [
    textSizeOf(faces, 'upright', { width: 346, height: 264 }),
    textSizeOf(faces, 'broad', { width: 525, height: 127 }),
    textSizeOf(faces, 'broad', { width: 344, height: 172 }),
  ];
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(TYPE.phone);
});
