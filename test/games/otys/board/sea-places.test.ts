import { expect, test } from 'vitest';
import type { Box } from '../../../../src/canvas/pen.ts';
import { PICTURE } from '../../../../src/canvas/picture.ts';
import {
  diverPlace,
  PLACES,
  rowOf,
  shelfPlace,
  sponsorPlace,
} from '../../../../src/games/otys/board/sea-places.ts';
import { components } from '../../../../src/games/otys/index.ts';
import {
  SEA_LEVELS,
  type SeaLevel,
  SURFACE_SPACES,
  spaceOfLevel,
} from '../../../../src/games/otys/rules/vocabulary.ts';

const { spaces } = components.values;
const { rewards, key, permanent, plate, purse, track } = PLACES;

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

const surface = Array.from({ length: SURFACE_SPACES }, (_, space) => diverPlace(space, undefined));

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

test('the divers at the surface stand in the picture beside the plate, the next to go down leftmost', () => {
  const [last, , next] = surface;
  expect(next?.x).toBeGreaterThan(plate.x + plate.width);
  expect(last?.x).toBeGreaterThan(next?.x ?? Number.POSITIVE_INFINITY);
  for (const box of [plate, ...surface]) expect(within(box, { x: 0, y: 0, ...PICTURE })).toBe(true);
});

test('the rows do not overlap, nor does the track reach into the purse', () => {
  for (const [at, row] of SEA_LEVELS.map(rowOf).entries()) {
    const above = SEA_LEVELS.map(rowOf)[at - 1];
    if (above !== undefined) expect(row.y).toBeGreaterThan(above.y + above.height);
  }
  const places = components.values.homeAt[0] ?? 0;
  expect(track.x + places * track.step).toBeLessThan(purse.x);
});
