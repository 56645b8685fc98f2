import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONG } from './longest-first.ts';

test('every file that is to begin early is there under that name', () => {
  expect(LONG.filter((file) => !existsSync(`test/${file}`))).toEqual([]);
});
