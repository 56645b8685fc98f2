import { crc32 } from 'node:zlib';
import type Database from 'better-sqlite3';
import { type Checksummed, checksumsIn } from './checksum-layouts.ts';

/** The tables that are sealed today. */
const CHECKSUMMED = checksumsIn(Number.POSITIVE_INFINITY);

/**
 * Registers the checksum of rows with a connection. SQLite sees when its pages do not fit together any more, but not that a byte within a
 * text is another: for that each row has a sum over all of it, which triggers keep, so that no write can forget it.
 */
export function registerChecksum(database: Database.Database): void {
  database.function('sealed', { deterministic: true, varargs: true }, (...row: unknown[]) =>
    crc32(JSON.stringify(row)),
  );
}

/**
 * The step of a migration that gives a table checksums, in its column `seal`, from now on, with all that is in it already. A step that adds
 * a column to such a table does so anew.
 */
export function checksumTriggers({ table, key, columns }: Checksummed): string {
  const update = (row: string) => `UPDATE ${table} SET seal = ${sumOf(table, columns)}${row};`;
  const own = ` WHERE ${key.map((name) => `${name} = NEW.${name}`).join(' AND ')}`;
  return `
  DROP TRIGGER IF EXISTS seal_new_${table};
  DROP TRIGGER IF EXISTS seal_changed_${table};
  CREATE TRIGGER seal_new_${table} AFTER INSERT ON ${table} BEGIN ${update(own)} END;
  CREATE TRIGGER seal_changed_${table} AFTER UPDATE OF ${columns.join(', ')} ON ${table} BEGIN ${update(own)} END;
  ${update('')}`;
}

/** The tables whose rows are checked whenever one is read ({@link hasRightChecksum}): by far the most of a database. */
export const CHECKED_WHEN_READ: readonly string[] = ['tables', 'log'];

/** The first table with a row that is not as it was written, those `besides` left out; nothing where all are. A former `layout` had other seals. */
export function wrongChecksum(
  database: Database.Database,
  besides: readonly string[] = [],
  layout: number = Number.POSITIVE_INFINITY,
): string | undefined {
  return checksumsIn(layout).find(
    ({ table, columns }) =>
      !besides.includes(table) &&
      database.prepare(`SELECT 1 FROM ${table} WHERE seal IS NOT ${sumOf(table, columns)} LIMIT 1`).get() !==
        undefined,
  )?.table;
}

/** An expression that tells of each row of a table whether it is as it was written: 1 or 0. */
export function hasRightChecksum(name: string): string {
  const checksummed = CHECKSUMMED.find(({ table }) => table === name);
  if (checksummed === undefined) throw new RangeError(`no table ${name} is sealed`);
  return `seal IS ${sumOf(checksummed.table, checksummed.columns)}`;
}

const sumOf = (table: string, columns: readonly string[]): string =>
  `sealed('${table}', ${columns.join(', ')})`;
