import type { LogRow, Store } from '../../store/store.ts';

/** Entries that are read at once: a store does one thing at a time, and a press must not wait for a long log. */
export const READ_AT_ONCE = 500;

/**
 * Log entries of a match from one ply up to but excluding another, read piece by piece, with other reads and writes
 * in between.
 *
 * @throws DamagedRow if one of them is damaged
 */
export async function wholeLog(
  store: Pick<Store, 'log'>,
  table: string,
  from = 0,
  to = Number.MAX_SAFE_INTEGER,
): Promise<readonly LogRow[]> {
  const rows: LogRow[] = [];
  for (let at = from; at < to; at += READ_AT_ONCE) {
    const piece = await store.log(table, at, Math.min(to, at + READ_AT_ONCE));
    rows.push(...piece);
    if (piece.length < READ_AT_ONCE) break;
  }
  return rows;
}
