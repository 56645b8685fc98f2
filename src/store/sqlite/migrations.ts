import type Database from 'better-sqlite3';
import {
  CHECKSUMS_OF_FOURTH,
  CHECKSUMS_OF_SEVENTH,
  CHECKSUMS_OF_SIXTH,
  CHECKSUMS_OF_TENTH,
  CHECKSUMS_OF_THIRD,
} from './checksum-layouts.ts';
import { checksumTriggers, registerChecksum } from './checksums.ts';
import { CONVERSION } from './conversion.ts';

/** Marks a SQLite file as one of this bot's ("Harb"); https://sqlite.org/pragma.html#pragma_application_id */
export const APPLICATION_ID = 0x48617262;

/**
 * The way from an empty file to the layout of today. Step n leads from version n to n + 1. A step that was ever released
 * is never edited: a change of the layout is a new step at the end. A new table has a column `seal INTEGER`, and gets checksums in the same
 * step (`checksumTriggers`); a new column has its table get them anew.
 */
const steps: readonly string[] = [
  `
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
  `,
  `
  CREATE TABLE lease (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    term INTEGER NOT NULL,
    holder TEXT NOT NULL,
    beats INTEGER NOT NULL,
    held INTEGER NOT NULL CHECK (held IN (0, 1)),
    locked INTEGER NOT NULL CHECK (locked IN (0, 1))
  ) STRICT;
  `,
  CHECKSUMS_OF_THIRD.map(
    (checksummed) =>
      `ALTER TABLE ${checksummed.table} ADD COLUMN seal INTEGER;${checksumTriggers(checksummed)}`,
  ).join('\n'),
  `
  CREATE TABLE wakes (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    at INTEGER NOT NULL,
    seal INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX wakes_by_time ON wakes (at);

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

  CREATE INDEX tables_by_guild ON tables (guild, phase);
  ${CHECKSUMS_OF_FOURTH.map(checksumTriggers).join('\n')}
  `,
  `
  DROP INDEX tables_by_channel;
  CREATE INDEX tables_by_channel ON tables (channel, phase, touched_at, id);
  CREATE INDEX tables_listed ON tables (id, phase, channel, touched_at);
  `,
  `
  ALTER TABLE tables ADD COLUMN home TEXT NOT NULL DEFAULT '';
  UPDATE tables SET home = channel;
  CREATE INDEX tables_by_home ON tables (home, phase);
  ${CHECKSUMS_OF_SIXTH.map(checksumTriggers).join('\n')}
  `,
  `
  ALTER TABLE tables ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN log_from INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN finished INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1));
  ALTER TABLE tables ADD COLUMN thread_over INTEGER NOT NULL DEFAULT 0 CHECK (thread_over IN (0, 1));
  CREATE INDEX tables_finished ON tables (id, game) WHERE finished = 1;

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

  CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    since INTEGER,
    at INTEGER NOT NULL,
    seal INTEGER,
    UNIQUE (table_id, kind, seat)
  ) STRICT;
  ${CHECKSUMS_OF_SEVENTH.map(checksumTriggers).join('\n')}
  `,
  `${CONVERSION}
  DROP TABLE outbox;
  DROP TABLE messages;
  DELETE FROM notes WHERE key >= 'barred ' AND key < 'barred!' OR key >= 'armed ' AND key < 'armed!'
    OR key >= 'untold ' AND key < 'untold!';
  `,
  'CREATE INDEX channel_messages_by_table ON channel_messages (table_id);',
  `
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
  ${CHECKSUMS_OF_TENTH.map(checksumTriggers).join('\n')}
  `,
];

/** The version of the layout that this code reads and writes, as `user_version` says it. */
export const LAYOUT = steps.length;

/** Brings a database of this or an earlier layout to the layout of today, or to one between, all of it or nothing. */
export function migrate(database: Database.Database, layout: number = LAYOUT): void {
  registerChecksum(database);
  database
    .transaction(() => {
      const version = Number(database.pragma('user_version', { simple: true }));
      if (version === layout) return;
      for (const step of steps.slice(version, layout)) database.exec(step);
      database.pragma(`application_id = ${APPLICATION_ID}`);
      database.pragma(`user_version = ${layout}`);
    })
    .immediate();
}
