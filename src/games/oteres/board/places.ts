import type { Box } from '../../../canvas/pen.ts';
import { PICTURE } from '../../../canvas/picture.ts';

/** Where a seat's side of the table is, and the sign beside it that points at the player to its left. */
export interface SeatPlace {
  readonly box: Box;
  /** Upright at the sides of the table, lengthwise at its near end. */
  readonly shape: 'upright' | 'long';
  /** The angle is clockwise from pointing to the right, in quarters of a turn. */
  readonly onward: { readonly x: number; readonly y: number; readonly quarters: number };
}

/** Where everything lies: the seats, clockwise from the near end or the near left, and what is between them. */
export interface TablePlaces {
  readonly seats: readonly SeatPlace[];
  readonly pool: Box;
  readonly deck: Box;
  readonly discards: Box;
  readonly card: Box;
  readonly catch: Box;
  readonly lagoon: Box;
}

const EDGE = 14;
const SIDE = { width: 318, height: 329 } as const;
const NEAR = { height: 204 } as const;
const INNER = { x: EDGE + SIDE.width + EDGE, width: PICTURE.width - 4 * EDGE - 2 * SIDE.width } as const;
const RIGHT = PICTURE.width - EDGE - SIDE.width;
const LOW = PICTURE.height - EDGE - SIDE.height;
const GAPS = { left: EDGE + SIDE.width + EDGE / 2, right: RIGHT - EDGE / 2 } as const;

const upright = (x: number, y: number, onward: SeatPlace['onward']): SeatPlace => ({
  box: { x, y, ...SIDE },
  shape: 'upright',
  onward,
});
const near = (onward: SeatPlace['onward']): SeatPlace => ({
  box: { ...INNER, y: PICTURE.height - EDGE - NEAR.height, height: NEAR.height },
  shape: 'long',
  onward,
});

const corners = (onNearLeft: SeatPlace['onward'], onFarLeft: SeatPlace['onward']): readonly SeatPlace[] => [
  upright(EDGE, LOW, onNearLeft),
  upright(EDGE, EDGE, onFarLeft),
  upright(RIGHT, EDGE, { x: RIGHT + SIDE.width / 2, y: PICTURE.height / 2, quarters: 1 }),
];
const up = { x: EDGE + SIDE.width / 2, y: PICTURE.height / 2, quarters: 3 };
const lowRight = (y: number): SeatPlace => upright(RIGHT, LOW, { x: GAPS.right, y, quarters: 2 });

/** Seats going round clockwise, as people sit: whoever comes next sits to the left. */
const SEATS: Readonly<Record<number, readonly SeatPlace[]>> = {
  3: [
    near({ x: GAPS.left, y: 500, quarters: 2.5 }),
    upright(EDGE, 140, { x: GAPS.left, y: 300, quarters: 0 }),
    upright(RIGHT, 140, { x: GAPS.right, y: 500, quarters: 1.5 }),
  ],
  4: [...corners(up, { x: GAPS.left, y: 250, quarters: 0 }), lowRight(520)],
  5: [
    near({ x: GAPS.left, y: 584, quarters: 2 }),
    ...corners(up, { x: GAPS.left, y: 250, quarters: 0 }),
    lowRight(584),
  ],
};

/** Where everything lies on a table of so many seats, 3 to 5. */
export const tablePlaces = (seats: number): TablePlaces => {
  const places = SEATS[seats] ?? SEATS[5] ?? [];
  const roomy = places.every(({ shape }) => shape === 'upright');
  const top = roomy ? 62 : EDGE;
  const card = { ...INNER, y: top + (roomy ? 206 : 176), height: 192 };
  return {
    seats: places,
    pool: { x: 448, y: top, width: 186, height: 142 },
    deck: { x: INNER.x + 6, y: top + 2, width: 92, height: 122 },
    discards: { x: INNER.x + INNER.width - 112, y: top + 2, width: 106, height: 122 },
    card,
    catch: { ...INNER, y: card.y + card.height + (roomy ? 30 : 6), height: roomy ? 140 : 84 },
    lagoon: roomy ? { x: 150, y: 20, width: 800, height: 660 } : { x: 130, y: 14, width: 840, height: 600 },
  };
};
