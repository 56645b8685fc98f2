import { expect, test } from 'vitest';
import { components } from '../../../src/games/oteres/index.ts';
import { texts } from '../../texts/shipped.ts';

test.each(texts.locales.filter((locale) => locale !== 'en'))(
  'every card of the box is translated into %s',
  (locale) => {
    const cards = [...components.cards.values()];
    expect(cards.filter(({ translations }) => translations[locale] === undefined)).toEqual([]);
  },
);
