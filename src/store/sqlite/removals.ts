import type Database from 'better-sqlite3';
import { BELONGINGS } from '../sql/written.ts';
import type { Claim, Removed, Store } from '../store.ts';
import type { WholeClaims, Writer } from './writer.ts';

/** The part of the store that removes tables. */
export function removals(
  database: Database.Database,
  write: Writer,
  claims: Pick<WholeClaims, 'check'>,
): Store['remove'] {
  const revisionOf = database.prepare<[string], number>('SELECT revision FROM tables WHERE id = ?').pluck();
  const dropEntries = database.prepare<[{ readonly table: string; readonly most: number }]>(`
    DELETE FROM log WHERE table_id = @table
      AND ply IN (SELECT ply FROM log WHERE table_id = @table ORDER BY ply LIMIT @most)`);
  const dropBelongings = [...BELONGINGS, 'wakes'].map((name) =>
    database.prepare<[string]>(`DELETE FROM ${name} WHERE table_id = ?`),
  );
  const dropTable = database.prepare<[string]>('DELETE FROM tables WHERE id = ?');
  const remove = write((claim: Claim, revision: number, most: number): Removed => {
    claims.check(claim);
    const { table } = claim;
    if (revisionOf.get(table) !== revision) return 'stale';
    if (dropEntries.run({ table, most }).changes >= most) return 'more';
    for (const drop of dropBelongings) drop.run(table);
    dropTable.run(table);
    return 'gone';
  });
  return async (claim, revision, most) => remove(claim, revision, most);
}
