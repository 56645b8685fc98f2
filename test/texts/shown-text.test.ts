import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  labelName,
  NAME_LENGTH,
  NAMELESS,
  plainName,
  shortened,
  shownName,
  unbroken,
} from '../../src/texts/shown-text.ts';

describe('a name as it is shown', () => {
  it.each([
    ['Ana', 'Ana'],
    ['  Ana \n\t Mária  ', 'Ana Mária'],
    ['\uFEFFzero\u200Bwidth\u2060', 'zerowidth'],
    ['private \uE000 use', 'private use'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['Ana\u200D', 'Ana'],
    ['\u{E0041}\u{E0042}x', 'x'],
    ['\u3164Ana\u2800\u115F', 'Ana'],
    ['e\u0301', 'é'],
    ['z\u0334\u0335\u0336\u0337\u0338\u0339', 'z\u0334\u0335\u0336\u0337'],
    ['👩‍👩‍👧‍👦 family', '👩‍👩‍👧‍👦 family'],
    [
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['<b>"Ana" & Co</b>', '<b>"Ana" & Co</b>'],
  ])('%j reads %j', (name, shown) => {
    expect(shownName(name)).toBe(shown);
  });

  it.each(['', '\u200B\u200B', '\u3164', '\u0301', '\uFE0F'])('%j is nobody', (name) => {
    expect(shownName(name)).toBe(NAMELESS);
  });

  it('is cut between characters when it is too long', () => {
    expect(shownName('a'.repeat(32))).toBe('a'.repeat(32));
    expect(shownName('a'.repeat(33))).toBe(`${'a'.repeat(31)}…`);
    expect(shownName('👩‍🚀'.repeat(10))).toBe(`${'👩‍🚀'.repeat(6)}…`);
    expect(shownName(`${'👩‍'.repeat(40)}x`)).toBe(NAMELESS);
  });
});

describe('a name in a message', () => {
  it.each([
    [
      '**bold** _it_ ~~gone~~ `code` ||secret||',
      '\\*\\*bold\\*\\* \\_it\\_ \\~\\~gone\\~\\~ \\`code\\` \\|…',
    ],
    ['<@&42><#7></hand:3>', '\\<\\@&42\\>\\<#7\\>\\</hand\\:3\\>'],
    ['[free](https://x.yz)', '\\[free\\]\\(https\\://x.yz\\)'],
    ['# title', '\\# title'],
    ['12. item', '12\\. item'],
    ['\\*', '\\\\\\*'],
    ['¯\\_(ツ)_/¯', '¯\\\\\\_\\(ツ\\)\\_/¯'],
    ['Dr. J.-P. #1', 'Dr. J.-P. #1'],
    ['a\n# b', 'a # b'],
  ])('%j is written %j', (name, written) => {
    expect(plainName(name)).toBe(written);
  });

  it('that is written from right to left does not turn the sentence around it', () => {
    expect(plainName('שלום')).toBe('\u2068שלום\u2069');
    expect(plainName('علي (a)')).toBe('\u2068علي \\(a\\)\u2069');
    expect(labelName('علي (a)')).toBe('\u2068علي (a)\u2069');
    for (const name of ['\uFE8D', '\u0663', '\u{10900}', '\u{10D00}', '\u{1E900}', 'A\u07CA'])
      expect(labelName(name)).toBe(`\u2068${name}\u2069`);
    for (const name of ['Ana', 'Дарья', '潜水', 'दीपा', '😀']) expect(labelName(name)).toBe(name);
  });
});

describe('any name', () => {
  const anyName = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({
      unit: fc.constantFrom(
        '\u202E',
        '\u2066',
        '\u200D',
        '\uD83D',
        '\uDE00',
        '*',
        '@',
        '<',
        '\\',
        ' ',
        'א',
        'e',
        '\u0301',
        '\n',
      ),
      maxLength: 60,
    }),
  );

  it('is one short line of what can be seen', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const shown = shownName(name);
        expect(shown.length).toBeLessThanOrEqual(NAME_LENGTH);
        expect(shown).not.toMatch(/\p{Cs}/u);
        expect(shown).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
        expect(shown).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]|^\s|\s$|\s\s/u);
        expect(shownName(shown)).toBe(shown);
      }),
      { numRuns: 2000 },
    );
  });

  it('has every sign of markup escaped, and its own marks closed', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const written = plainName(name);
        const bare = written.replace(/^\u2068|\u2069$/gu, '').replace(/\\[^\p{L}\p{N}\s]/gu, '');
        expect(bare).not.toMatch(/[\\*_~`|<>@:[\]()]|^[-+#]/);
        expect(written.startsWith('\u2068')).toBe(written.endsWith('\u2069'));
        expect(bare).not.toMatch(/\p{Bidi_Control}/u);
      }),
      { numRuns: 2000 },
    );
  });
});

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

test('no line breaks between a number and what it counts or numbers, and none begins with a dot', () => {
  expect(unbroken('dann auf Ebene 4 · 1 Credit')).toBe('dann auf Ebene\u00a04\u00a0· 1\u00a0Credit');
  expect(unbroken('noch Metall für +2')).toBe('noch Metall für\u00a0+2');
  expect(unbroken('puis +1 carburant, 12 fois')).toBe('puis +1\u00a0carburant, 12\u00a0fois');
  expect(unbroken('Metall + Tech')).toBe('Metall + Tech');
});

test.each([
  ['key 1 back, for 2 Credits', 'key\u00a01 back, for 2\u00a0Credits'],
  ['(niveau 4 seulement)', '(niveau\u00a04 seulement)'],
  ['clé 1 récupérée, n° 12 la vaut', 'clé\u00a01 récupérée, n°\u00a012 la vaut'],
  ['Runde 3 weiter, auf Ebene 4 fehlt 1 Tech', 'Runde\u00a03 weiter, auf Ebene\u00a04 fehlt 1\u00a0Tech'],
  ['в раунде 2 против 3 игроков', 'в раунде\u00a02 против 3\u00a0игроков'],
])('a number stays with the word it names, whatever comes behind: %s', (words, shown) => {
  expect(unbroken(words)).toBe(shown);
});
