import { DamagedRow } from '../refusal.ts';
import type { TableRow } from '../store.ts';

/** Whether a row is as it was written. */
export interface Whole {
  readonly whole: 0 | 1;
}

/** What a row holds, unless a byte of it is another than was written: then a {@link DamagedRow} is thrown. */
export function intact<R extends Whole>({ whole, ...row }: R): Omit<R, 'whole'> {
  if (whole === 0) throw new DamagedRow('a row of the database has changed since it was written');
  return row;
}

/** A table as {@link TABLE_COLUMNS} bring it. */
export type TableRecord = Omit<TableRow, 'people' | 'wakeAt' | 'isFinished' | 'isThreadOver'> & {
  readonly people: string;
  readonly wakeAt: number | null;
  readonly finished: 0 | 1;
  readonly threadOver: 0 | 1;
};

/** What a query for tables selects. */
export const TABLE_COLUMNS = `id, guild, channel, home, game, phase, revision, body, opened_at AS openedAt, touched_at AS touchedAt,
  generation, log_from AS logFrom, finished, thread_over AS threadOver,
  (SELECT at FROM wakes WHERE table_id = tables.id) AS wakeAt,
  (SELECT json_group_array(person ORDER BY position) FROM people WHERE table_id = tables.id) AS people`;

/** The row of a table as the store brings it. */
export function tableOf(record: TableRecord): TableRow {
  const people: unknown = JSON.parse(record.people);
  const { wakeAt, finished, threadOver, ...rest } = record;
  return {
    ...rest,
    ...(wakeAt === null ? {} : { wakeAt }),
    ...{ isFinished: finished === 1, isThreadOver: threadOver === 1 },
    people: Array.isArray(people) ? people.map(String) : [],
  };
}
