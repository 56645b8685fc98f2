import Database from 'better-sqlite3';

/**
 * Loads SQLite, which is otherwise loaded with the first database: what is wrong with its package is then no matter of any file.
 *
 * @throws what Node says of a package that was installed for another version of it, or without its install scripts
 */
export function loadDriver(): void {
  new Database(':memory:').close();
}
