import type { LogRow, TableRow } from './store.ts';

/** What stands in the body of a table at which somebody has reported a problem. */
export const REPORTED = '"reports":[{';

/** A table at which somebody has reported a problem, with all of its log. */
export interface ReportedTable {
  readonly table: TableRow;
  readonly snapshot: string | undefined;
  readonly log: readonly LogRow[];
}
