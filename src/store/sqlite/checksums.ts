import { crc32 } from 'node:zlib';
import type Database from 'better-sqlite3';

/** Registers the row checksum. SQLite misses a changed byte within a text; triggers keep a sum over each row. */
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

/** The finding of a damaged row, those of some tables left out; undefined if there is none. */
export function damagedRow(database: Database.Database, besides: readonly string[] = []): string | undefined {
  const table = sealedTables(database).find(
    (name) =>
      !besides.includes(name) &&
      database
        .prepare(`SELECT 1 FROM ${name} WHERE NOT ${hasRightChecksum(database, name)} LIMIT 1`)
        .get() !== undefined,
  );
  return table && `a row of the table "${table}" has changed since it was written`;
}

/** What one of SQLite's own checks finds; undefined if all is well. */
export function damagedPages(
  database: Database.Database,
  check: 'integrity_check' | 'integrity_check(1)' | 'quick_check(1)',
): string | undefined {
  const [finding, ...more] = database.prepare<[], string>(`PRAGMA ${check}`).pluck().all();
  return finding === 'ok' && more.length === 0 ? undefined : (finding ?? 'its check said nothing');
}

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
