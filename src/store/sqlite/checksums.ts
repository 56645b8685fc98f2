import { crc32 } from 'node:zlib';
import type Database from 'better-sqlite3';

/**
 * Registers the row checksum with a connection. SQLite notices if its pages do not fit together, but not if a byte
 * within a text has changed. So each row has a checksum over all of it, kept by triggers, so that no write can forget
 * it.
 */
export function registerChecksum(database: Database.Database): void {
  database.function('sealed', { deterministic: true, varargs: true }, (...row: unknown[]) =>
    crc32(JSON.stringify(row)),
  );
}

/** Gives every table with a column `seal` checksums there, of all its other columns. */
export function sealTables(database: Database.Database): void {
  for (const table of sealedTables(database)) {
    const columns = columnsOf(database, table);
    const key = columns.filter(({ pk }) => pk > 0).map(({ name }) => `${name} = NEW.${name}`);
    const update = `BEGIN UPDATE ${table} SET seal = ${sumOf(database, table)} WHERE ${key.join(' AND ')}; END`;
    const names = columns.map(({ name }) => name).join(', ');
    database.exec(`
      CREATE TRIGGER seal_new_${table} AFTER INSERT ON ${table} ${update};
      CREATE TRIGGER seal_changed_${table} AFTER UPDATE OF ${names} ON ${table} ${update};`);
  }
}

/** The tables whose rows are checked whenever one is read ({@link hasRightChecksum}): by far the most of a database. */
export const CHECKED_WHEN_READ: readonly string[] = ['tables', 'log'];

/** The first table with a row that is not as it was written, those `besides` left out; nothing where all are. */
export const wrongChecksum = (
  database: Database.Database,
  besides: readonly string[] = [],
): string | undefined =>
  sealedTables(database).find(
    (table) =>
      !besides.includes(table) &&
      database
        .prepare(`SELECT 1 FROM ${table} WHERE NOT ${hasRightChecksum(database, table)} LIMIT 1`)
        .get() !== undefined,
  );

/** An expression that tells of each row of a table whether it is as it was written: 1 or 0. */
export const hasRightChecksum = (database: Database.Database, table: string): string =>
  `(seal IS ${sumOf(database, table)})`;

const sumOf = (database: Database.Database, table: string): string =>
  `sealed('${table}', ${columnsOf(database, table)
    .map(({ name }) => name)
    .join(', ')})`;

const sealedTables = (database: Database.Database): readonly string[] =>
  database
    .prepare<[], string>(
      `SELECT name FROM sqlite_schema WHERE type = 'table'
        AND EXISTS (SELECT 1 FROM pragma_table_info(sqlite_schema.name) AS known WHERE known.name = 'seal') ORDER BY name`,
    )
    .pluck()
    .all();

/** The columns of a table but for its seal; `pk` is over 0 for those of its key. */
const columnsOf = (
  database: Database.Database,
  table: string,
): readonly { readonly name: string; readonly pk: number }[] =>
  database
    .prepare<[string], { readonly name: string; readonly pk: number }>(
      "SELECT name, pk FROM pragma_table_info(?) WHERE name <> 'seal'",
    )
    .all(table);
