/** The package with SQLite. The binaries of version 13 crash Node 20, which gets an older one. */
export const SQLITE_PACKAGE =
  Number.parseInt(process.versions.node, 10) < 22 ? 'better-sqlite3-on-node-20' : 'better-sqlite3';
