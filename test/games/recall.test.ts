import { expect, test } from 'vitest';
import { Recall } from '../../src/games/recall.ts';

test('What was made of a log is at hand for the same ply of the same match, and not for ever', () => {
  const recall = new Recall<string>();
  let made = 0;
  const take = (seed: string, ply: number, ...log: string[]) =>
    recall.take(seed, ply, log, () => {
      made += 1;
      return `${made}`;
    });
  expect([take('a', 1, 'x', 'y'), take('a', 1, 'x', 'y')]).toEqual(['1', '1']);
  expect([take('a', 2, 'x', 'y'), take('b', 1, 'x', 'y'), take('a', 1, 'x', 'z')]).toEqual(['2', '3', '4']);
  for (let ply = 0; ply < 40; ply += 1) take('c', ply);
  expect(take('c', 39)).toBe('44');
  expect(take('a', 1, 'x', 'y')).toBe('45');
});
