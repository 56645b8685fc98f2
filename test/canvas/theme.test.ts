import { expect, test } from 'vitest';
import { MATERIALS, SEAT_LOOKS, TEXT_PAIRS, TYPE } from '../../src/canvas/theme.ts';
import { BLINDNESS, contrast, distance, lightOf, seenWith } from './colour.ts';

test('text stands out from its ground by 4.5 to 1 at least', () => {
  for (const [ink, ground] of TEXT_PAIRS)
    expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

test('no type is smaller than 22 pixels', () => {
  expect(Math.min(...Object.values(TYPE))).toBeGreaterThanOrEqual(22);
});

test('resources differ in outline and in letter, so that colour is never the only sign', () => {
  const looks = Object.values(MATERIALS);
  expect(new Set(looks.map(({ outline }) => outline)).size).toBe(looks.length);
  expect(new Set(looks.map(({ letter }) => letter)).size).toBe(looks.length);
});

test('resources stay apart for eyes that lack a kind of cone', () => {
  const faces = Object.entries(MATERIALS);
  for (const [kind, matrix] of Object.entries(BLINDNESS))
    for (const [at, [one, { face }]] of faces.entries())
      for (const [other, { face: otherFace }] of faces.slice(at + 1)) {
        const apart = distance(seenWith(matrix, lightOf(face)), seenWith(matrix, lightOf(otherFace)));
        console.log(`${kind.padEnd(13)} ${one} and ${other}: ${apart.toFixed(0)}`);
        expect(apart, `${one} and ${other} with ${kind}`).toBeGreaterThan(20);
      }
});

test('seats differ in colour and in emblem', () => {
  expect(new Set(SEAT_LOOKS.map(({ paint }) => paint)).size).toBe(SEAT_LOOKS.length);
  expect(new Set(SEAT_LOOKS.map(({ emblem }) => emblem)).size).toBe(SEAT_LOOKS.length);
});
