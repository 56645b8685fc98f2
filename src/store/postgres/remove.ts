import type { DatabaseQuery, SqlStatement } from '../sql/database.ts';
import { BELONGINGS } from '../sql/written.ts';
import type { Claim, Removed } from '../store.ts';

interface RemovalRecord {
  readonly isHeld: boolean;
  readonly isFit: boolean;
  readonly isWhole: boolean;
}

/** Removes a table ($1) of revision $4 under a claim ($2, for $3 ms), or $5 entries of its log if it has as many. */
const REMOVE: SqlStatement = {
  name: 'remove',
  text: `
    WITH held AS (
      UPDATE claims SET until = clock_timestamp() + $3::float8 * interval '1 ms' WHERE table_id = $1 AND epoch = $2
      RETURNING table_id),
    fit AS (SELECT tables.id FROM tables JOIN held ON tables.id = held.table_id WHERE tables.revision = $4 FOR UPDATE OF tables),
    first AS (SELECT log.table_id, log.ply FROM log JOIN fit ON log.table_id = fit.id ORDER BY log.ply LIMIT $5),
    told AS (DELETE FROM log USING first WHERE log.table_id = first.table_id AND log.ply = first.ply),
    whole AS (SELECT id FROM fit WHERE (SELECT count(*) FROM first) < $5),
    ${BELONGINGS.map((name) => `${name}_gone AS (DELETE FROM ${name} USING whole WHERE ${name}.table_id = whole.id)`).join(',\n    ')},
    gone AS (DELETE FROM tables USING whole WHERE tables.id = whole.id)
    SELECT EXISTS (SELECT FROM held) AS "isHeld", EXISTS (SELECT FROM fit) AS "isFit", EXISTS (SELECT FROM whole) AS "isWhole"`,
};

/** Removes a table, or part of its log; `lost` if another process has the claim. `life`: how long it lasts, in ms. */
export async function removeRows(
  ask: DatabaseQuery,
  { table, epoch }: Claim,
  { revision, most, life }: { readonly revision: number; readonly most: number; readonly life: number },
): Promise<Removed | 'lost'> {
  const [record] = await ask<RemovalRecord>(REMOVE, [table, epoch, life, revision, most]);
  if (record?.isHeld !== true) return 'lost';
  if (!record.isFit) return 'stale';
  return record.isWhole ? 'gone' : 'more';
}
