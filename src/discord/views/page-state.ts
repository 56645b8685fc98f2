import type { TableNow } from '../../tables/model/table.ts';
import type { PageState } from '../protocol/page-mark.ts';

/** How the match stands for a seat. */
export function pageStateOf({ table, match }: Pick<TableNow, 'table' | 'match'>, seat: number): PageState {
  if (table.phase === 'ended') return 'over';
  return match?.guessRound(seat) === undefined ? 'playing' : 'out';
}
