import { createRequire } from 'node:module';
import type Database from 'better-sqlite3';
import { SQLITE_PACKAGE } from './sqlite-package.ts';

/** A boundary: both versions have these types. */
export const Sqlite: typeof Database = createRequire(import.meta.url)(SQLITE_PACKAGE);

/**
 * Loads SQLite now rather than with the first database: a fault of its package is then not blamed on a file.
 *
 * @throws what Node says of a package that was installed for another version of Node, or without its install scripts
 */
export function loadDriver(): void {
  new Sqlite(':memory:').close();
}
