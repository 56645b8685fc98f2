import type { Box } from '../../../canvas/pen.ts';
import { SPACE } from '../../../canvas/theme.ts';
import type { SeatView } from '../rules/view.ts';
import { type SeaLevel, SURFACE_SPACES } from '../rules/vocabulary.ts';
import { HOLDINGS, type Piece } from './focus.ts';
import { neutralKeysPlace } from './key.ts';
import { PURSE_CELLS, purseKeyPlace } from './purse.ts';
import { tokenHeight } from './reward-token.ts';

/** How high the picture is, in pixels: a sea, the question below it and its buttons are to fit on one screen. */
export const SEA_HEIGHT = 620;

/** Where everything stands, in pixels. A row is a level; the columns are in the order of a turn. */
export const PLACES = {
  horizon: { waterline: 90, floor: 518 },
  plate: { x: 10, y: 7, width: 384, height: 76 },
  surface: { x: 402, y: 6, width: 226, height: 74, step: 232.5 },
  row: { x: 8, y: 103, width: 1084, height: 79, step: 83 },
  level: 32,
  sponsor: { x: 54, width: 190 },
  rewards: { x: 281, step: 69, size: 66 },
  key: { x: 390, width: 56 },
  diver: { x: 456, width: 246 },
  pushed: 14,
  shelf: { x: 722, step: 48.5, size: 47 },
  permanent: { x: 1020, width: 68, height: 50 },
  track: { x: 24, y: 565, size: 42, step: 53 },
  purse: { x: 474, y: 534 },
} as const;

/** The row of a level. */
export const rowOf = (level: SeaLevel): Box => ({
  ...PLACES.row,
  y: PLACES.row.y + (level - 1) * PLACES.row.step,
});

/** Where a diver of the column stands; the one of the active level is pushed aside by its key. */
export const diverPlace = (space: number, active: SeaLevel | undefined): Box => {
  const { surface, diver, pushed } = PLACES;
  if (space < SURFACE_SPACES)
    return { ...surface, x: surface.x + (SURFACE_SPACES - 1 - space) * surface.step };
  const level = space - SURFACE_SPACES + 1;
  const top = PLACES.row.y + (level - 1) * PLACES.row.step;
  const x = diver.x + (level === active ? pushed : 0);
  return { x, width: diver.width, y: top + 4, height: PLACES.row.height - 7 };
};

/** The key in play and its tab, within the row so that nothing covers them; `beside` is for the level's own key. */
const IN_PLAY = {
  x: 384,
  width: 84,
  top: 29,
  height: 48,
  tab: { top: 2, width: 76, height: 26 },
  beside: 38,
} as const;

/** Where the key in play lies, from the keys' column to its diver; `beside` its level's key it has less room. */
export const keyInPlayPlace = (level: SeaLevel, beside: boolean): Box => {
  const { x, width, top, height } = IN_PLAY;
  const left = beside ? IN_PLAY.beside : 0;
  return { x: x + left, y: rowOf(level).y + top, width: width - left, height };
};

/** Where a key lies that is at hand while another is in play at its level. */
export const keyBesidePlace = (level: SeaLevel): Box => ({
  x: IN_PLAY.x,
  y: rowOf(level).y + IN_PLAY.top + 2,
  width: 35,
  height: 44,
});

/** Where the tab above the key in play is. */
export const keyTabPlace = (level: SeaLevel): Box => {
  const { x, tab } = IN_PLAY;
  return { x: x + 1, y: rowOf(level).y + tab.top, width: tab.width, height: tab.height };
};

/** Where the sponsor of a level lies. */
export const sponsorPlace = (level: SeaLevel): Box => {
  const { y, height } = rowOf(level);
  return { ...PLACES.sponsor, y: y + 4, height: height - 8 };
};

/** Where the cubes of a level lie. */
export const shelfPlace = (level: SeaLevel, spaces: number): Box => ({
  x: PLACES.shelf.x,
  y: rowOf(level).y + 6,
  width: spaces * PLACES.shelf.step,
  height: 68,
});

/** Where a reward token on display lies. */
export const rewardPlace = (level: SeaLevel, index: number): Box => {
  const { x, step, size } = PLACES.rewards;
  const { y, height } = rowOf(level);
  const tall = tokenHeight(size);
  return { x: x + index * step - size / 2, y: y + (height - tall) / 2, width: size, height: tall };
};

/** Where the permanent reward of a level lies. */
export const permanentPlace = (level: SeaLevel): Box => {
  const { y, height } = rowOf(level);
  return { ...PLACES.permanent, y: y + (height - PLACES.permanent.height) / 2 };
};

/** Where a piece is on the sea of a seat; undefined if it is not on it. */
export const pieceOnSea = (
  piece: Piece,
  { seat, neutralX }: Pick<SeatView, 'seat' | 'neutralX'>,
  active: SeaLevel | undefined,
  spaces: readonly number[],
): Box | undefined => {
  if ('seat' in piece && piece.seat !== seat) return undefined;
  switch (piece.kind) {
    case 'row':
      return rowOf(piece.level);
    case 'shelf': {
      const place = shelfPlace(piece.level, spaces[piece.level - 1] ?? 0);
      return { ...place, x: place.x - 6, width: place.width + 12 };
    }
    case 'diver':
    case 'mover':
      return diverPlace(piece.space, active);
    case 'carried': {
      const { x, step, size } = PLACES.shelf;
      const { y, height } = rowOf(piece.level);
      const left = x + piece.index * step + (step - size) / 2;
      return { x: left, y: y + (height - size) / 2, width: size, height: size };
    }
    case 'x-key': {
      const { purse } = PLACES;
      const place = purseKeyPlace(purse.x, purse.y + SPACE.tight, piece.neutral);
      return piece.neutral ? neutralKeysPlace(place, neutralX) : place;
    }
    case 'sponsor':
      return sponsorPlace(piece.level);
    case 'reward':
    case 'token':
      return rewardPlace(piece.level, piece.index);
    case 'permanent': {
      const { y, height } = rowOf(piece.level);
      return { ...PLACES.permanent, y, height };
    }
    case 'track':
      return { x: 16, y: 526, width: 454, height: 90 };
    case 'holding': {
      const { purse } = PLACES;
      return {
        x: purse.x + PURSE_CELLS.keys + HOLDINGS.indexOf(piece.holding) * PURSE_CELLS.count,
        y: purse.y,
        width: PURSE_CELLS.count,
        height: 82,
      };
    }
    default:
      return undefined;
  }
};
