import type { LogRow, TableRow } from '../store.ts';
import type { SqlReader } from './database.ts';
import { lists } from './lists.ts';
import { openIn } from './open.ts';

/** What stands in the body of a table at which somebody has reported a problem. */
export const REPORTED = '"reports":[{';

/** A table at which somebody has reported a problem, with all of its log. */
export interface ReportedTable {
  readonly table: TableRow;
  readonly snapshot: string | undefined;
  readonly log: readonly LogRow[];
}

/** The tables at which somebody has reported a problem, oldest first. */
export async function reportedTables(database: SqlReader): Promise<readonly ReportedTable[]> {
  const text = `SELECT id FROM tables WHERE ${database.dialect.position}(body, $1) > 0 ORDER BY opened_at, id`;
  const found = await database.look<{ readonly id: string }>({ name: 'reported', text }, [REPORTED]);
  const { log } = lists(database);
  const open = openIn(database);
  const tables: ReportedTable[] = [];
  for (const { id } of found) {
    const opened = await open({ table: id });
    if (opened !== undefined)
      tables.push({ table: opened.table, snapshot: opened.snapshot, log: await log(id) });
  }
  return tables;
}
