import { createRequire } from 'node:module';
import type Database from 'better-sqlite3';
import { SQLITE_PACKAGE } from './sqlite-package.ts';

/** A boundary: both versions have these types. */
export const Sqlite: typeof Database = createRequire(import.meta.url)(SQLITE_PACKAGE);

/** Loads SQLite before any database, so that no file is blamed for its package. Throws what Node says of that. */
export function loadDriver(): void {
  new Sqlite(':memory:').close();
}

/** Opens a database, does work with it, and closes it. */
export function withDatabase<T>(
  file: string,
  options: Database.Options,
  work: (database: Database.Database) => T,
): T {
  const database = new Sqlite(file, options);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** The options of a database that is only read, and must be there. */
export const READ_ONLY: Database.Options = { readonly: true, fileMustExist: true };
