/** Who may take a seat that was left: anyone, only its former holders, or somebody whom the whole table agrees to. */
export const FREED_SEATS = ['anyone', 'former', 'agreed'] as const;
/** One of {@link FREED_SEATS}. */
export type FreedSeats = (typeof FREED_SEATS)[number];

/** How a host may end a match: alone at any time, or from its second round on by a vote alone. */
export const HOST_ENDS = ['alone', 'vote'] as const;
/** One of {@link HOST_ENDS}. */
export type HostEnds = (typeof HOST_ENDS)[number];

/** What a server sets for its tables; a table keeps the rules it was opened with. */
export interface TableRules {
  readonly freedSeats: FreedSeats;
  readonly hostEnds: HostEnds;
  /** Whether its lobby takes up a few lines, without a picture. */
  readonly isCompact: boolean;
  /** Whether a match of one person against computers gets a thread of its own, and leaves one line in the channel. */
  readonly soloInThread: boolean;
}

/** The rules of a table if its server has settled nothing. */
export const USUAL_RULES: TableRules = {
  freedSeats: 'anyone',
  hostEnds: 'alone',
  isCompact: false,
  soloInThread: false,
};

/** The rules alone of what has others beside them. */
export const tableRulesOf = ({ freedSeats, hostEnds, isCompact, soloInThread }: TableRules): TableRules => ({
  ...{ freedSeats, hostEnds, isCompact, soloInThread },
});
