/** The package with SQLite. From version 13 on it brings a binary for each system, which ends a Node 20: for that one there is an older version. */
export const SQLITE_PACKAGE =
  Number.parseInt(process.versions.node, 10) < 22 ? 'better-sqlite3-on-node-20' : 'better-sqlite3';
