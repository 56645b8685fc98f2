import { createRequire } from 'node:module';
import type Database from 'better-sqlite3';
import { SQLITE_PACKAGE } from './sqlite-package.ts';

/** A boundary: both versions have these types. */
export const Sqlite: typeof Database = createRequire(import.meta.url)(SQLITE_PACKAGE);

/**
 * Loads SQLite, which is otherwise loaded with the first database: what is wrong with its package is then no matter of any file.
 *
 * @throws what Node says of a package that was installed for another version of it, or without its install scripts
 */
export function loadDriver(): void {
  new Sqlite(':memory:').close();
}
