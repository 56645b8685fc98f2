/**
 * The package with SQLite. Since version 13 it has a binary for each system, which crashes Node 20: that one gets an
 * older version.
 */
export const SQLITE_PACKAGE =
  Number.parseInt(process.versions.node, 10) < 22 ? 'better-sqlite3-on-node-20' : 'better-sqlite3';
