import { expect, test } from 'vitest';
import { components } from '../../../src/games/oteres/index.ts';
import { readTexts } from '../../../src/texts/texts.ts';

test.each(readTexts('assets/texts').locales.filter((locale) => locale !== 'en'))(
  'every card of the box is translated into %s',
  (locale) => {
    const cards = [...components.cards.values()];
    expect(cards.filter(({ translations }) => translations[locale] === undefined)).toEqual([]);
  },
);
