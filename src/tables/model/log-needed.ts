import type { Table, TableNow } from './table.ts';

/** The ply to which the table is asked to go back; nothing where it is not. */
export const takenBackFrom = ({ motion }: Pick<Table, 'motion'>): number | undefined =>
  motion?.proposal.kind === 'undo' && motion.refused === undefined ? motion.proposal.to : undefined;

/** The first ply of turns of computers that no former message tells; nothing where there is none. */
export const overFrom = ({
  shownFromPly,
  turnFromPly,
}: Pick<Table, 'shownFromPly' | 'turnFromPly'>): number | undefined =>
  shownFromPly < turnFromPly ? shownFromPly : undefined;

/**
 * The ply from which the live message needs the log: all of it for the final standing, what is to be taken back where that is asked, and
 * while somebody plays the turns that were over when it was posted, and what the others did; else none.
 */
export function logNeeded({ table, match }: Pick<TableNow, 'table' | 'match'>): number | undefined {
  if (match?.result !== undefined) return 0;
  const plies = [
    takenBackFrom(table),
    ...(table.phase === 'playing' ? [overFrom(table), match?.othersFrom] : []),
  ];
  const known = plies.filter((ply) => ply !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}
