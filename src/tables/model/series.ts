import { z } from 'zod';

/** How a rematch assigns seats: drawn, as before, or everybody one on. The usual one first. */
export const SEATINGS = ['drawn', 'kept', 'turned'] as const;
/** One of {@link SEATINGS}. */
export type Seating = (typeof SEATINGS)[number];

/** The games of the same players before this one, one played again after the other: a best of three grows from them. */
export interface Series {
  /** The id of the table at which the first of them all was played. */
  readonly first: string;
  /** Who played the last of them, by seat; see `guestOf`. */
  readonly players: readonly string[];
  /** Winners of each game; several if shared, none if it does not count, such as one that was broken off. */
  readonly games: readonly (readonly string[])[];
  readonly seating: Seating;
}

/** Reads a series from a table's body. */
export const seriesShape: z.ZodType<Series> = z.object({
  first: z.string(),
  players: z.array(z.string()),
  games: z.array(z.array(z.string())),
  seating: z.enum(SEATINGS),
});

/** A series with other ids for its players. */
export const pseudonymousSeries = (series: Series, id: (known: string) => string): Series => ({
  ...series,
  players: series.players.map(id),
  games: series.games.map((winners) => winners.map(id)),
});
