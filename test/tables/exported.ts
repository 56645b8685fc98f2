import { type ExportedTable, exportOf } from '../../src/tables/export.ts';
import type { Tables } from '../../src/tables/tables.ts';

/** All that somebody is given of what is kept of them, with every table read. */
export async function exported(tables: Tables, person: string) {
  const kept = await exportOf(tables, person);
  const read: ExportedTable[] = [];
  for await (const table of kept.tables) read.push(table);
  return { ...kept, tables: read, unread: kept.unread() };
}
