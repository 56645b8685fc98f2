import type Database from 'better-sqlite3';
import { fingerprintOf, fromOtherVersion, LAYOUT_SINCE } from '../layout.ts';
import { notOurs } from '../refusal.ts';
import { registerChecksum, sealTables } from './checksums.ts';
import { Sqlite } from './driver.ts';

/** Marks a SQLite file as one of this bot's ("Harb"); https://sqlite.org/pragma.html#pragma_application_id */
const APPLICATION_ID = 0x48617262;

/** Everything in a database but its checksums: each table with a column `seal` gets some, see {@link sealTables}. */
const STATEMENTS = `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    guild TEXT NOT NULL,
    channel TEXT NOT NULL,
    home TEXT NOT NULL,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    revision INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL,
    body TEXT NOT NULL,
    snapshot TEXT,
    generation INTEGER NOT NULL,
    log_from INTEGER NOT NULL,
    finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
    thread_over INTEGER NOT NULL CHECK (thread_over IN (0, 1)),
    seal INTEGER
  ) STRICT;
  CREATE INDEX tables_by_channel ON tables (channel, phase, touched_at, id);
  CREATE INDEX tables_by_phase ON tables (phase, touched_at);
  CREATE INDEX tables_by_guild ON tables (guild, phase);
  CREATE INDEX tables_by_home ON tables (home, phase);
  CREATE INDEX tables_listed ON tables (id, phase, channel, touched_at);
  CREATE INDEX tables_finished ON tables (id, game) WHERE finished = 1;

  CREATE TABLE wakes (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    at INTEGER NOT NULL,
    seal INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX wakes_by_time ON wakes (at);

  CREATE TABLE people (
    table_id TEXT NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL,
    person TEXT NOT NULL,
    seal INTEGER,
    PRIMARY KEY (table_id, position)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX people_by_person ON people (person, table_id);

  CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    ply INTEGER NOT NULL CHECK (ply >= 0),
    person TEXT NOT NULL,
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    seal INTEGER,
    PRIMARY KEY (table_id, ply)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX log_by_person ON log (person, table_id);

  CREATE TABLE interactions (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    seal INTEGER
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE channels (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    posted INTEGER NOT NULL,
    given_up INTEGER,
    access TEXT,
    access_channel TEXT,
    untold TEXT,
    archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
    owed_since INTEGER,
    seal INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX channels_by_untold ON channels (untold) WHERE untold IS NOT NULL;
  CREATE INDEX channels_owing ON channels (owed_since) WHERE owed_since IS NOT NULL;

  CREATE TABLE channel_messages (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    channel TEXT NOT NULL,
    generation INTEGER NOT NULL,
    from_ply INTEGER NOT NULL,
    standing TEXT NOT NULL CHECK (standing IN ('live', 'leaving', 'closed')),
    shows INTEGER NOT NULL,
    digest TEXT,
    files TEXT NOT NULL,
    seal INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX live_channel_message ON channel_messages (table_id) WHERE standing = 'live';
  CREATE INDEX open_channel_messages ON channel_messages (table_id) WHERE standing <> 'closed';
  CREATE INDEX channel_messages_by_table ON channel_messages (table_id);

  CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    at INTEGER NOT NULL,
    seal INTEGER,
    UNIQUE (table_id, kind, seat)
  ) STRICT;

  CREATE TABLE results (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    guild TEXT NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    seal INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX results_by_guild ON results (guild, at);

  CREATE TABLE result_seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person TEXT,
    seal INTEGER,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX result_seats_by_person ON result_seats (person) WHERE person IS NOT NULL;

  CREATE TABLE profiles (
    person TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    seal INTEGER
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE servers (
    guild TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    seal INTEGER
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    seal INTEGER
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE lease (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    term INTEGER NOT NULL,
    holder TEXT NOT NULL,
    beats INTEGER NOT NULL,
    held INTEGER NOT NULL CHECK (held IN (0, 1)),
    locked INTEGER NOT NULL CHECK (locked IN (0, 1))
  ) STRICT;
`;

/** The layout that this code reads and writes, as `user_version` says it. */
export const LAYOUT = fingerprintOf(STATEMENTS);

/** The note in which a database keeps the version that made it. */
const MADE_BY = 'made by';

/** Makes an empty database one of this bot's, all of it or nothing. */
export function layOut(database: Database.Database): void {
  registerChecksum(database);
  database
    .transaction(() => {
      database.exec(STATEMENTS);
      sealTables(database);
      database.prepare('INSERT INTO notes (key, value) VALUES (?, ?)').run(MADE_BY, LAYOUT_SINCE);
      database.pragma(`application_id = ${APPLICATION_ID}`);
      database.pragma(`user_version = ${LAYOUT}`);
    })
    .immediate();
}

/** Whose a database is by its header: this version's, that of another version, or not this bot's. */
export type Origin =
  | { readonly kind: 'today' }
  | { readonly kind: 'not ours' }
  | { readonly kind: 'other'; readonly madeBy: string | undefined };

/** Looks whose a database is. */
export function originOf(database: Database.Database): Origin {
  const layout = Number(database.pragma('user_version', { simple: true }));
  if (database.pragma('application_id', { simple: true }) !== APPLICATION_ID || layout < 1)
    return { kind: 'not ours' };
  return layout === LAYOUT ? { kind: 'today' } : { kind: 'other', madeBy: madeBy(database) };
}

/** Throws `StoreRefused` if a file is not of this version. `way` is what can be done about one that is not ours. */
export function checkOrigin(database: Database.Database, file: string, way: string): void {
  const origin = originOf(database);
  if (origin.kind === 'not ours') throw notOurs(`The file ${file}`, way);
  if (origin.kind === 'other') throw fromOtherVersion(file, origin.madeBy);
}

function madeBy(database: Database.Database): string | undefined {
  try {
    return database.prepare<[string], string>('SELECT value FROM notes WHERE key = ?').pluck().get(MADE_BY);
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return undefined;
    throw error;
  }
}
