import { Sqlite } from '../../../src/store/sqlite/driver.ts';

/**
 * The layout as version 1 wrote it. It stays as it is for ever: hosts have such files. It is written out here and not taken from the first
 * migration, so that nobody changes that one unseen.
 */
const LAYOUT_1 = `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    guild TEXT NOT NULL,
    channel TEXT NOT NULL,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    revision INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL,
    body TEXT NOT NULL,
    snapshot TEXT
  ) STRICT;
  CREATE INDEX tables_by_channel ON tables (channel, phase);
  CREATE INDEX tables_by_phase ON tables (phase, touched_at);

  CREATE TABLE people (
    table_id TEXT NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, position)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX people_by_person ON people (person, table_id);

  CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    ply INTEGER NOT NULL CHECK (ply >= 0),
    person TEXT NOT NULL,
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, ply)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE interactions (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id),
    key TEXT NOT NULL,
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (table_id, key)
  ) STRICT;

  CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    channel TEXT NOT NULL,
    live INTEGER NOT NULL CHECK (live IN (0, 1)),
    shows INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX live_message ON messages (table_id) WHERE live = 1;

  CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `;

/** Writes a database as version 1 left it: one game under way, with something still to be said. */
export function writeVersion1(file: string): void {
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  database.exec(LAYOUT_1);
  database.exec(`
    INSERT INTO tables VALUES ('t', 'g', 'c', 'otys', 'playing', 3, 10, 30, 'body', 'state');
    INSERT INTO people VALUES ('t', 0, 'béla'), ('t', 1, 'ana');
    INSERT INTO log VALUES ('t', 0, 'ana', 'key 3', 20), ('t', 1, 'béla', 'key 1', 30);
    INSERT INTO interactions VALUES ('i', 30);
    INSERT INTO outbox VALUES (7, 't', 'board', 'ply 2', 30);
    INSERT INTO messages VALUES ('m', 't', 'c', 1, 1);
    INSERT INTO notes VALUES ('commands', 'hash');
    PRAGMA application_id = 1214345826;
    PRAGMA user_version = 1;
  `);
  database.close();
}
