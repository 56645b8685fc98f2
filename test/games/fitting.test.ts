import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesWithin, packed } from '../../src/games/fitting.ts';

const lines = fc.array(fc.string({ minLength: 1, maxLength: 12 }).map((text) => text.replaceAll('\n', ' ')));

test('packed lines are all there in order, in parts that are as full as they may be', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 12, max: 40 }), (all, most) => {
      const parts = packed(all, most);
      expect(parts.flatMap((part) => part.split('\n'))).toEqual(all);
      for (const [at, part] of parts.entries()) {
        expect(part.length).toBeLessThanOrEqual(most);
        const [first = ''] = (parts[at + 1] ?? '').split('\n');
        if (at + 1 < parts.length) expect(part.length + 1 + first.length).toBeGreaterThan(most);
      }
    }),
  );
});

test('a line that is longer than a part stands alone', () => {
  expect(packed(['one', 'a very long line', 'two'], 8)).toEqual(['one', 'a very long line', 'two']);
});

const say = (_: string, args?: Readonly<Record<string, string | number>>): string =>
  `and ${args?.['count']} more`;

test('lines that do not fit are counted, and the count fits too', () => {
  expect(linesWithin(['one', 'two', 'three'], 13, say)).toBe('one\ntwo\nthree');
  expect(linesWithin(['one', 'two', 'three', 'fourth'], 18, say)).toBe('one\ntwo\nand 2 more');
  expect(linesWithin(['one', 'two', 'three', 'fourth'], 17, say)).toBe('one\nand 3 more');
  expect(linesWithin(['much too long for it'], 12, say)).toBe('and 1 more');
  fc.assert(
    fc.property(lines, fc.integer({ min: 12, max: 60 }), (all, most) => {
      expect(linesWithin(all, most, say).length).toBeLessThanOrEqual(most);
    }),
  );
});
