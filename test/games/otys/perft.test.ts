import { describe, expect, test } from 'vitest';
import { type Otys, otys } from '../../../src/games/otys/index.ts';
import { type Match, openMatch } from '../../../src/kernel/match.ts';
import { scene } from './position.ts';

/** How many different lines of this many answers there are. */
function perft(match: Match<Otys>, depth: number): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (const { seat, answers } of match.decisions)
    for (const { notation } of answers) {
      const next = match.play(seat, notation);
      if (typeof next === 'string') throw new Error(`${notation}: ${next}`);
      lines += perft(next.match, depth - 1);
    }
  return lines;
}

const POSITIONS = {
  'the opening of two': () =>
    openMatch(otys, {
      seats: 2,
      options: { sponsors: 'basic', variant: 'off', first: '1' },
      seed: 'perft',
    }).match,
  'the opening of four with advanced sponsors and the variant': () =>
    openMatch(otys, {
      seats: 4,
      options: { sponsors: 'advanced', variant: 'on', first: '1' },
      seed: 'perft',
    }).match,
  'nothing but a dive and its end': () =>
    scene({
      me: { divers: { 1: 'engineer' }, track: '2 3 4 5' },
      sponsors: { 1: '4' },
    }).match,
  'a Spy between a Spy and an Explorer': () =>
    scene({
      me: { divers: { 3: 'spy+' }, credits: 3, cubes: { 3: 'mp' }, track: '1 2 4 x' },
      others: [{ divers: { 3: 'spy' } }, { divers: { 3: 'explorer+' } }],
      sponsors: { 3: '2' },
      display: { 3: 'mf-orange look-green-a' },
      row: 'mp pptt mmff',
    }).match,
  'a rich Trader under sponsor 5 advanced': () =>
    scene({
      me: { divers: { 4: 'trader+' }, credits: 5, batteries: 2, mechanic: 1, cubes: { 3: 'mf', 4: 'mpt' } },
      sponsors: { 4: '5a' },
      store: 'mmft',
      row: 'mf 21-a',
    }).match,
} as const;

describe('lines of answers from named positions (perft)', () => {
  test.each<[keyof typeof POSITIONS, readonly number[]]>([
    ['the opening of two', [6, 19, 73, 202]],
    ['the opening of four with advanced sponsors and the variant', [6, 20, 80, 213]],
    ['nothing but a dive and its end', [2, 6, 16, 28]],
    ['a Spy between a Spy and an Explorer', [3, 8, 26, 105]],
    ['a rich Trader under sponsor 5 advanced', [7, 32, 159, 736]],
  ])('%s', (name, counts) => {
    const match = POSITIONS[name]();
    expect(counts.map((_, at) => perft(match, at + 1))).toEqual(counts);
  });
});
