import { expect, test } from 'vitest';
import { BrokenComponents } from '../../src/games/component-list.ts';
import { type Path, rewritten } from '../bounds/hostile.ts';

/** Where something stands in a list, in words; an entry of many is named by its number or its id. */
function pathOf(list: unknown, words: readonly string[]): Path {
  const [word, ...rest] = words;
  if (word === undefined) return [];
  const named = Array.isArray(list) ? list.findIndex(({ id }) => id === word) : -1;
  const key = Array.isArray(list) ? (named < 0 ? Number(word) : named) : word;
  return [key, ...pathOf(Object(list)[key], rest)];
}

/** Tests that a list is refused with one thing in it changed, a line each: where; what is put there, or nothing; what is said of it. */
export function refusedLists(
  list: object,
  read: (text: string, file: string) => unknown,
  lines: string,
): void {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
  test.each(rows)('%s: %s is refused: %s', (where = '', put = '', message) => {
    const text = rewritten(list, pathOf(list, where.split(' ')), put);
    expect(() => read(text, 'box.json')).toThrow(BrokenComponents);
    expect(() => read(text, 'box.json')).toThrow(`box.json: ${message}`);
  });

  test('what is no JSON is refused', () => {
    expect(() => read('{', 'box.json')).toThrow(BrokenComponents);
    expect(() => read('{', 'box.json')).toThrow('box.json: is not JSON (');
  });
}
