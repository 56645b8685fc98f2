import { expect, test } from 'vitest';
import { openMatch } from '../../src/engine/match.ts';
import { Recall } from '../../src/games/recall.ts';
import { type Tower, tower } from '../engine/tower.ts';

const matchOf = (seed: string) => openMatch(tower, { seats: 3, options: { height: 'low' }, seed }).match;
const entries = (count: number, changed = -1) =>
  Array.from({ length: count }, (_, ply) => (ply === changed ? 'another' : `entry ${ply}`));

/** The ply from which on a trail was forgotten, for each time that it was. */
function watched(recall: Recall<Tower>, seed = 'a') {
  const cuts: number[] = [];
  const trail = recall.trail(matchOf(seed), entries(100));
  trail.cut = (ply) => void cuts.push(ply);
  return { trail, cuts };
}

test('A match is remembered while its log only grows, and forgotten from where it differs', () => {
  const recall = new Recall<Tower>();
  const { trail, cuts } = watched(recall);
  expect(recall.trail(matchOf('a'), entries(100))).toBe(trail);
  expect(recall.trail(matchOf('a'), entries(140))).toBe(trail);
  expect(cuts).toEqual([]);
  expect(recall.trail(matchOf('a'), entries(140, 70))).toBe(trail);
  expect(cuts).toEqual([64]);
  recall.trail(matchOf('a'), entries(140, 70).with(139, 'another'));
  expect(cuts).toEqual([64, 128]);
  recall.trail(matchOf('a'), entries(20));
  expect(cuts.at(-1)).toBe(0);
  expect(recall.trail(matchOf('b'), entries(100))).not.toBe(trail);
});

test('Not every match is remembered for ever', () => {
  const recall = new Recall<Tower>();
  const { trail } = watched(recall);
  for (let other = 0; other < 31; other += 1) recall.trail(matchOf(`other ${other}`), []);
  expect(recall.trail(matchOf('a'), entries(100))).toBe(trail);
  for (let other = 0; other < 32; other += 1) recall.trail(matchOf(`more ${other}`), []);
  expect(recall.trail(matchOf('a'), entries(100))).not.toBe(trail);
});
