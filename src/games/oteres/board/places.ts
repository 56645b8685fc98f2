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
/** How high the sides of three are, who have nobody below them; and the one at the near end. */
const [TALL, NEAR] = [472, 252] as const;
const INNER = { x: EDGE + SIDE.width + EDGE, width: PICTURE.width - 4 * EDGE - 2 * SIDE.width } as const;
const RIGHT = PICTURE.width - EDGE - SIDE.width;
const LOW = PICTURE.height - EDGE - SIDE.height;
const GAPS = { left: EDGE + SIDE.width + EDGE / 2, right: RIGHT - EDGE / 2 } as const;
const MIDDLES = { left: EDGE + SIDE.width / 2, right: RIGHT + SIDE.width / 2 } as const;

const upright = (
  x: number,
  y: number,
  onward: SeatPlace['onward'],
  height: number = SIDE.height,
): SeatPlace => ({ box: { x, y, width: SIDE.width, height }, shape: 'upright', onward });
const near = (y: number): SeatPlace => ({
  box: { ...INNER, y: PICTURE.height - EDGE - NEAR, height: NEAR },
  shape: 'long',
  onward: { x: GAPS.left, y, quarters: 2 },
});
const across = { x: GAPS.left, y: 250, quarters: 0 };
const lowRight = (y: number): SeatPlace['onward'] => ({ x: GAPS.right, y, quarters: 2 });

const CORNERS: readonly SeatPlace[] = [
  upright(EDGE, LOW, { x: MIDDLES.left, y: PICTURE.height / 2, quarters: 3 }),
  upright(EDGE, EDGE, across),
  upright(RIGHT, EDGE, { x: MIDDLES.right, y: PICTURE.height / 2, quarters: 1 }),
];

/** Seats going round clockwise, as people sit: the player who comes next sits to the left. */
const SEATS: Readonly<Record<number, readonly SeatPlace[]>> = {
  3: [near(460), upright(EDGE, EDGE, across, TALL), upright(RIGHT, EDGE, lowRight(460), TALL)],
  4: [...CORNERS, upright(RIGHT, LOW, lowRight(520))],
  5: [near(560), ...CORNERS, upright(RIGHT, LOW, lowRight(560))],
};

/** What is between the players: from where down it lies, and how high the card in play and the catch below it are. */
const MIDDLE: Readonly<
  Record<SeatPlace['shape'], { readonly top: number; readonly card: number; readonly catch: number }>
> = {
  upright: { top: 62, card: 192, catch: 140 },
  long: { top: EDGE, card: 170, catch: 64 },
};

/** Where everything lies on a table of 3 to 5 seats. */
export const tablePlaces = (seats: number): TablePlaces => {
  const places = SEATS[seats] ?? SEATS[5] ?? [];
  const shape = places[0]?.shape ?? 'upright';
  const { top, ...heights } = MIDDLE[shape];
  const roomy = shape === 'upright';
  const card = { ...INNER, y: top + (roomy ? 206 : 176), height: heights.card };
  return {
    seats: places,
    pool: { x: 448, y: top, width: 186, height: 142 },
    deck: { x: INNER.x + 6, y: top + 2, width: 92, height: 122 },
    discards: { x: INNER.x + INNER.width - 112, y: top + 2, width: 106, height: 122 },
    card,
    catch: { ...INNER, y: card.y + card.height + (roomy ? 30 : 7), height: heights.catch },
    lagoon: roomy ? { x: 150, y: 20, width: 800, height: 660 } : { x: 130, y: 14, width: 840, height: 600 },
  };
};
