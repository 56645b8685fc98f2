import { expect, test } from 'vitest';
import { unbroken, unbrokenName } from '../../src/texts/shown-text.ts';

test('no line breaks between a number and what stands beside it', () => {
  expect(unbroken('dann auf Ebene 4 · 1 Credit')).toBe('dann auf Ebene\u00a04 · 1\u00a0Credit');
  expect(unbroken('noch Metall für +2')).toBe('noch Metall für\u00a0+2');
  expect(unbroken('Metall + Tech')).toBe('Metall + Tech');
});

test('no line breaks in a short name', () => {
  expect(unbrokenName('4 · Spion −1 Credit')).not.toContain(' ');
  expect(unbrokenName('a name that is longer than that')).toContain(' ');
});
