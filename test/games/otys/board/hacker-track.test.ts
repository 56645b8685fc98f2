import { expect, test } from 'vitest';
import { pushedPitch } from '../../../../src/games/otys/board/hacker.ts';

test.each([
  [3, 2, 32],
  [2, 1, 11],
  [1, 0, 0],
  [2, 0, 0],
])(
  '%i tokens that the Hacker has pushed onto %i spaces lie %i apart (rulebook, "Engineer")',
  (tokens, spaces, apart) => {
    expect(pushedPitch(tokens, spaces, 40, 53)).toBe(apart);
  },
);
