import { z } from 'zod';
import type { ReadBy } from './row-json.ts';

/** Who may take a seat that was left: anyone, only its former holders, or somebody whom the whole table agrees to. */
export const FREED_SEATS = ['anyone', 'former', 'agreed'] as const;

/** How a host may end a match: alone at any time, or from its second round on by a vote alone. */
export const HOST_ENDS = ['alone', 'vote'] as const;

/** The thread of its own that a match of one person against computers gets: none, one for all, or a private one. */
export const SOLO_THREADS = ['none', 'public', 'private'] as const;
/** One of {@link SOLO_THREADS}. */
export type SoloThread = (typeof SOLO_THREADS)[number];

/** Reads it; before private ones, tables and servers said only whether there is one. */
const soloThreadShape = z.union([
  z.enum(SOLO_THREADS),
  z.boolean().transform((isWanted): SoloThread => (isWanted ? 'public' : 'none')),
]);

/** What a server sets for its tables; a table keeps the rules it was opened with. */
export const rulesShape = z.object({
  freedSeats: z.enum(FREED_SEATS),
  hostEnds: z.enum(HOST_ENDS),
  /** Whether its lobby takes up a few lines, without a picture. */
  isCompact: z.boolean(),
  /** Of a match of one person against computers, which leaves one line in the channel if it gets one. */
  soloInThread: soloThreadShape,
});
/** What {@link rulesShape} reads. */
export type TableRules = ReadBy<typeof rulesShape>;

/** The rules of a table if its server has settled nothing. */
export const USUAL_RULES: TableRules = {
  freedSeats: 'anyone',
  hostEnds: 'alone',
  isCompact: false,
  soloInThread: 'none',
};
