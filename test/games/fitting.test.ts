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

test('lines that do not fit are counted', () => {
  const more = (count: number): string => `and ${count} more`;
  expect(linesWithin(['one', 'two', 'three'], 100, more)).toBe('one\ntwo\nthree');
  expect(linesWithin(['one', 'two', 'three'], 9, more)).toBe('one\ntwo\nand 1 more');
  expect(linesWithin(['too long'], 3, more)).toBe('and 1 more');
});
