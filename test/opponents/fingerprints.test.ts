import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Fingerprints } from '../../src/opponents/fingerprints.ts';

test('values have the same number exactly where they are equal as JSON', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 2 }), (values) => {
      const prints = new Fingerprints();
      const numbers = values.map((value) => prints.of(value));
      const copies = values.map((value) => prints.of(structuredClone(value)));
      const text = (value: unknown): string =>
        JSON.stringify(value, (_, part) => (Object.is(part, -0) ? 0 : part));
      return values.every((one, at) =>
        values.every((other, to) => (text(one) === text(other)) === (numbers[at] === copies[to])),
      );
    }),
  );
});

test('text is told from numbers, and lists from objects', () => {
  const prints = new Fingerprints();
  const alike = [
    { 'a,b': 1, c: 2 },
    { a: 1, 'b,c': 2 },
    1,
    '1',
    [1],
    ['1'],
    { 0: 1 },
    null,
    'null',
    [],
    {},
    true,
    'true',
    [[1], 2],
    [[1, 2]],
    '[1',
  ];
  expect(new Set(alike.map((value) => prints.of(value))).size).toBe(alike.length);
});

test('a fraction is told from a small whole number', () => {
  const prints = new Fingerprints();
  expect(prints.of(0.5)).not.toBe(prints.of(0));
});
