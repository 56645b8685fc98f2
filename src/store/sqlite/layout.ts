import type Database from 'better-sqlite3';
import { fingerprintOf, KEPT_TABLES, LAYOUT_SINCE, statementsFor, WAKES } from '../kept-tables.ts';
import { fromOtherVersion, StoreRefused } from '../refusal.ts';
import { registerChecksum, sealTables } from './checksums.ts';
import { Sqlite } from './driver.ts';

/** Marks a SQLite file as one of this bot's ("Harb"); https://sqlite.org/pragma.html#pragma_application_id */
const APPLICATION_ID = 0x48617262;

/** Everything in a database but its checksums: each table with a column `seal` gets some, see {@link sealTables}. */
const STATEMENTS = `
  ${KEPT_TABLES.flatMap((table) => (table.name === 'tables' ? [table, WAKES] : [table]))
    .map((table) => statementsFor(table, 'sqlite'))
    .join('\n\n  ')}

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

/** Throws `StoreRefused` if a file is not of this version. */
export function checkOrigin(database: Database.Database, file: string): void {
  const origin = originOf(database);
  if (origin.kind === 'not ours')
    throw new StoreRefused(
      `The file ${file} is not a database of this bot.`,
      'Move it away, or choose another place with DATABASE_FILE.',
    );
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
