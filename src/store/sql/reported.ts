import type { LogRow, TableRow } from '../store.ts';
import type { SqlReader } from './database.ts';
import { lists } from './lists.ts';
import { openIn } from './open.ts';

/** What stands in the body of a table at which somebody has reported a problem. */
const REPORTED = '"reports":[{';

/** A table at which somebody has reported a problem, with all of its log. */
export interface ReportedTable {
  readonly table: TableRow;
  readonly snapshot: string | undefined;
  readonly log: readonly LogRow[];
}

/** Those at which somebody has reported a problem, oldest first. */
const found = ({ look, dialect: { position } }: SqlReader) =>
  look<{ readonly id: string; readonly body: string }>(
    {
      name: 'reported',
      text: `SELECT id, body FROM tables WHERE ${position}(body, $1) > 0 ORDER BY opened_at, id`,
    },
    [REPORTED],
  );

/** How many problems people have reported. */
export const countReports = async (database: SqlReader): Promise<number> =>
  (await found(database)).reduce((sum, { body }) => sum + JSON.parse(body).reports.length, 0);

/** The tables at which somebody has reported a problem, oldest first. */
export async function reportedTables(database: SqlReader): Promise<readonly ReportedTable[]> {
  const { log } = lists(database);
  const open = openIn(database);
  const tables: ReportedTable[] = [];
  for (const { id } of await found(database)) {
    const opened = await open({ table: id });
    if (opened !== undefined)
      tables.push({ table: opened.table, snapshot: opened.snapshot, log: await log(id) });
  }
  return tables;
}
