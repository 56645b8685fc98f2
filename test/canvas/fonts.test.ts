import { expect, test } from 'vitest';
import { familiesFor } from '../../src/canvas/font-files.ts';
import { drawableText, shortenedToWidth, textWidth } from '../../src/canvas/fonts.ts';

const NAMES = [
  'Wilhelmina Featherstonehaugh-Cholmondeley',
  'Дарья Александровна Водолазова-Подводная',
  'أميرة البحار السبعة والأمواج العالية',
  '深海に潜る者たちの長い名前の見本です',
  'x'.repeat(500),
];

test('a name of any length and script is cut to its room', () => {
  for (const name of NAMES) {
    const shown = shortenedToWidth(name, 32, 'heavy', 200);
    expect(shown).toMatch(/…\u200f?$/);
    expect(textWidth(shown, 32, 'heavy')).toBeLessThanOrEqual(200);
  }
});

test('what runs from right to left is told to keep its ellipsis at its left end', () => {
  expect(shortenedToWidth('أميرة البحار السبعة والأمواج', 32, 'heavy', 200)).toMatch(/…\u200f$/);
  expect(shortenedToWidth('שלמה המלך החכם מכל אדם', 32, 'heavy', 200)).toMatch(/…\u200f$/);
  expect(shortenedToWidth('x'.repeat(500), 32, 'heavy', 200)).toMatch(/x…$/);
});

test.each(['Ελένη Παπαδοπούλου', 'أميرة', 'Արմեն'])('%s is as heavy as it is meant to be', (name) => {
  expect(textWidth(name, 32, 'heavy')).toBeGreaterThan(textWidth(name, 32, 'plain'));
});

test('a name that is cut keeps the number that it ends with', () => {
  const names = ['Computer 1', 'Computer 12'].map((name) => shortenedToWidth(name, 32, 'heavy', 110));
  expect(names[0]).toMatch(/^Co\p{L}*… 1$/u);
  expect(names[1]).toMatch(/^C\p{L}*… 12$/u);
  for (const name of names) expect(textWidth(name, 32, 'heavy')).toBeLessThanOrEqual(110);
  expect(shortenedToWidth('\u2068המחשב הגדול 12\u2069', 32, 'heavy', 150)).toMatch(
    /^\u2068\p{L}+…\u200f 12\u2069$/u,
  );
});

test('a name that fits stays whole', () => {
  expect(shortenedToWidth('Ana', 32, 'heavy', 200)).toBe('Ana');
});

test.each([
  'أميرة البحار السبعة',
  'علی رضا گلی',
  'שלמה',
  '日本語テスト',
  '김민수',
  'Ngô Văn Đạt',
  'Łukasz Żółć',
  'Ελένη Παπαδοπούλου',
  'Ἀχιλλεύς',
  'สมชาย น้ำใส',
  'प्रिया शर्मा',
  'Արմեն',
  'გიორგი',
])('every letter of %s is there, also by itself', (name) => {
  expect(drawableText(name)).toBe(name);
});

test('letters of many scripts are kept, and what no font has is left out', () => {
  expect(drawableText('Björn Дарья 深海 바다 בים')).toBe('Björn Дарья 深海 바다 בים');
  expect(drawableText('🦦 Otto 🌊')).toBe('Otto');
  expect(drawableText('🦦🌊')).toBe('');
});

test('letters in fancy dress are written plainly', () => {
  expect(drawableText('𝓐𝓷𝓪 𝔹𝕠𝕓')).toBe('Ana Bob');
});

test.each(['สมชาย', 'प्रिया', 'Արմեն', 'გიორგი', 'Ελένη'])(
  '%s is drawn with a font that the bot brings',
  (name) => {
    expect(familiesFor(name)).not.toEqual([]);
  },
);
