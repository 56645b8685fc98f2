import type { PlayableGame, PlayableMatch } from '../../games/playable.ts';
import type { ClaimedStore } from '../../store/claimed-store.ts';
import type { StoredTable } from '../../store/store.ts';
import type { Table, TableNow } from '../model/table.ts';
import { readTable, withAsked } from './saved-table.ts';

/** The part of the store that keeps what stands in the channels of tables. */
export type ChannelRows = Pick<ClaimedStore, 'claims' | 'open' | 'note' | 'log' | 'owing'>;

/**
 * Reads a table as the store brings it; `undefined` if its game is not played here.
 *
 * @throws {BrokenTable} if its body cannot be read
 */
export function readStored(
  { table: row, snapshot }: StoredTable,
  gameOf: (name: string) => PlayableGame | undefined,
): TableNow | undefined {
  const read = readTable(row);
  const game = gameOf(read.game);
  if (game === undefined) return undefined;
  const match = snapshot === undefined ? undefined : game.resume(snapshot);
  const table = withAsked(read, match);
  return { table, game, match: standing(table, match) };
}

/** The match of a table as it is looked at: where the table ended it nobody is asked any more, though the rules may not know. */
export const standing = ({ phase }: Table, match: PlayableMatch | undefined): PlayableMatch | undefined =>
  phase === 'ended' ? match?.stopped() : match;
