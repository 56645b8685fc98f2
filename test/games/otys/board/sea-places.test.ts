import { expect, test } from 'vitest';
import type { Box } from '../../../../src/canvas/pen.ts';
import {
  diverPlace,
  PLACES,
  rowOf,
  shelfPlace,
  sponsorPlace,
} from '../../../../src/games/otys/board/sea-places.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { SEA_LEVELS, type SeaLevel, spaceOfLevel } from '../../../../src/games/otys/rules/vocabulary.ts';

const { spaces } = components.values;
const { rewards, key, permanent } = PLACES;

/** What shares the row of a level, from the left, while the level is open. */
const rowPieces = (level: SeaLevel): readonly Box[] => {
  const { y, height } = rowOf(level);
  const tokens = [0, 1].map((index): Box => {
    const x = rewards.x + index * rewards.step - rewards.size / 2;
    return { x, y, width: rewards.size, height };
  });
  const diver = diverPlace(spaceOfLevel(level), level);
  const shelf = shelfPlace(level, spaces[level - 1] ?? 0);
  return [sponsorPlace(level), ...tokens, { ...key, y, height }, diver, shelf, { ...permanent, y, height }];
};

const within = ({ x, y, width, height }: Box, outer: Box): boolean =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;

test.each(SEA_LEVELS)('what shares level %d stands apart, in the order of a turn', (level) => {
  const pieces = rowPieces(level);
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    if (before !== undefined) expect(piece.x).toBeGreaterThan(before.x + before.width);
    expect(within(piece, rowOf(level))).toBe(true);
  }
});
