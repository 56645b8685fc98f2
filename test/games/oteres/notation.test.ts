import { describe, expect, test } from 'vitest';
import type { OteresMove } from '../../../src/games/oteres/rules/move.ts';
import { oteresNotation } from '../../../src/games/oteres/rules/notation.ts';

describe('notation', () => {
  test.each<[string, OteresMove]>([
    ['play.with-the-current', { kind: 'play', card: 'with-the-current' }],
    ['card.urchin', { kind: 'card', card: 'urchin' }],
    ['to.4', { kind: 'player', seat: 4 }],
    ['pearl.17', { kind: 'pearl', mark: 17 }],
    ['left', { kind: 'split', left: [] }],
    ['left.4.12.100', { kind: 'split', left: [4, 12, 100] }],
    ['paw.right', { kind: 'paw', paw: 'right' }],
    ['skip', { kind: 'skip' }],
    ['end', { kind: 'end' }],
  ])('%s is written and read', (text, move) => {
    expect(oteresNotation.make(move)).toBe(text);
    expect(oteresNotation.parse(text)).toEqual(move);
  });

  test.each(['', 'play', 'play.', 'to.5', 'pearl.0', 'pearl.07', 'left.', 'left.1.2.3.4', 'paw.up', 'ends'])(
    '"%s" is no move',
    (text) => {
      expect(oteresNotation.parse(text)).toBeUndefined();
    },
  );
});
