import { z } from 'zod';

/** Who may take a seat that was left: anyone, only its former holders, or somebody whom the whole table agrees to. */
export const FREED_SEATS = ['anyone', 'former', 'agreed'] as const;
/** One of {@link FREED_SEATS}. */
export type FreedSeats = (typeof FREED_SEATS)[number];

/** How a host may end a match: alone at any time, or from its second round on by a vote alone. */
export const HOST_ENDS = ['alone', 'vote'] as const;
/** One of {@link HOST_ENDS}. */
export type HostEnds = (typeof HOST_ENDS)[number];

/** The thread of its own that a match of one person against computers gets: none, one for all, or a private one. */
export const SOLO_THREADS = ['none', 'public', 'private'] as const;
/** One of {@link SOLO_THREADS}. */
export type SoloThread = (typeof SOLO_THREADS)[number];

/** Reads it; before private ones, tables and servers said only whether there is one. */
export const soloThreadShape = z.union([
  z.enum(SOLO_THREADS),
  z.boolean().transform((isWanted): SoloThread => (isWanted ? 'public' : 'none')),
]);

/** What a server sets for its tables; a table keeps the rules it was opened with. */
export interface TableRules {
  readonly freedSeats: FreedSeats;
  readonly hostEnds: HostEnds;
  /** Whether its lobby takes up a few lines, without a picture. */
  readonly isCompact: boolean;
  /** Of a match of one person against computers, which leaves one line in the channel if it gets one. */
  readonly soloInThread: SoloThread;
}

/** The rules of a table if its server has settled nothing. */
export const USUAL_RULES: TableRules = {
  freedSeats: 'anyone',
  hostEnds: 'alone',
  isCompact: false,
  soloInThread: 'none',
};

/** The rules alone of what has others beside them. */
export const tableRulesOf = ({ freedSeats, hostEnds, isCompact, soloInThread }: TableRules): TableRules => ({
  ...{ freedSeats, hostEnds, isCompact, soloInThread },
});
