import { expect, test } from 'vitest';
import { unbroken } from '../../src/texts/shown-text.ts';

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
