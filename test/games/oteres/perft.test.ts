import { describe, expect, test } from 'vitest';
import { type Oteres, oteres } from '../../../src/games/oteres/index.ts';
import { type Match, openMatch } from '../../../src/kernel/match.ts';
import { scene } from './position.ts';

/** How many different lines of this many answers there are, in every order in which seats can give them. */
function perft(match: Match<Oteres>, depth: number): number {
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
  'the opening of three': () => openMatch(oteres, { seats: 3, options: { first: '1' }, seed: 'perft' }).match,
  'the opening of five': () => openMatch(oteres, { seats: 5, options: { first: '1' }, seed: 'perft' }).match,
  'everybody passing to the left at once': () =>
    scene({
      me: { hand: 'with-the-current', pearls: '0 1' },
      others: [
        { hand: 'dive', pearls: '2 b-2 !3' },
        { hand: 'swap', pearls: '4' },
      ],
      deck: 'dive dive dive',
    }).match,
  'a split and a share': () =>
    scene({
      me: { hand: 'which-paw share-the-catch' },
      others: [{ hand: 'dive' }, { hand: 'dive' }, { out: true }],
      deck: 'dive dive dive',
    }).match,
  'taking, swapping and looking past a card that keeps them off': () =>
    scene({
      me: { hand: 'snatch swap biggest-pile dark-gift', pearls: '1 2' },
      others: [
        { hand: 'dive', pearls: '3 4', front: 'abracadabra' },
        { hand: 'shoo', pearls: '!0 b-1 2' },
        { hand: 'dive', pearls: '1 1' },
      ],
      deck: 'dive dive dive',
    }).match,
} as const;

describe('lines of answers from named positions (perft)', () => {
  test.each<[keyof typeof POSITIONS, readonly number[]]>([
    ['the opening of three', [3, 5, 9, 15]],
    ['the opening of five', [3, 9, 15, 25]],
    ['everybody passing to the left at once', [1, 5, 16, 24, 24]],
    ['a split and a share', [2, 11, 22, 38]],
    ['taking, swapping and looking past a card that keeps them off', [4, 12, 18, 18]],
  ])('%s', (name, counts) => {
    const match = POSITIONS[name]();
    expect(counts.map((_, at) => perft(match, at + 1))).toEqual(counts);
  });
});
