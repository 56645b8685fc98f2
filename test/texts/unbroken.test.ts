import { expect, test } from 'vitest';
import { unbroken } from '../../src/texts/shown-text.ts';

test('no line breaks between a number and what it counts or numbers, and none begins with a dot', () => {
  expect(unbroken('dann auf Ebene 4 · 1 Credit')).toBe('dann auf Ebene\u00a04\u00a0· 1\u00a0Credit');
  expect(unbroken('noch Metall für +2')).toBe('noch Metall für\u00a0+2');
  expect(unbroken('puis +1 carburant, 12 fois')).toBe('puis +1\u00a0carburant, 12\u00a0fois');
  expect(unbroken('Metall + Tech')).toBe('Metall + Tech');
});
