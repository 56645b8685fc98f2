import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { refusalOf, StoreRefused } from '../refusal.ts';
import { type ReportedTable, reportedTables } from '../sql/reported.ts';
import { registerChecksum } from './checksums.ts';
import { Sqlite } from './driver.ts';
import { checkOrigin } from './layout.ts';
import { runningSql, sqlReader } from './sql.ts';

/**
 * Reads the tables with reported problems, also while a bot writes to the database.
 *
 * @throws StoreRefused if there is no such file, it is damaged, of another version, or holds something else
 */
export async function reportedIn(path: string): Promise<readonly ReportedTable[]> {
  const file = resolve(path);
  if (!existsSync(file)) throw new StoreRefused(`There is no database ${file}.`);
  try {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      checkOrigin(database, file, 'Choose another place with DATABASE_FILE.');
      registerChecksum(database);
      return await reportedTables(sqlReader(database, runningSql(database)));
    } finally {
      database.close();
    }
  } catch (error) {
    throw refusalOf(error, file);
  }
}
