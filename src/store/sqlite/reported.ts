import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type Database from 'better-sqlite3';
import { fromOtherVersion } from '../layout.ts';
import { notOurs, refusalOf, StoreRefused } from '../refusal.ts';
import { REPORTED, type ReportedTable } from '../reported-table.ts';
import type { LogRow } from '../store.ts';
import { openingOf } from './channels.ts';
import { registerChecksum } from './checksums.ts';
import { Sqlite } from './driver.ts';
import { originOf } from './layout.ts';

/**
 * Reads the tables at which somebody has reported a problem, oldest first, also while a bot writes to the database.
 *
 * @throws StoreRefused when there is no such file, it is damaged, of another version, or holds something else
 */
export function reportedIn(path: string): readonly ReportedTable[] {
  const file = resolve(path);
  if (!existsSync(file)) throw new StoreRefused(`There is no database ${file}.`);
  try {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      check(database, file);
      registerChecksum(database);
      const found = database
        .prepare<[string], string>('SELECT id FROM tables WHERE instr(body, ?) > 0 ORDER BY opened_at, id')
        .pluck();
      const entries = database.prepare<[string], LogRow>(
        'SELECT ply, person, body, at FROM log WHERE table_id = ? ORDER BY ply',
      );
      const open = openingOf(database);
      return found.all(REPORTED).flatMap((id) => {
        const opened = open({ table: id });
        return opened === undefined
          ? []
          : [{ table: opened.table, snapshot: opened.snapshot, log: entries.all(id) }];
      });
    } finally {
      database.close();
    }
  } catch (error) {
    throw refusalOf(error, file);
  }
}

function check(database: Database.Database, file: string): void {
  const origin = originOf(database);
  if (origin.kind === 'not ours')
    throw notOurs(`The file ${file}`, 'Choose another place with DATABASE_FILE.');
  if (origin.kind === 'other') throw fromOtherVersion(file, origin.madeBy);
}
