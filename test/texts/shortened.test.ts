import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelName, shortened } from '../../src/texts/shown-text.ts';

/** How many of what is set apart is still open at the end. */
const open = (text: string): number => text.split('\u2068').length - text.split('\u2069').length;

describe('a text that is too long', () => {
  it.each([
    ['just right', 10, 'just right'],
    ['much too long', 10, 'much too…'],
    ['a👨‍👩‍👧‍👦b', 8, 'a…'],
    ['👍🏽👍🏽👍🏽', 9, '👍🏽👍🏽…'],
    ['Ask \u2068שלום\u2069 again', 9, 'Ask \u2068של…\u2069'],
    ['Ask \u2068של\u2069 once again', 10, 'Ask \u2068של\u2069…'],
    ['Ask \u2068שלום\u2069', 7, 'Ask \u2068…\u2069'],
  ])('%j has as much in %i letters as it can: %j', (text, length, fits) => {
    expect(shortened(text, length)).toBe(fits);
  });

  it('fits, whatever it is, and closes what it sets apart', () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom('שלום', 'علي', '👨‍👩‍👧‍👦', ' ').map(labelName),
    );
    const parts = fc.array(part, { maxLength: 8 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(parts, fc.integer({ min: 2, max: 60 }), (text, length) => {
        const fits = shortened(text, length);
        expect(fits.length).toBeLessThanOrEqual(length);
        expect(open(fits)).toBe(0);
        expect(fits).not.toMatch(/\p{Cs}/u);
      }),
      { numRuns: 1000 },
    );
  });
});
