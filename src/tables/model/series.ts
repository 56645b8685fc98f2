import { z } from 'zod';
import type { ReadBy } from './row-json.ts';

/** How a rematch assigns seats: drawn, as before, or everybody one on. The usual one first. */
export const SEATINGS = ['drawn', 'kept', 'turned'] as const;
/** One of {@link SEATINGS}. */
export type Seating = (typeof SEATINGS)[number];

/** The games of the same players before this one, one played again after the other: a best of three grows from them. */
export const seriesShape = z.object({
  /** The id of the table at which the first of them all was played. */
  first: z.string(),
  /** Who played the last of them, by seat; see `guestOf`. */
  players: z.array(z.string()),
  /** Winners of each game; several if shared, none if it does not count, such as one that was broken off. */
  games: z.array(z.array(z.string())),
  seating: z.enum(SEATINGS),
});
/** What {@link seriesShape} reads. */
export type Series = ReadBy<typeof seriesShape>;
