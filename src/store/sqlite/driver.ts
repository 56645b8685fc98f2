import { createRequire } from 'node:module';
import type Database from 'better-sqlite3';
import { SQLITE_PACKAGE } from './sqlite-package.ts';

/** A boundary: both versions have these types. */
export const Sqlite: typeof Database = createRequire(import.meta.url)(SQLITE_PACKAGE);

/** Loads SQLite before any database, so that no file is blamed for its package. Throws what Node says of that. */
export function loadDriver(): void {
  new Sqlite(':memory:').close();
}
