import { describe, expect, test } from 'vitest';
import type { GameTypes } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import { nextOf } from '../games/walk.ts';

/** How many different lines of this many answers there are, in every order in which seats can give them. */
function perft<G extends GameTypes>(match: Match<G>, depth: number): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (const { seat, answers } of match.decisions)
    for (const { notation } of answers) lines += perft(nextOf(match, seat, notation).match, depth - 1);
  return lines;
}

/** Holds positions to how many lines of one, two, three answers and so on lead from them. */
export function holdToLines<G extends GameTypes>(
  positions: Readonly<Record<string, { readonly from: () => Match<G>; readonly lines: readonly number[] }>>,
): void {
  describe('lines of answers from named positions (perft)', () => {
    test.each(Object.entries(positions))('%s', (_, { from, lines }) => {
      const match = from();
      expect(lines.map((_, at) => perft(match, at + 1))).toEqual(lines);
    });
  });
}
